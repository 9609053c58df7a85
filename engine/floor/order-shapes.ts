import { RANKS } from '../cards/card.ts'
import { problemsIn } from '../kinds/check.ts'
import {
  either,
  type Fields,
  fields,
  flag,
  like,
  listOf,
  type May,
  may,
  noneOr,
  oneOf,
  tagged,
  whole,
  words,
} from '../kinds/kind.ts'
import type { Problem } from '../kinds/problem.ts'
import { HAND_KINDS } from '../ranking/hand-name.ts'
import type { Habits } from './floor.ts'
import { HIGH_HANDS } from './house/promotion.ts'
import type { FloorOrder } from './orders.ts'

const seat = whole(1, 99)
const chips = whole(0, 1_000_000_000)
const time = whole(0, Number.MAX_SAFE_INTEGER)
const player = words
const day = like('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'a day as 2026-06-10')
const limit = fields({ structure: words, small: chips, big: chips })
/** What the house takes at the tables of a game. */
const collection = tagged('way', {
  none: {},
  rake: { percent: whole(1, 10), cap: noneOr(whole(1, 1_000_000_000)), noFlopNoDrop: flag },
  drop: { amount: whole(1, 1_000_000_000), blind: flag },
  time: { amount: whole(1, 1_000_000_000), everyMinutes: whole(5, 240) },
})
const kind = fields({
  forms: listOf(words),
  limit,
  kill: flag,
  seats: whole(2, 12),
  order: oneOf('button', 'stud'),
  collection: may(collection),
})
const places = fields({ button: noneOr(whole(0, 99)), small: noneOr(whole(0, 99)), big: noneOr(whole(0, 99)) })
const pair = listOf(words)
const formsDealt = either(oneOf('all'), listOf(words))
const hand = noneOr(fields({ is: oneOf(...HAND_KINDS), ranks: listOf(oneOf(...RANKS)) }))
const DEAL = fields({
  deal: whole(1),
  began: time,
  dealtIn: whole(0, 12),
  pot: whole(0),
  won: listOf(fields({ player, hand })),
})
const atSeat = { player, table: words, seat }

/** What each of a room’s ways may be; a new one without an entry does not compile. */
const HABITS: { readonly [K in keyof Habits]: May } = {
  answerMinutes: may(whole(1, 120)),
  noAnswer: may(oneOf('to-the-end', 'dropped')),
  pass: may(oneOf('keeps-the-place', 'to-the-end')),
  playersToStart: may(whole(2, 12)),
  downMinutes: may(whole(5, 240)),
  listsEach: may(whole(1, 50)),
  unseenNames: may(whole(0, 1000)),
  compsPerHour: may(whole(0, 100_000)),
  papers: may(flag),
  legalAge: may(whole(0, 99)),
}
const habits = fields(HABITS)

/** Orders that somebody gives; the keeper of the log undoes one with what it knows of it. */
type Given = Exclude<FloorOrder['type'], 'Undo'>

/** The fields of each order; a new order without an entry does not compile. */
const SHAPES: { readonly [T in Given]: Fields } = {
  OpenFloor: { book: oneOf('rrp', 'uspa', 'hpt', 'web', 'wsop'), habits: may(habits) },
  CloseFloor: {},
  SetHabits: { habits },
  OfferGame: { game: words, kind, mustMove: may(flag) },
  WithdrawGame: { game: words },
  SetTier: { player, tier: noneOr(words) },
  Arrive: { player },
  StepOut: { player, until: may(time), deposit: may(chips) },
  Bar: { player, until: noneOr(time) },
  Exclude: { player, until: noneOr(time) },
  LiftBar: { player },
  ShowPapers: { player, document: words, citizen: flag, born: day, validUntil: day },
  KeepApart: { players: pair },
  LetTogether: { players: pair },
  JoinList: { player, game: words, way: oneOf('in-person', 'kiosk', 'online', 'phone') },
  LeaveList: { player, game: words },
  CheckIn: { player },
  CallNext: { game: words, table: may(words) },
  AnswerCall: { player, game: words, answer: oneOf('coming', 'pass', 'drop') },
  LockUp: atSeat,
  Reserve: atSeat,
  Release: { table: words, seat },
  LayMarker: atSeat,
  Sit: atSeat,
  ClaimSeats: { table: words, claims: listOf(fields({ player, seat })) },
  StandUp: { player },
  AskSeatChange: { player, seat: noneOr(seat) },
  ChangeSeat: { player, seat },
  OpenTable: { table: words, game: words, extra: may(flag), mustMove: may(flag) },
  CloseTable: { table: words },
  NextDeal: { table: words, places },
  DealOver: { table: words, builtUp: may(flag) },
  WalkAway: { player, extension: may(whole(1, 1440)) },
  ComeBack: { player },
  MissBlind: { player },
  GiveAbsentButton: { player },
  PlayOver: { ...atSeat, box: flag, consent: may(flag) },
  FallSilent: { table: words, silent: flag },
  CallToMain: { table: words },
  RefuseMove: { player },
  AskToMove: atSeat,
  MakeMove: { player },
  CancelMove: { player },
  BreakGame: {
    table: words,
    cards: listOf(fields({ player, card: words })),
    wants: may(listOf(fields({ player, table: words }))),
    addChair: may(flag),
  },
  MergeFeeders: { table: words },
  ProposeLimit: { table: words, limit },
  ObjectToLimit: { player },
  ApproveLimit: { table: words },
  SettleLimit: { table: words },
  AddDealer: { dealer: words, forms: formsDealt },
  PushDealer: { dealer: words, table: words },
  RelieveDealer: { dealer: words },
  CollectTime: { table: words, chips },
  FundPromotion: { promotion: words, kind: oneOf('high-hand', 'splash', 'other'), chips },
  SetPromotionRules: { promotion: words, least: oneOf(...HIGH_HANDS), dealtIn: whole(2, 12), pot: chips },
  SplashPot: { promotion: words, table: words },
  RecordDeal: { table: words, record: DEAL },
  AwardPromotion: { promotion: words, player, chips },
  RedeemComps: { player, chips, what: words },
  PassTime: {},
}

/** The types of orders that a floor knows. */
export const FLOOR_ORDERS: readonly string[] = Object.keys(SHAPES)

/** What is wrong with an order from outside; empty when the floor can decide on it. */
export const floorOrderProblems = (value: unknown): readonly Problem[] => problemsIn(FLOOR_ORDER, value)

const OFFICES = oneOf('management', 'floor', 'board', 'dealer', 'table', 'player', 'clock')
/** When it is given, and by whom, the order may say itself. */
const COMMON = { at: may(either(time, words)), by: may(fields({ name: words, office: OFFICES })) }
/** Any order of a floor as it comes from outside. */
export const FLOOR_ORDER = tagged(
  'type',
  Object.fromEntries(
    Object.entries(SHAPES).map(([type, own]: readonly [string, Fields]) => [type, { ...own, ...COMMON }]),
  ),
)
