import type { Card } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import type { Seat } from '../deal/chips.ts'
import type { Deal } from '../deal/deal.ts'
import type { Incident, IncidentType } from '../rulings/rulers.ts'

/** What is on the table when something is reported: the player who is due or the last who is in, the next, and the cards before them. */
export type Moment = {
  readonly deal: Deal
  readonly seat: Seat
  readonly other: Seat
  /** A player who has folded, or they themselves. */
  readonly out: Seat
  /** Who is in, in the order of dealing. */
  readonly seats: readonly Seat[]
  /** Their cards. */
  readonly held: readonly Card[]
  /** The last of their downcards. */
  readonly card: Card
}

/** How each kind of incident is reported at a moment, one way or several; some of them cannot have happened then. */
export const incidentReports: { readonly [T in IncidentType]: (at: Moment) => readonly Facts<T>[] } = {
  MiscalledHand: ({ seat, other }) => [{ seat, called: '8-6', intentional: false, fouled: [other] }],
  PairNotAnnounced: ({ seat, other }) => [{ seat, fouled: [other] }],
  TabledLate: ({ deal, seat }) => [
    { seat: deal.players.find(({ shown }) => shown === 'mucked')?.seat ?? seat, identifiable: true },
  ],
  BurnMissed: () => [{}],
  TwoBurned: () => [{}],
  PrematureStreetCard: ({ seats }) => [{ to: seats.slice(0, 2) }],
  LastCardUp: ({ seat }) => [{ seats: [seat] }],
  UpcardsPickedUp: ({ seat }) => [
    { seat, how: 'lifted' },
    { seat, how: 'mixed', madeAnotherAct: true },
  ],
  DiscardMissed: ({ seat }) => [{ seat }],
  StreetOutOfSequence: ({ seats }) => [{ to: seats.toReversed() }],
  BeatenCall: ({ seats }) => [{ seat: seats[0]!, by: seats[1]! }],
  PrematureBoard: () => [{}],
  TooManyInFlop: () => [{ count: 4 }],
  StubFouled: () => [{ mixedWith: 'muck' }],
  HandMucked: ({ seat, out }) => [
    { seat, by: 'player', identifiable: true },
    { seat, by: 'dealer', identifiable: true },
    { seat: out, by: 'player', identifiable: true, misinformed: true },
  ],
  HandThrownForward: ({ seat, out }) => [
    { seat, madeAnotherAct: false },
    { seat, madeAnotherAct: true },
    { seat: out, madeAnotherAct: false },
  ],
  CardsMixedWithAnother: ({ seat, other }) => [{ seat, with: other }],
  DealtDeadHand: ({ seat }) => [{ seat }],
  HiddenCards: ({ seat }) => [{ seat, behind: 3 }],
  LiveHandShown: ({ seat, card }) => [{ seat, cards: [card], onPurpose: true }],
  ButtonMisplaced: ({ deal }) => [{ belongs: deal.players[0]!.seat }],
  FirstCardToWrongSeat: ({ deal }) => [{ seat: deal.players[1]!.seat }],
  DealtToEmptySeat: () => [{ seat: NOBODY }],
  PlayerDealtOut: () => [{ seat: NOBODY, atTheTable: true }],
  DealtOutOfSequence: ({ deal }) => [{ seat: deal.players[1]!.seat, before: deal.players[0]!.seat }],
  ExtraCard: ({ other }) => [{ seats: [other] }],
  WrongNumberOfCards: ({ seat, held }) => [
    { seat, has: held.length - 1 },
    { seat, has: held.length + 1 },
  ],
  FourteenAndTwelve: ({ seat, other }) => [{ fourteen: seat, twelve: other, picked: 3 }],
  WrongNumberSet: ({ deal, seat }) => [{ seat, set: cardsLaid(deal, seat) + 1 }],
  FantasylandMiscount: ({ deal }) => {
    const there = deal.players.find(player => player.fantasyland > 0) ?? deal.players[0]!
    return [
      { seat: there.seat, has: there.down.length - 1 },
      { seat: there.seat, has: there.down.length + 1 },
    ]
  },
  PlayerAbsent: ({ seat }) => [{ seat }],
  PlayerBack: ({ deal, seat }) => [{ seat: deal.mending.absent[0]?.seat ?? seat }],
  ClockExpired: ({ seat }) => [{ seat }, { seat, seconds: 70 }],
  ClockAskedFor: ({ seat, other }) => [
    { seat, by: other, after: 30 },
    { seat, by: other, after: 150 },
  ],
  DrawChanged: ({ deal, seat }) => [{ seat: deal.players.findLast(it => it.answered && !it.folded)?.seat ?? seat }],
  TurnPassed: ({ seat }) => [{ seat, behind: 2 }],
  ImproperWager: ({ deal, seat }) =>
    (['round-over', 'at-once'] as const).map(when => ({ seat, to: (deal.round?.price ?? 0) + 1, when })),
  OwedBlindUnposted: ({ seat }) => [
    { seat, owes: 10, looked: false },
    { seat, owes: 10, looked: true },
  ],
  WrongLowcard: ({ other }) => [
    { seat: other, nextActed: false },
    { seat: other, nextActed: true },
  ],
  HiddenChips: ({ deal }) => [{ seat: shortest(deal), amount: 25 }],
  ConcealedChips: ({ deal }) => [{ seat: shortest(deal), hidden: 5 }],
  UnnoticedMoney: ({ seat }) => [
    { seat, amount: 50, what: 'cash', unaware: true, objection: false },
    { seat, amount: 50, what: 'foreign-chips', unaware: true, objection: true },
  ],
  ButtonWrongThisDeal: ({ deal }) => [{ should: deal.players[0]!.seat }],
  RunDisputed: () => [{ run: 2 }],
  PotAwardedWrongly: ({ deal }) => {
    const from = deal.awards[0]?.to[0]?.seat ?? 1
    return [{ from, to: [deal.players.find(({ seat }) => seat !== from)!.seat] }]
  },
  CardExposed: ({ seat, card }) => [
    { seat, card, by: 'dealer' },
    { seat, card, by: 'player' },
  ],
  CardOffTable: ({ seat, card }) => [
    { seat, card, by: 'dealer' },
    { seat, card, by: 'player' },
  ],
  BoxedCard: ({ deal, seat, card }) => [
    { where: 'hand', seat, card },
    { where: 'board', card: deal.boards[0]?.at(-1) ?? card },
    { where: 'stub', card: deal.deck[deal.next] ?? card },
  ],
  JokerFound: ({ seat }) => [{ seat }],
  ForeignCard: ({ deal, card }) => [
    { where: 'hand', card },
    { where: 'board', card: deal.boards[0]?.at(-1) ?? card },
    { where: 'stub', card: deal.deck[deal.next] ?? card },
  ],
  DuplicateCard: ({ card }) => [{ card }],
  CardMissing: ({ deal }) => [{ has: deckCards(deal.form.deck).length - 1 }],
  KnownBadDeck: ({ seat }) => [
    { seat, wagered: true, fault: 'duplicate' },
    { seat, wagered: false, fault: 'foreign' },
  ],
  DamagedCard: ({ seat, card }) => [{ seat, card }],
  DrawCardsMucked: ({ deal }) => {
    const drew = deal.players.find(player => player.answered) ?? deal.players[0]!
    return [{ seat: drew.seat, cards: drew.down.slice(-1) }]
  },
}

/** All ways in which this kind of incident is reported at this moment of a deal. */
export const reportsAt = (deal: Deal, type: IncidentType): readonly Incident[] => {
  const tell = incidentReports[type] as (at: Moment) => readonly object[]
  return tell(momentOf(deal)).map(facts => ({ type, ...facts }) as Incident)
}

type Facts<T extends IncidentType> = Omit<Extract<Incident, { readonly type: T }>, 'type' | 'noticed'>

/** A seat at the table to which no cards are dealt. */
const NOBODY: Seat = 9

const momentOf = (deal: Deal): Moment => {
  const seats = deal.players.filter(player => !player.folded).map(player => player.seat)
  // in a void deal nobody is in
  const seat = deal.players[deal.turn]?.seat ?? seats.at(-1) ?? deal.players.at(-1)!.seat
  const other = seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat
  const { down, up } = deal.players.find(player => player.seat === seat)!
  const out = deal.players.find(player => player.folded)?.seat ?? seat
  // before the deal there is none: what is then reported cannot have happened
  return { deal, seat, other, out, seats, held: [...down, ...up], card: down.at(-1) ?? '2c' }
}

const shortest = ({ players }: Deal): Seat => players.reduce((a, b) => (b.start < a.start ? b : a)).seat

const cardsLaid = ({ players }: Deal, seat: Seat): number =>
  players.find(player => player.seat === seat)!.rows.reduce((cards, row) => cards + row.length, 0)
