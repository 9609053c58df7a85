import { type Betting, bet, burn, discard, down, type FirstToAct, type Form, type Step, street, up } from './form.ts'

/** Third to seventh street: a burn before each card but the first, the upper limit from fifth street on. */
const sevenStreets = (
  first: readonly Step[],
  fourth: Betting['tier'],
  opens: FirstToAct,
  beforeFourth: readonly Step[] = [],
) => [
  street('third street', ...first, bet('lower', 'bring-in')),
  street('fourth street', ...beforeFourth, burn, up(1), bet(fourth, opens)),
  street('fifth street', burn, up(1), bet('upper', opens)), // uspa/3.2.3.3.7
  street('sixth street', burn, up(1), bet('upper', opens)),
  street('seventh street', burn, down(1), bet('upper', opens)),
]
const twoDownOneUp = [down(2), up(1)] as const
const openPair = 'lower-or-upper-on-an-open-pair'

/** Seven-card stud: the lowest upcard brings it in, then the high board opens. */
export const sevenCardStud = {
  id: 'seven-card-stud',
  name: 'Seven-card stud',
  family: 'stud',
  rules: ['rrp/8/intro', 'rrp/8/intro/limits', 'rrp/8/2', 'uspa/3.2.3.1', 'wsop/seven-card-stud'],
  deck: 'standard',
  seats: { least: 2, most: 8 },
  opening: 'bring-in',
  structures: ['limit', 'spread', 'pot-limit', 'half-pot', 'no-limit'],
  boards: 0,
  streets: sevenStreets(twoDownOneUp, openPair, 'high-hand-showing'),
  pot: [{ name: 'high', ranking: 'high', from: 'any' }],
  bringIn: { card: 'lowest', ace: 'high', ties: 'suit', size: 'bring-in', showing: 'high' },
  shortStub: 'common-card', // rrp/8/15
} as const satisfies Form

/** Five-card stud: one card down, four up, one bet size throughout. */
export const fiveCardStud = {
  ...sevenCardStud,
  id: 'five-card-stud',
  name: 'Five-card stud',
  rules: ['uspa/3.2.4.1', 'uspa/3.2.4.3.3', 'uspa/3.2.4.5.1'],
  seats: { least: 2, most: 9 },
  streets: [
    street('second street', down(1), up(1), bet('lower', 'bring-in')),
    street('third street', burn, up(1), bet('lower', 'high-hand-showing')),
    street('fourth street', burn, up(1), bet('lower', 'high-hand-showing')), // uspa/3.2.4.3.7
    street('fifth street', burn, up(1), bet('lower', 'high-hand-showing')),
  ],
} as const satisfies Form

/** Mississippi stud: four rounds, two upcards at once after the first, the last card up; the high card opens big-bet games. */
export const mississippiStud = {
  ...sevenCardStud,
  id: 'mississippi-stud',
  name: 'Mississippi seven-card stud',
  rules: ['uspa/3.2.5.2', 'uspa/3.2.5.3.1', 'uspa/3.2.5.3.2', 'uspa/3.2.5.5.1.1', 'uspa/3.2.5.5.1.2'],
  seats: { least: 2, most: 7 },
  structures: ['pot-limit', 'limit', 'spread', 'half-pot', 'no-limit'],
  streets: [
    street('third street', ...twoDownOneUp, bet('lower', 'bring-in')),
    street('fifth street', burn, up(2), bet('lower', 'high-hand-showing')),
    street('sixth street', burn, up(1), bet('upper', 'high-hand-showing')),
    street('seventh street', burn, up(1), bet('upper', 'high-hand-showing')),
  ],
  bringIn: { ...sevenCardStud.bringIn, bigBet: 'highest-bets-or-folds' },
  raiseCap: 'mississippi',
} as const satisfies Form

/** Razz: stud for the lowest hand; the highest upcard brings it in, ace low, then the low board opens. */
export const razz = {
  ...sevenCardStud,
  id: 'razz',
  name: 'Razz',
  rules: ['rrp/9/intro', 'rrp/9/2', 'rrp/9/3', 'uspa/3.2.6.1', 'wsop/razz'],
  streets: sevenStreets(twoDownOneUp, 'lower', 'low-hand-showing'),
  pot: [{ name: 'low', ranking: 'ace-to-five', from: 'any' }],
  bringIn: { card: 'highest', ace: 'low', ties: 'suit', size: 'bring-in', showing: 'ace-to-five' },
} as const satisfies Form

/** Kansas City razz: razz for deuce-to-seven, in which the ace is the highest card. */
export const kansasCityRazz = {
  ...razz,
  id: 'kansas-city-razz',
  name: 'Kansas City razz',
  rules: ['wsop/238-kc'],
  pot: [{ name: 'low', ranking: 'deuce-to-seven', from: 'any' }],
  bringIn: { ...razz.bringIn, ace: 'high', showing: 'deuce-to-seven' },
} as const satisfies Form

/** Stud high-low: the low half needs an eight or better; an open pair changes nothing. */
export const stud8 = {
  ...sevenCardStud,
  id: 'stud-8',
  name: 'Seven-card stud high-low, eight or better',
  rules: ['rrp/10/intro', 'rrp/10/4', 'rrp/10/6', 'uspa/3.2.7.1', 'wsop/stud-8'],
  streets: sevenStreets(twoDownOneUp, 'lower', 'high-hand-showing'),
  pot: [...sevenCardStud.pot, { name: 'low', ranking: 'eight-or-better', from: 'any' }],
} as const satisfies Form

/** Stud high-low in which any low takes its half; the highest upcard brings it in, then the low board opens. */
export const studHiLo = {
  ...stud8,
  id: 'stud-hi-lo',
  name: 'Seven-card stud high-low, regular',
  rules: ['wsop/249'],
  streets: sevenStreets(twoDownOneUp, 'lower', 'low-hand-showing'),
  pot: [...sevenCardStud.pot, { name: 'low', ranking: 'ace-to-five', from: 'any' }],
  bringIn: { ...stud8.bringIn, card: 'highest', showing: 'ace-to-five' },
} as const satisfies Form

/** Super Stud: four cards down and one up, two thrown away after the first round. */
export const superStud = {
  ...sevenCardStud,
  id: 'super-stud',
  name: 'Super Stud',
  rules: ['wsop/super-stud', 'wsop/super-stud-open-pair', 'wsop/super-stud-seats', 'wsop/250'],
  seats: { least: 2, most: 7 },
  streets: sevenStreets([down(4), up(1)], openPair, 'high-hand-showing', [discard(2)]),
  shortStub: 'muck-too', // wsop/253
} as const satisfies Form

/** Super Stud high-low, eight or better: the highest upcard brings it in. */
export const superStud8 = {
  ...superStud,
  id: 'super-stud-8',
  name: 'Super Stud high-low, eight or better',
  rules: ['wsop/super-stud', 'wsop/super-stud-seats', 'wsop/250'],
  streets: sevenStreets([down(4), up(1)], 'lower', 'high-hand-showing', [discard(2)]),
  pot: stud8.pot,
  bringIn: { ...superStud.bringIn, card: 'highest' },
} as const satisfies Form

/** Razzdugi: half for the best razz hand, half for the best badugi among the seven cards. */
export const razzdugi = {
  ...razz,
  id: 'razzdugi',
  name: 'Razzdugi',
  rules: ['wsop/razzdugi', 'wsop/327', 'wsop/330', 'wsop/331'],
  pot: [
    { name: 'razz', ranking: 'ace-to-five', from: 'any' },
    { name: 'badugi', ranking: 'badugi', from: 'any' },
  ],
} as const satisfies Form

/** Razzduci: half for the best deuce-to-seven hand, half for the best badugi with the ace low. */
export const razzduci = {
  ...razzdugi,
  id: 'razzduci',
  name: 'Razzduci',
  rules: ['wsop/razzduci', 'wsop/332', 'wsop/333', 'wsop/336'],
  pot: [
    { name: 'deuce-to-seven', ranking: 'deuce-to-seven', from: 'any' },
    { name: 'badugi', ranking: 'badugi', from: 'any' },
  ],
} as const satisfies Form
