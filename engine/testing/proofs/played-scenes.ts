import { announcement } from '../../deal/betting/announcement.ts'
import { fantasylandDeal } from '../../deal/chinese/fantasyland-deal.ts'
import type { Deal } from '../../deal/deal.ts'
import { stubCount } from '../../deal/deal.ts'
import { drawCount } from '../../deal/drawing/draw-count.ts'
import { evolve } from '../../deal/evolve.ts'
import { handStatus } from '../../deal/hand-status.ts'
import { legal } from '../../deal/legal.ts'
import type { Form } from '../../forms/form.ts'
import { forms } from '../../forms/forms.ts'
import { decide, rule } from '../../rulings/decide.ts'
import type { Incident } from '../../rulings/rulers.ts'
import { given, type Setup } from '../given.ts'
import { awards } from '../scene.ts'
import { type Table, tableOf } from '../table.ts'
import type { Witness } from './witness.ts'

type Under = Witness['under']

/** A deal of this kind played so far: what is offered there, and how everybody stands. */
const played =
  (setup: Omit<Setup, 'book'>, acts: string): Under =>
  book =>
    stands(given({ ...setup, book } as Setup).plays(acts))

/** The same, and then something is reported. */
const ruled =
  (setup: Omit<Setup, 'book'>, acts: string, ...incidents: readonly Incident[]): Under =>
  book => {
    let table = given({ ...setup, book } as Setup).plays(acts)
    for (const incident of incidents.slice(0, -1)) table = table.reports(incident)
    return rule(table.deal, incidents.at(-1)!)
  }

const stands = ({ deal }: Table): unknown => [legal(deal), deal.players, deal.boards, deal.awards, deal.common]

/** A table with this many cards left in the stub: the others go to the muck. */
const withStub = ({ deal }: Table, cards: number): Table => {
  let now: Deal = deal
  while (stubCount(now) > cards) {
    const move = { card: now.deck[now.next]!, from: 'stub', to: 'muck' } as const
    now = evolve(now, { type: 'CardsMoved', moves: [move], rules: [] })
  }
  return tableOf(now, [])
}

const TO_SIXTH = 'deal; around; deal; around; deal; around; deal'
const TO_SEVENTH = `${TO_SIXTH}; around`
const SEVEN = '7c 5d 4h 3s 2c'
const EIGHT = '8c 6d 5h 3d 2d'
const afterDraw = 'deal; around; all stand pat; 1 checks; 2 bets; 1 calls; showdown'
const threeDown = { seats: 3, cards: { 1: '2c 5d 8h', 2: '3c 6d 9h', 3: '4c 7d Th' } }
const up = (card: string): Incident => ({ type: 'CardExposed', seat: 1, card, by: 'dealer' }) as Incident
const holdemChips = (chips: object, seats: Setup['seats']): Omit<Setup, 'book'> => ({
  form: 'holdem', structure: 'no-limit', size: 10, stakes: { chips } as NonNullable<Setup['stakes']>, seats,
}) // biome-ignore format: a table
/** Stud for low, or for high and low, in which an open pair could double the bet. */
const withOpenPair = (form: Form): Form => ({ ...form, streets: forms['seven-card-stud'].streets })

/** Deals played to a point at which one answer of the book decides. */
export const playedScenes: Readonly<Record<string, Under>> = {
  'a burn missed before seventh street, and a player has looked': ruled(
    { form: 'seven-card-stud', seats: 3 }, TO_SEVENTH, { type: 'BurnMissed', seen: [2] } as Incident,
  ),
  'a seventh card that came too early and was looked at': ruled(
    { form: 'seven-card-stud', seats: 3 }, TO_SIXTH, { type: 'PrematureStreetCard', to: [2], seen: [2] } as Incident,
  ),
  'cards exposed before the draw at no-limit ace-to-five': book => {
    const { deal } = given({ form: 'ace-to-five-lowball', structure: 'no-limit', seats: 2, cards: { 1: 'Ac 3d 6h 8s Tc' }, book } as Setup).plays('deal')
    return deal.players[0]!.down.map(card => rule(deal, up(card)))
  },
  'a card pitched at request that flips on the draw': book => {
    const { deal } = given({ form: 'deuce-to-seven-lowball', structure: 'no-limit', seats: 2, book } as Setup).plays('deal; around; draw 2 1; deal')
    return rule(deal, { type: 'CardExposed', seat: 1, card: deal.players[0]!.down.at(-1)!, by: 'dealer', pitched: true })
  },
  'both downcards of stud up': ruled({ form: 'seven-card-stud', ...threeDown }, 'deal one', up('2c'), up('5d')),
  'all three cards of stud up': book => {
    const two = given({ form: 'seven-card-stud', ...threeDown, book } as Setup).plays('deal one').reports(up('2c')).reports(up('5d'))
    return two.deal.phase === 'ended' ? 'over' : rule(two.plays('deal').deal, up('8h'))
  },
  'razz with an open pair that may double the bet': played(
    { form: withOpenPair(forms.razz), seats: 2, cards: { 1: '2s 3s Kc 2c', 2: '2h 3h 5d 5c' } }, 'deal; around; deal',
  ),
  'stud high-low with an open pair that may double the bet': played(
    { form: withOpenPair(forms['stud-8']), seats: 2, cards: { 1: '2s 3s 4c Kc', 2: '2h 3h 5d 5c' } }, 'deal; around; deal',
  ),
  'what the dealer calls in stud': book => {
    const table = given({ form: 'seven-card-stud', book, seats: 2, cards: { 1: '2s 3s Qc Jc', 2: '2h 3h 9c 9d' } } as Setup).plays('deal; around; deal')
    return [true, false].map(lowStakes => announcement(table.deal, table.events.at(-1)!, { lowStakes }))
  },
  'what the dealer calls in razz': book => {
    const table = given({ form: 'razz', book, seats: 2, cards: { 1: '2s 3s 8c 4d', 2: '2h 3h Qc Qd' } } as Setup).plays('deal; around; deal')
    return announcement(table.deal, table.events.at(-1)!, {})
  },
  'how many were drawn, before and after a bet': book => {
    const drew = given({ form: 'ace-to-five-lowball', seats: 2, book } as Setup).plays('deal; around; draw 2 1; deal')
    return [drew, drew.plays('1 bets')].map(({ deal }) => drawCount(deal, 2, 1))
  },
  'a hand asked about before acting': book =>
    handStatus(given({ form: 'holdem', seats: 3, book } as Setup).plays('deal').deal, 1, 3),
  'a run without burns': book => {
    const allIn = given({ form: 'holdem', structure: 'no-limit', seats: 2, timed: true, book } as Setup).plays('deal; 2 all-in; 1 calls')
    const outcome = decide(allIn.deal, { type: 'RunIt', times: 2, agreed: [1, 2], burnless: true })
    return outcome.ok ? outcome.events : outcome.refusal.why
  },
  'seven cards left for six at Mexican poker': book =>
    legal(withStub(given({ form: 'mexican-poker', book, seats: 6 } as Setup).plays('deal; around; all keep; deal; around; all keep; deal; around; all keep'), 7).deal),
  'a short stub before the last card of super stud': played(
    { form: 'super-stud', seats: 6 }, 'deal; around; all throw away; deal; around; deal; around; deal; around',
  ),
  'a stub one card short of two more than the players at super stud': book =>
    legal(withStub(given({ form: 'super-stud', book, seats: 3 } as Setup).plays('deal; around; all throw away; deal; around; deal; around'), 4).deal),
  'lowball before anybody has opened': played(
    { form: 'ace-to-five-lowball', seats: 3, stakes: { blinds: [], ante: 2 } }, 'deal',
  ),
  'a seven checked at limit ace-to-five': played({ form: 'ace-to-five-lowball', seats: 2, cards: { 1: '7c 5d 4h 2s Ac', 2: '8c 6d 5h 3d 2d' } }, afterDraw),
  'a seven checked at limit deuce-to-seven': played({ form: 'deuce-to-seven-lowball', structure: 'limit', seats: 2, cards: { 1: SEVEN, 2: EIGHT } }, afterDraw),
  'a seven checked at no-limit deuce-to-seven': played({ form: 'deuce-to-seven-lowball', structure: 'no-limit', seats: 2, cards: { 1: SEVEN, 2: EIGHT } }, 'deal; around; all stand pat; 1 checks; 2 bets 100; 1 calls; showdown'),
  'a look at lowball before a kill': book =>
    stands(given({ form: 'ace-to-five-lowball', structure: 'limit', size: 20, seats: { 1: 500, 2: 500, 3: 150, 4: 500 }, book } as Setup).plays('deal one')),
  'a kill after a look at lowball': played(
    { form: 'ace-to-five-lowball', structure: 'limit', size: 20, seats: 4 }, 'deal one; 3 kills 40; deal',
  ),
  'short all-ins that add up to a raise': played(
    { form: 'holdem', structure: 'no-limit', seats: { 1: 1000, 2: 1000, 3: 1000, 4: 150, 5: 195 } }, 'deal; 3 raises to 100; 4 all-in; 5 all-in; 1 folds; 2 calls',
  ),
  'chips of 1 in the rake alone': played(holdemChips({ blind: 5, 'big-blind': 5, rake: 1 }, { 1: 1000, 2: 1000, 3: { 5: 20, 1: 5 } }), 'deal; 3 all-in'),
  'chips smaller than the bring-in, all-in': played(
    { form: 'holdem', structure: 'no-limit', size: 25, stakes: { blinds: [10, 25], unit: 5 }, seats: { 1: 1000, 2: 1000, 3: 110 } }, 'deal; 3 all-in',
  ),
  'an odd chip smaller than the chip of the blinds': played(
    { ...holdemChips({ blind: 5, 'big-blind': 5, rake: 1, collection: 1 }, { 1: 100, 2: 100 }), carried: 5, cards: { 1: '2c3d', 2: '2d3c', board: 'AcKdQhJs9c' } } as Omit<Setup, 'book'>,
    'deal; 2 raises to 50; 1 calls; deal; all check; deal; all check; deal; all check; showdown',
  ),
  'an odd chip among equal straights of stud': book =>
    awards({ form: 'seven-card-stud', book, hands: { 1: '5c 6d As / 7h 8c 9d 2c', 2: '5d 6h Kd / 7c 8d 9s 2d' }, pot: 105 }),
  'an odd chip among equal lows of stud high-low': book =>
    awards({ form: 'stud-8', book, hands: { 1: '8s Kc 9d / Ac 2d 3h 4s', 2: '8c Ks Td / Ad 2c 3s 4h', 3: 'Kd Kh Qs / Qd Qh Qc Jc' }, pot: 206 }),
  'Fantasyland after a misdeal': book => {
    const start: Setup = { form: 'open-face-chinese', seats: 3, button: 3, fantasyland: [{ seat: 2, cards: 13 }], book }
    return fantasylandDeal(given(start).plays('deal').reports({ type: 'ButtonMisplaced', belongs: 1 } as Incident).deal)
  },
  'a player without chips who has matched old antes': played(
    { form: 'jacks-or-better', seats: { 1: 0, 2: 1000, 3: 1000 }, carried: 30, matched: { 1: 10 } } as Omit<Setup, 'book'>, 'deal',
  ),
} // biome-ignore format: a scene a line
