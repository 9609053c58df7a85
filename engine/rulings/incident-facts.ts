import { type Fact, type FactsOf, maybe } from './fact.ts'
import { type IncidentType, isIncidentType, rulerOf } from './rulers.ts'

/** The facts of every kind of incident, as people tell them: what comes from outside is checked against this. */
export const incidentFacts: { readonly [T in IncidentType]: FactsOf<T> } = {
  MiscalledHand: { seat: 'seat', called: 'text', intentional: 'flag', fouled: 'seats' },
  PairNotAnnounced: { seat: 'seat', fouled: 'seats' },
  TabledLate: {
    seat: 'seat',
    identifiable: 'flag',
    misinformed: maybe('flag'),
    dealerErred: maybe('flag'),
    cards: maybe('cards'),
  },
  BurnMissed: {
    facedown: maybe('flag'),
    dealt: maybe('count'),
    seen: maybe('seats'),
    cards: maybe('cards'),
    next: maybe('cards'),
  },
  TwoBurned: { dealt: maybe('count'), seen: maybe('seats'), cards: maybe('cards'), next: maybe('cards') },
  PrematureStreetCard: { to: 'seats', seen: maybe('seats'), cards: maybe('cards') },
  LastCardUp: { seats: 'seats', cards: maybe('cards') },
  UpcardsPickedUp: {
    seat: 'seat',
    how: ['lifted', 'turned-down', 'mixed', 'reordered'],
    madeAnotherAct: maybe('flag'),
  },
  DiscardMissed: { seat: 'seat', discarded: maybe('count') },
  StreetOutOfSequence: { to: 'seats', cards: maybe('cards') },
  BeatenCall: { seat: 'seat', by: 'seat' },
  PrematureBoard: { count: maybe('count'), cards: maybe('cards') },
  TooManyInFlop: { count: 'count', board: maybe('count'), cards: maybe('cards') },
  StubFouled: { mixedWith: maybe(['burns', 'muck', 'burns-and-muck']) },
  HandMucked: {
    seat: 'seat',
    by: ['player', 'dealer'],
    identifiable: 'flag',
    misinformed: maybe('flag'),
    dealerErred: maybe('flag'),
    protected: maybe('flag'),
  },
  HandThrownForward: { seat: 'seat', madeAnotherAct: 'flag', announced: maybe('flag') },
  CardsMixedWithAnother: { seat: 'seat', with: 'seat', identifiable: maybe('flag') },
  DealtDeadHand: { seat: 'seat' },
  HiddenCards: { seat: 'seat', behind: 'count' },
  LiveHandShown: { seat: 'seat', cards: 'cards', onPurpose: 'flag', winnerTakesAll: maybe('flag') },
  ButtonMisplaced: { belongs: 'seat' },
  FirstCardToWrongSeat: { seat: 'seat' },
  DealtToEmptySeat: { seat: 'seat' },
  PlayerDealtOut: { seat: 'seat', atTheTable: 'flag', posted: maybe('flag') },
  DealtOutOfSequence: { seat: 'seat', before: 'seat', round: maybe('count') },
  ExtraCard: { seats: 'seats', cards: maybe('cards') },
  WrongNumberOfCards: { seat: 'seat', has: 'count', actedEarly: maybe('flag') },
  FourteenAndTwelve: { fourteen: 'seat', twelve: 'seat', picked: 'count' },
  WrongNumberSet: { seat: 'seat', set: 'count' },
  FantasylandMiscount: { seat: 'seat', has: 'count' },
  PlayerAbsent: { seat: 'seat', walkedOff: maybe('flag') },
  PlayerBack: { seat: 'seat' },
  ClockExpired: { seat: 'seat', seconds: maybe('count') },
  ClockAskedFor: { seat: 'seat', after: 'count', by: maybe('seat') },
  DrawChanged: { seat: 'seat', relied: maybe('flag') },
  TurnPassed: {
    seat: 'seat',
    behind: 'count',
    waiting: maybe('flag'),
    calledTime: maybe(['at-the-table', 'from-elsewhere']),
  },
  ImproperWager: { seat: 'seat', to: 'chips', when: ['at-once', 'in-the-round', 'all-have-acted', 'round-over'] },
  OwedBlindUnposted: { seat: 'seat', owes: 'chips', looked: 'flag' },
  WrongLowcard: { seat: 'seat', nextActed: 'flag' },
  HiddenChips: { seat: 'seat', amount: 'chips', winner: maybe('seat'), nextDealBegun: maybe('flag') },
  ConcealedChips: { seat: 'seat', hidden: 'chips' },
  UnnoticedMoney: {
    seat: 'seat',
    amount: 'chips',
    what: ['cash', 'foreign-chips'],
    unaware: 'flag',
    objection: 'flag',
  },
  ButtonWrongThisDeal: { should: 'seat' },
  RunDisputed: { run: 'count' },
  PotAwardedWrongly: {
    from: 'seat',
    to: 'seats',
    pot: maybe('count'),
    collection: maybe('chips'),
    since: maybe(['first-riffle', 'machine-button-pushed', 'first-card-dealt', 'game-ended-or-moved']),
    houseError: maybe('flag'),
  },
  CardExposed: {
    seat: 'seat',
    card: 'card',
    by: ['dealer', 'player'],
    looked: maybe('flag'),
    disputed: maybe('flag'),
    pitched: maybe('flag'),
    replacement: maybe('card'),
  },
  CardOffTable: { seat: 'seat', card: 'card', by: ['dealer', 'player'], replacement: maybe('card') },
  BoxedCard: {
    card: 'card',
    where: ['hand', 'board', 'stub'],
    seat: maybe('seat'),
    nextMixed: maybe('flag'),
    needed: maybe('flag'),
    replacement: maybe('card'),
  },
  JokerFound: { seat: 'seat', card: maybe('card'), replacement: maybe('card') },
  ForeignCard: { where: ['hand', 'board', 'stub'], card: maybe('card'), wouldBeDealt: maybe('flag') },
  DuplicateCard: { card: 'card' },
  CardMissing: { has: 'count' },
  KnownBadDeck: { seat: 'seat', wagered: 'flag', fault: ['duplicate', 'foreign'] },
  DamagedCard: { seat: 'seat', card: 'card' },
  DrawCardsMucked: { seat: 'seat', cards: 'cards' },
}

/** The kinds of incidents by their names. */
export const INCIDENTS: readonly IncidentType[] = Object.keys(incidentFacts).filter(isIncidentType)

/** The facts of a kind of incident, asked without knowing the kind. */
export const factsOf = (type: IncidentType): Readonly<Record<string, Fact>> => incidentFacts[type]

/** Is it a mistake of the dealer that may go unnoticed for a while? */
export const mayGoUnnoticed = (type: IncidentType): boolean => movesCards(type) && !NOTICED_AT_ONCE.includes(type)

/** Is it a mistake with the cards, reported when it is made? */
export const movesCards = (type: IncidentType): boolean => rulerOf(type).happens !== undefined

/** Mistakes in plain view on the table, or that stop the player who has to act. */
const NOTICED_AT_ONCE: readonly IncidentType[] = [
  'TooManyInFlop',
  'PrematureBoard',
  'PrematureStreetCard',
  'LastCardUp',
  'DrawCardsMucked',
  'FourteenAndTwelve',
]
