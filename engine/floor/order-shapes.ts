import { isRecord, kindProblems } from '../kinds/check.ts'
import { byName, either, fields, flag, type Kind, listOf, noneOr, oneOf, whole, words } from '../kinds/kind.ts'
import type { Habits } from './floor.ts'
import type { FloorOrder } from './orders.ts'

type Shape = { readonly needs: Readonly<Record<string, Kind>>; readonly may?: Readonly<Record<string, Kind>> }

const seat = whole(1, 99)
const chips = whole(0, 1_000_000_000)
const time = whole(0, Number.MAX_SAFE_INTEGER)
const player = words
const limit = fields({ structure: words, small: chips, big: chips })
const kind = fields({ forms: listOf(words), limit, kill: flag, seats: whole(2, 12), order: oneOf('button', 'stud') })
const places = fields({ button: noneOr(whole(0, 99)), small: noneOr(whole(0, 99)), big: noneOr(whole(0, 99)) })
const pair = listOf(words)
const formsDealt = either(oneOf('all'), listOf(words))
const atSeat = { player, table: words, seat }

const anyHabit = either(whole(0, 1440), words)

/** What each of a room’s ways may be; a new one without an entry does not compile. */
const HABITS: { readonly [K in keyof Habits]: Kind } = {
  answerMinutes: whole(1, 120),
  noAnswer: oneOf('to-the-end', 'dropped'),
  pass: oneOf('keeps-the-place', 'to-the-end'),
  playersToStart: whole(2, 12),
  downMinutes: whole(5, 240),
  listsEach: whole(1, 50),
  unseenNames: whole(0, 1000),
}

/** Orders that somebody gives; whoever keeps the log undoes one with what it knows of it. */
type Given = Exclude<FloorOrder['type'], 'Undo'>

/** What each order has to have, and may have; a new order without an entry does not compile. */
const SHAPES: { readonly [T in Given]: Shape } = {
  OpenFloor: { needs: { book: oneOf('rrp', 'uspa', 'hpt', 'web', 'wsop') }, may: { habits: byName(anyHabit) } },
  CloseFloor: { needs: {} },
  SetHabits: { needs: { habits: byName(anyHabit) } },
  OfferGame: { needs: { game: words, kind }, may: { mustMove: flag } },
  WithdrawGame: { needs: { game: words } },
  SetTier: { needs: { player, tier: noneOr(words) } },
  Arrive: { needs: { player } },
  StepOut: { needs: { player }, may: { until: time, deposit: chips } },
  Bar: { needs: { player, until: noneOr(time) } },
  Exclude: { needs: { player, until: noneOr(time) } },
  LiftBar: { needs: { player } },
  KeepApart: { needs: { players: pair } },
  LetTogether: { needs: { players: pair } },
  JoinList: { needs: { player, game: words, way: oneOf('in-person', 'kiosk', 'online', 'phone') } },
  LeaveList: { needs: { player, game: words } },
  CheckIn: { needs: { player } },
  CallNext: { needs: { game: words }, may: { table: words } },
  AnswerCall: { needs: { player, game: words, answer: oneOf('coming', 'pass', 'drop') } },
  LockUp: { needs: atSeat },
  Reserve: { needs: atSeat },
  Release: { needs: { table: words, seat } },
  LayMarker: { needs: atSeat },
  Sit: { needs: atSeat },
  ClaimSeats: { needs: { table: words, claims: listOf(fields({ player, seat })) } },
  StandUp: { needs: { player } },
  AskSeatChange: { needs: { player, seat: noneOr(seat) } },
  ChangeSeat: { needs: { player, seat } },
  OpenTable: { needs: { table: words, game: words }, may: { extra: flag, mustMove: flag } },
  CloseTable: { needs: { table: words } },
  NextDeal: { needs: { table: words, places } },
  DealOver: { needs: { table: words }, may: { builtUp: flag } },
  WalkAway: { needs: { player } },
  ComeBack: { needs: { player } },
  MissBlind: { needs: { player } },
  FallSilent: { needs: { table: words, silent: flag } },
  CallToMain: { needs: { table: words } },
  RefuseMove: { needs: { player } },
  AskToMove: { needs: atSeat },
  MakeMove: { needs: { player } },
  CancelMove: { needs: { player } },
  BreakGame: {
    needs: { table: words, cards: listOf(fields({ player, card: words })) },
    may: { wants: listOf(fields({ player, table: words })), addChair: flag },
  },
  MergeFeeders: { needs: { table: words } },
  ProposeLimit: { needs: { table: words, limit } },
  ObjectToLimit: { needs: { player } },
  ApproveLimit: { needs: { table: words } },
  SettleLimit: { needs: { table: words } },
  AddDealer: { needs: { dealer: words, forms: formsDealt } },
  PushDealer: { needs: { dealer: words, table: words } },
  RelieveDealer: { needs: { dealer: words } },
  CollectTime: { needs: { table: words, chips } },
  FundPromotion: { needs: { promotion: words, kind: oneOf('high-hand', 'splash', 'other'), chips } },
  AwardPromotion: { needs: { promotion: words, player, chips } },
  PassTime: { needs: {} },
}

/** The types of orders that a floor knows. */
export const FLOOR_ORDERS: readonly string[] = Object.keys(SHAPES)

/** What is wrong with an order from outside, a sentence each; empty when the floor can decide on it. */
export const floorOrderProblems = (value: unknown): readonly string[] => {
  if (!isRecord(value)) return ['an order must be an object with a type']
  const { type } = value
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type))
    return [`type must be one of ${FLOOR_ORDERS.join(', ')}`]
  const { needs, may = {} } = SHAPES[type as Given]
  const strange = Object.keys(value).filter(
    name => !COMMON.includes(name) && !Object.hasOwn(needs, name) && !Object.hasOwn(may, name),
  )
  return [
    ...strange.map(
      name => `${name} is no field of ${type}; accepted are ${[...Object.keys(needs), ...Object.keys(may)].join(', ')}`,
    ),
    ...Object.entries(needs).flatMap(([name, of]) => kindProblems(of, value[name], name)),
    ...Object.entries(may).flatMap(([name, of]) =>
      value[name] === undefined ? [] : kindProblems(of, value[name], name),
    ),
    ...habitProblems(value.habits),
    ...byProblems(value.by),
  ]
}

const habitProblems = (habits: unknown): readonly string[] =>
  isRecord(habits)
    ? Object.entries(habits).flatMap(([name, value]) =>
        Object.hasOwn(HABITS, name)
          ? kindProblems(HABITS[name as keyof Habits], value, `habits.${name}`)
          : [`habits.${name} is none of a room’s ways; accepted are ${Object.keys(HABITS).join(', ')}`],
      )
    : []

const COMMON: readonly string[] = ['type', 'at', 'by']
const OFFICES = oneOf('management', 'floor', 'board', 'dealer', 'table', 'player', 'clock')

const byProblems = (by: unknown): readonly string[] =>
  by === undefined ? [] : kindProblems(fields({ name: words, office: OFFICES }), by, 'by')
