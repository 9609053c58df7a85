import { type DealEvent, isCard } from '@cardroom/engine'
import { WHY_KILLED, WHY_VOIDED } from '@cardroom/engine/deal'
import { STRUCTURES } from '@cardroom/engine/forms'
import {
  byName,
  either,
  type Fields,
  fields,
  fits,
  flag,
  isRecord,
  type Kind,
  known,
  listOf,
  type May,
  may,
  noneOr,
  object,
  oneOf,
  type Problem,
  part,
  problemIn,
  tagged,
  text,
  whole,
} from '@cardroom/engine/kinds'
import { HAND_KINDS } from '@cardroom/engine/ranking'
import { isRuleId } from '@cardroom/engine/rulebooks'

/** What is wrong with an event as it was read, by its shape alone; null when nothing is. */
export const shapeWrong = (value: unknown): Problem | null => problemIn(EVENT, value)

/** Is it the name of an event that the deal knows? */
export const isEventType = (name: string): name is DealEvent['type'] => Object.hasOwn(SHAPES, name)

type FieldsOf<E> = {
  readonly [K in keyof E]-?: Record<never, never> extends Pick<E, K> ? May : Kind
}
type Shapes = {
  readonly [T in DealEvent['type']]: FieldsOf<Omit<Extract<DealEvent, { readonly type: T }>, 'type' | 'rules'>>
}

const seat = whole(0, 99)
const place = whole(-1, 99)
const count = whole(0, 999)
const chips = whole(0)
const points = whole(Number.MIN_SAFE_INTEGER)
const card = known(isCard, 'a card')
const cards = listOf(card, 60)
const yes = oneOf(true)
const word = text(200)
const rules = listOf(
  known(value => typeof value === 'string' && isRuleId(value), 'the id of a rule'),
  200,
)
const rank = oneOf(...'23456789TJQKA')
const handName = fields({ is: oneOf(...HAND_KINDS), ranks: listOf(rank, 7), total: may(count) })
const taken = listOf(fields({ seat, amount: chips }), 30)
const seats = listOf(seat, 60)
const hand = oneOf(0, 1)
const handOf = fields({ seat, hand })
const rows = listOf(listOf(card, 20), 13)
const postKind = oneOf('ante', 'dead', 'blind', 'straddle', 'kill', 'post')
const wager = { seat, to: chips } as const
const decider = either(oneOf('floor', 'referee', 'house', 'dealer', 'table'), fields({ seat }))
const incident = known(
  value => isRecord(value) && typeof value.type === 'string',
  'an object with a type, the kind of incident',
)

const pile = either(
  oneOf('stub', 'stub-bottom', 'burns', 'muck', 'aside', 'discards'),
  fields({ board: count }),
  fields({ seat, face: oneOf('down', 'up') }),
)

const at = count
const repair = tagged('do', {
  'skip-burn': { at },
  'burn-first': { at },
  reshuffle: {
    at,
    aside: flag,
    cards: may(cards),
    piles: may(listOf(oneOf('burns', 'muck', 'discards'), 3)),
    rules: may(rules),
  },
  'set-aside': { at, early: count },
  'has-card': { at, seat },
  'deal-down': { at, seat },
  'pass-over': { at, seat },
  'fill-up': { at, seat, cards: count },
  'give-last': { at, seat, cards: count },
})

const stakes = fields({
  structure: oneOf(...STRUCTURES),
  unit: chips,
  chips: may(byName(chips)),
  lower: chips,
  upper: chips,
  blinds: listOf(chips, 30),
  ante: chips,
  antes: oneOf('each', 'button', 'big-blind'),
  bringIn: chips,
  point: chips,
  potUnit: may(chips),
})

const yesMaybe = may(yes)
const perhaps = (...names: readonly string[]): Fields => Object.fromEntries(names.map(name => [name, yesMaybe]))
const raises = noneOr(count)

const law = fields({
  fraction: part,
  least: chips,
  ...perhaps('inclusive', 'addUp', 'completing', 'callShort', 'completionCounts', 'killerLast', 'potByPot'),
  raises: may(fields({ most: raises, headsUp: raises, from: count, lifts: yesMaybe })),
  blinds: may(fields(perhaps('smallAsBig', 'deadAsBig'))),
  straddle: may(
    fields({
      ...perhaps('firstRound', 'laterRounds', 'live', 'countsToCap', 'doubles'),
      acts: oneOf('behind', 'last', 'in-turn'),
    }),
  ),
  stud: may(
    fields(
      perhaps(
        'openPair',
        'partialCounts',
        'highCardOpens',
        'anteOpens',
        'nextByCards',
        'killOpens',
        'bySuit',
        'countsFirst',
      ),
    ),
  ),
  draw: may(
    fields({
      inARow: whole(0, 60),
      reshuffled: listOf(oneOf('burns', 'muck', 'discards'), 3),
      ...perhaps('single', 'withRaise'),
    }),
  ),
  runBurns: may(whole(0, 60)),
})

const SHAPES: Shapes = {
  DealStarted: {
    // the form and the house are read by the engine's own readers
    form: object,
    stakes,
    book: either(word, object),
    button: seat,
    players: listOf(fields({ seat, hand, chips, fantasyland: count }), 30),
    carried: chips,
    matched: taken,
    passed: count,
    barred: seats,
    realCards: flag,
    mixed: flag,
    setting: oneOf('cash', 'tournament'),
    finalTwo: flag,
    timed: flag,
    law,
  },
  Posted: {
    seat,
    kind: postKind,
    amount: chips,
    due: chips,
    limits: may(fields({ lower: chips, upper: chips })),
  },
  PostReturned: { seat, kind: postKind, amount: chips },
  ChipsSetAside: { seat, amount: chips },
  DeckShuffled: { deck: cards },
  CardsDealt: { face: oneOf('down', 'up'), seats, hand: may(hand), cards, left: count },
  CardBurned: { card },
  BoardDealt: { board: whole(0, 20), cards },
  Reshuffled: {
    from: oneOf(
      'stub',
      'stub-and-aside',
      'as-ruled',
      'burns',
      'burns-and-muck',
      'earlier-discards-muck-and-burns',
      'everything-out-of-play',
    ),
    deck: cards,
  },
  CommonCardDue: {},
  RoundOpened: { street: word, seat, price: chips, bringInDue: may(yes) },
  BroughtIn: wager,
  Folded: { seat },
  Checked: { seat },
  Called: wager,
  Bet: wager,
  Completed: wager,
  Raised: wager,
  UncalledReturned: { seat, amount: chips },
  WagersReturned: { back: taken },
  PotOpened: { seat, price: chips },
  FalseOpenersShown: { seat, potPlays: flag, back: taken, barred: flag, forfeited: may(chips) },
  OpenersAskedFor: { seat },
  DiscardsExposed: { seat, cards },
  OpenersNotProven: { seat },
  RoundClosed: {},
  CardsAsked: { seat },
  Discarded: { seat, cards, split: may(yes) },
  DrawTakenBack: { seat, cards },
  TurnedUp: { seat, card },
  KeptDown: { seat },
  Placed: { seat, hand, rows, discard: cards },
  BoardNamed: { board: whole(0, 20), cards },
  BoardStruck: { board: whole(0, 20), instead: may(whole(0, 20)) },
  RunsAgreed: { times: oneOf(2, 3), burnless: may(yes) },
  RunBegun: { run: whole(0, 2) },
  BlindsChopped: { back: taken },
  ShowdownOpened: { seat },
  HandShown: { seat, cards, says: may(word) },
  CardsShown: { seat, cards, entitled: flag },
  HandMucked: { seat },
  BoardPlayed: { seat, hand: oneOf('kept', 'discarded') },
  HandSeen: { seat, by: seat, cards, live: flag },
  CardsShownTo: {
    seat,
    to: seat,
    cards,
    others: oneOf('at-once', 'when-the-round-ends', 'when-betting-is-over', 'after-the-deal', 'never'),
  },
  CardsOpened: { seat, cards },
  AskingDenied: { seat, by: oneOf('dealer', 'floor') },
  IncidentReported: { incident },
  ErrorMade: {
    error: fields({ incident, step: place, cards, run: may(count), burns: may(count), shuffled: may(yes) }),
  },
  ErrorNoticed: { error: count },
  RulingGiven: { decision: word, by: either(oneOf('book'), decider) },
  RulingDue: {
    decides: decider,
    options: listOf(
      fields({
        decision: word,
        events: listOf(
          known(value => fits(EVENT, value), 'an event'),
          500,
        ),
        rules,
      }),
      50,
    ),
  },
  CardsMoved: { moves: listOf(fields({ card, from: pile, to: pile }), 200) },
  CardsSetAside: { cards },
  FaultCounted: { fault: oneOf('exposed', 'boxed'), cards },
  DrawOwed: { seat, cards: whole(0, 60) },
  StreetTakenBack: { step: count },
  RepairDue: { repair },
  WagersBarred: { seat },
  ActsBarred: {
    seat,
    acts: listOf(oneOf('fold', 'check', 'call', 'bet', 'raise'), 5),
    lasts: oneOf('turn', 'round'),
    upTo: may(chips),
  },
  CalledShort: { seat, to: chips, put: chips },
  AbsenceNoted: { seat, walkedOff: flag },
  AbsenceEnded: { seat },
  DealVoided: { why: oneOf(...WHY_VOIDED), back: taken, kept: chips },
  HandKilled: { seat, why: oneOf(...WHY_KILLED) },
  HandRetrieved: { seat, cards, up: may(cards) },
  PotCorrected: { moves: listOf(fields({ from: seat, to: seat, amount: chips }), 60) },
  ChipsFound: { seat, amount: chips, to: seat },
  ButtonsDue: { seats },
  RunsStruck: {},
  HandsRead: { readings: listOf(fields({ pot: whole(0, 99), run: whole(0, 2), share: word, seats }), 300) },
  HandsKilled: { seats },
  AwardDue: {},
  PointsScored: {
    a: handOf,
    b: handOf,
    rows: listOf(points, 13),
    scoop: points,
    royalties: listOf(points, 2),
    points,
    paid: points,
  },
  PotCarried: { amount: chips, matched: taken },
  DealEnded: { fantasyland: may(listOf(fields({ seat, cards: count }), 30)) },
  PotAwarded: {
    pot: whole(0, 99),
    run: whole(0, 2),
    share: word,
    amount: chips,
    to: taken,
    oddChips: seats,
    hands: listOf(handName, 9),
  },
}

const EVENT = tagged(
  'type',
  Object.fromEntries(Object.entries(SHAPES).map(([type, own]: readonly [string, Fields]) => [type, { ...own, rules }])),
)
