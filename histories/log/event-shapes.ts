import { type DealEvent, isCard } from '@cardroom/engine'
import { WHY_KILLED, WHY_VOIDED } from '@cardroom/engine/deal'
import { STRUCTURES } from '@cardroom/engine/forms'
import { HAND_KINDS } from '@cardroom/engine/ranking'
import { isRuleId } from '@cardroom/engine/rulebooks'
import {
  byField,
  type Check,
  either,
  type Fields,
  isRecord,
  known,
  list,
  maybe,
  object,
  oneOf,
  orNone,
  share,
  shown,
  text,
  whole,
} from './check.ts'

/** What is wrong with an event as it was read, by its shape alone; null when nothing is. */
export const shapeWrong = (value: unknown): string | null => {
  if (!isRecord(value)) return `an event is an object, not ${shown(value)}`
  const { type } = value
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return `there is no event of the type ${shown(type)}`
  return checks[type as DealEvent['type']](value)
}

/** Is it the name of an event that the deal knows? */
export const isEventType = (name: string): name is DealEvent['type'] => Object.hasOwn(SHAPES, name)

type FieldsOf<E> = {
  readonly [K in keyof E]-?: Record<never, never> extends Pick<E, K> ? Check & { readonly maybe: true } : Check
}
type Shapes = {
  readonly [T in DealEvent['type']]: FieldsOf<Omit<Extract<DealEvent, { readonly type: T }>, 'type' | 'rules'>>
}

const seat = whole(0, 99)
const place = whole(-1, 99)
const count = whole(0, 999)
const chips = whole(0, Number.MAX_SAFE_INTEGER)
const points = whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
const card = known(isCard, 'a card')
const cards = list(card, 60)
const flag = oneOf(true, false)
const yes = oneOf(true)
const word = text(200)
const rules = list(known(isRuleId, 'the id of a rule'), 200)
const rank = oneOf(...'23456789TJQKA')
const handName = object({ is: oneOf(...HAND_KINDS), ranks: list(rank, 7), total: maybe(count) })
const taken = list(object({ seat, amount: chips }), 30)
const seats = list(seat, 60)
const hand = oneOf(0, 1)
const handOf = object({ seat, hand })
const rows = list(list(card, 20), 13)
const postKind = oneOf('ante', 'dead', 'blind', 'straddle', 'kill', 'post')
const wager = { seat, to: chips } as const
const decider: Check = either(oneOf('floor', 'referee', 'house', 'dealer', 'table'), object({ seat }))
const plain: Check = value => (isRecord(value) ? null : `${shown(value)} is not an object`)
const incident: Check = value =>
  !isRecord(value) || typeof value.type !== 'string' ? 'an incident is an object with a type' : null

const pile: Check = either(
  oneOf('stub', 'stub-bottom', 'burns', 'muck', 'aside', 'discards'),
  either(object({ board: count }), object({ seat, face: oneOf('down', 'up') })),
)

const at = count
const repair = byField('do', {
  'skip-burn': { at },
  'burn-first': { at },
  reshuffle: {
    at,
    aside: flag,
    cards: maybe(cards),
    piles: maybe(list(oneOf('burns', 'muck', 'discards'), 3)),
    rules: maybe(rules),
  },
  'set-aside': { at, early: count },
  'has-card': { at, seat },
  'deal-down': { at, seat },
  'pass-over': { at, seat },
  'fill-up': { at, seat, cards: count },
  'give-last': { at, seat, cards: count },
})

const stakes = object({
  structure: oneOf(...STRUCTURES),
  unit: chips,
  chips: maybe(value =>
    isRecord(value)
      ? (Object.values(value)
          .map(chips)
          .find(wrong => wrong !== null) ?? null)
      : `${shown(value)} is not an object`,
  ),
  lower: chips,
  upper: chips,
  blinds: list(chips, 30),
  ante: chips,
  antes: oneOf('each', 'button', 'big-blind'),
  bringIn: chips,
  point: chips,
  potUnit: maybe(chips),
})

const yesMaybe = maybe(yes)
const perhaps = (...names: readonly string[]): Fields => Object.fromEntries(names.map(name => [name, yesMaybe]))
const raises = orNone(count)

const law = object({
  fraction: share,
  least: chips,
  ...perhaps('inclusive', 'addUp', 'completing', 'callShort', 'completionCounts', 'killerLast', 'potByPot'),
  raises: maybe(object({ most: raises, headsUp: raises, from: count, lifts: yesMaybe })),
  blinds: maybe(object(perhaps('smallAsBig', 'deadAsBig'))),
  straddle: maybe(
    object({
      ...perhaps('firstRound', 'laterRounds', 'live', 'countsToCap', 'doubles'),
      acts: oneOf('behind', 'last', 'in-turn'),
    }),
  ),
  stud: maybe(
    object(
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
  draw: maybe(
    object({
      inARow: whole(0, 60),
      reshuffled: list(oneOf('burns', 'muck', 'discards'), 3),
      ...perhaps('single', 'withRaise'),
    }),
  ),
  runBurns: maybe(whole(0, 60)),
})

const SHAPES: Shapes = {
  DealStarted: {
    // the form and the house are read by the engine's own readers
    form: plain,
    stakes,
    book: either(word, plain),
    button: seat,
    players: list(object({ seat, hand, chips, fantasyland: count }), 30),
    carried: chips,
    matched: taken,
    passed: count,
    barred: seats,
    told: flag,
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
    limits: maybe(object({ lower: chips, upper: chips })),
  },
  PostReturned: { seat, kind: postKind, amount: chips },
  ChipsSetAside: { seat, amount: chips },
  DeckShuffled: { deck: cards },
  CardsDealt: { face: oneOf('down', 'up'), seats, hand: maybe(hand), cards, left: count },
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
  RoundOpened: { street: word, seat, price: chips, bringInDue: maybe(yes) },
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
  FalseOpenersShown: { seat, potPlays: flag, back: taken, barred: flag },
  OpenersAskedFor: { seat },
  DiscardsExposed: { seat, cards },
  OpenersNotProven: { seat },
  RoundClosed: {},
  CardsAsked: { seat },
  Discarded: { seat, cards, split: maybe(yes) },
  DrawTakenBack: { seat, cards },
  TurnedUp: { seat, card },
  KeptDown: { seat },
  Placed: { seat, hand, rows, discard: cards },
  BoardTold: { board: whole(0, 20), cards },
  BoardStruck: { board: whole(0, 20), instead: maybe(whole(0, 20)) },
  RunsAgreed: { times: oneOf(2, 3) },
  RunBegun: { run: whole(0, 2) },
  BlindsChopped: { back: taken },
  ShowdownOpened: { seat },
  HandShown: { seat, cards, says: maybe(word) },
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
    error: object({ incident, step: place, cards, run: maybe(count), burns: maybe(count), shuffled: maybe(yes) }),
  },
  ErrorNoticed: { error: count },
  RulingGiven: { decision: word, by: either(oneOf('book'), decider) },
  RulingDue: {
    decides: decider,
    options: list(object({ decision: word, events: list(value => shapeWrong(value), 500), rules }), 50),
  },
  CardsMoved: { moves: list(object({ card, from: pile, to: pile }), 200) },
  CardsSetAside: { cards },
  FaultCounted: { fault: oneOf('exposed', 'boxed'), cards },
  DrawOwed: { seat, cards: whole(0, 60) },
  StreetTakenBack: { step: count },
  RepairDue: { repair },
  WagersBarred: { seat },
  ActsBarred: {
    seat,
    acts: list(oneOf('fold', 'check', 'call', 'bet', 'raise'), 5),
    lasts: oneOf('turn', 'round'),
    upTo: maybe(chips),
  },
  CalledShort: { seat, to: chips, put: chips },
  AbsenceNoted: { seat, walkedOff: flag },
  AbsenceEnded: { seat },
  DealVoided: { why: oneOf(...WHY_VOIDED), back: taken, kept: chips },
  HandKilled: { seat, why: oneOf(...WHY_KILLED) },
  HandRetrieved: { seat, cards, up: maybe(cards) },
  PotCorrected: { moves: list(object({ from: seat, to: seat, amount: chips }), 60) },
  ChipsFound: { seat, amount: chips, to: seat },
  ButtonsDue: { seats },
  RunsStruck: {},
  HandsRead: { readings: list(object({ pot: whole(0, 99), run: whole(0, 2), share: word, seats }), 300) },
  HandsKilled: { seats },
  AwardDue: {},
  PointsScored: {
    a: handOf,
    b: handOf,
    rows: list(points, 13),
    scoop: points,
    royalties: list(points, 2),
    points,
    paid: points,
  },
  PotCarried: { amount: chips, matched: taken },
  DealEnded: { fantasyland: maybe(list(object({ seat, cards: count }), 30)) },
  PotAwarded: {
    pot: whole(0, 99),
    run: whole(0, 2),
    share: word,
    amount: chips,
    to: taken,
    oddChips: seats,
    hands: list(handName, 9),
  },
}

const checks = Object.fromEntries(
  Object.entries(SHAPES).map(([type, fields]) => [type, object({ type: () => null, ...(fields as Fields), rules })]),
) as Readonly<Record<DealEvent['type'], Check>>
