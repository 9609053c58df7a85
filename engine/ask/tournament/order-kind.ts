import { isCard } from '../../cards/card.ts'
import {
  type Fields,
  fields,
  flag,
  type Kind,
  known,
  listOf,
  may,
  noneOr,
  oneOf,
  said,
  tagged,
  text,
  whole,
} from '../../kinds/kind.ts'
import type { TournamentOrder } from '../../tournament/orders.ts'

const name = said('a name', text(80))
const number = whole(-Number.MAX_SAFE_INTEGER)
const card = known(isCard, 'a card such as As, Td, 9c')
const list = (of: Kind): Kind => listOf(of, 10_000)
const maybe = (of: Fields): Fields => Object.fromEntries(Object.entries(of).map(([key, kind]) => [key, may(kind)]))

const player = { player: name }
const chips = list(fields({ player: name, chips: number }))
const places = fields({ button: number, small: noneOr(number), big: noneOr(number) })
const took = list(fields({ ...player, ...maybe({ by: name, hand: number }) }))

/** The orders that a scenario may tell, with their fields. Its tables open and draw an event. */
const ORDERS = {
  Enter: { ...player, ...maybe({ takes: name, chips: number }) },
  Rebuy: player,
  AnnounceRebuy: player,
  AddOn: player,
  ReEnter: player,
  SetOut: { name, ...maybe({ promised: flag }) },
  RemoveUnsold: { name },
  ChooseSeat: { ...player, seat: number },
  DrawButton: { table: number, cards: list(fields({ player: name, card })) },
  TellBigBlind: { ...player, table: number },
  Tick: {},
  StopClock: { why: oneOf('dispute', 'pause') },
  ResumeClock: {},
  SetClock: { level: number, seconds: number },
  StartDeal: { table: number },
  EndDeal: { table: number, stacks: chips, ...maybe({ places, took }) },
  HandForHand: { on: flag },
  BustOut: { players: list(fields({ ...player, ...maybe({ by: name, stack: number, hand: number }) })) },
  UndoBust: { ...player, stacks: chips },
  Balance: maybe({ order: list(name), cards: list(fields({ table: number, card })), tables: list(number) }),
  MovePlayer: { ...player, table: number, seat: number, by: oneOf('director', 'player') },
  RaceChips: { unit: number, cards: list(fields({ player: name, cards: list(card) })) },
  MarkAway: { ...player, ...maybe({ minutes: number, neverCame: flag }) },
  ComeBack: player,
  Reach: { ...player, keep: flag },
  RemoveNoShow: player,
  Note: {
    ...player,
    about: oneOf('hand-talk', 'live-hand-shown', 'high-chips-hidden', 'foreign-chips', 'cards-thrown'),
  },
  Warn: { ...player, about: name },
  Penalize: { ...player, ...maybe({ deals: number, minutes: number }) },
  Disqualify: { ...player, about: name },
  TakeChips: { ...player, chips: number },
  Finish: {},
  AgreeDeal: {
    way: oneOf('even', 'chips', 'icm', 'custom'),
    signed: list(name),
    left: number,
    director: flag,
    ...maybe({ shares: list(fields({ player: name, prize: number })) }),
  },
} as const satisfies Readonly<Partial<Record<TournamentOrder['type'], Fields>>>

const minute = said('minutes after the start', whole(0))

/** Something that happened in an event, by its type, with the minute at which it did. */
export const EVENT_ORDER: Kind = said(
  'what happened, by its type: {"type": "BustOut", "minute": 25, "players": [{"player": "Bob"}]}',
  tagged(
    'type',
    Object.fromEntries(Object.entries(ORDERS).map(([type, of]) => [type, { minute: may(minute), ...of }])),
  ),
)
