import { decks } from '@cardroom/engine/cards'
import { type FloorRoom, noLimit } from './floor-room.ts'

/** The games and tables of a short day. */
export const DAY_GAMES = [
  { game: '1-2', kind: noLimit(1, 2, 4) },
  { game: '2-5', kind: noLimit(2, 5, 6) },
] as const
/** The tables that are opened and closed on it. */
export const DAY_TABLES = ['T1', 'T2', 'T3', 'T4'] as const

type Below = (most: number) => number
const one = <T>(of: readonly T[], below: Below): T => of[below(of.length)]!

/** What somebody with a phone orders, whether it makes sense or not. */
export const phoneOrder = (below: Below): object => {
  const { game } = one(DAY_GAMES, below)
  return one<object>(
    [
      { type: 'JoinList', game },
      { type: 'JoinList', game },
      { type: 'LeaveList', game },
      { type: 'AnswerCall', game, answer: one(['coming', 'coming', 'pass', 'drop'], below) },
      { type: 'StepOut' },
      { type: 'AskSeatChange', seat: null },
      { type: 'RefuseMove' },
      { type: 'StandUp' },
    ],
    below,
  )
}

/** What a podium mostly does: see to what is due. */
const often = (orders: readonly object[]): readonly object[] => [...orders, ...orders, ...orders, ...orders]

/** What a podium orders: mostly what is due, often something else, and sometimes nonsense. */
export const podiumOrder = (room: FloorRoom, below: Below, begun: number): object => {
  const { game } = one(DAY_GAMES, below)
  const table = one(DAY_TABLES, below)
  const { due, log, tables } = room.staff()
  const people = room.host.state().floor!.people
  const player = people.length === 0 ? 'nobody' : one(people, below).player
  const seat = 1 + below(6)
  const ready = due.flatMap(it => (it.order === null ? [] : [it.order]))
  const held = tables.flatMap(({ id, chairs }) =>
    chairs.flatMap(it => (it.is === 'held' ? [{ table: id, seat: it.seat, player: it.player }] : [])),
  )
  const undo = log.find(it => it.undo !== null && it.place > begun)?.undo ?? 1
  return one<object>(
    [
      ...often(ready.slice(0, 4)),
      ...often(held.slice(0, 4).map(it => ({ type: 'Sit', ...it }))),
      { type: 'AddName', name: `Name ${below(30)}`, game },
      { type: 'AddName', name: `Name ${below(30)}`, game },
      { type: 'CallNext', game },
      { type: 'CheckIn', player },
      { type: 'OpenTable', table, game, run: 'known', mustMove: below(2) === 0, extra: below(4) === 0 },
      { type: 'NextDeal', table, places: { button: 1, small: 2, big: 3 } },
      { type: 'DealOver', table, builtUp: below(5) === 0 },
      { type: 'Undo', order: undo },
      one(aboutPeople(player, below), below),
      one(aboutSeats(player, table, seat), below),
      one(aboutSeats(player, table, seat), below),
      one(aboutTables(room, table, below), below),
      overSomebody(room, player),
    ],
    below,
  )
}

const aboutPeople = (player: string, below: Below): readonly object[] => [
  { type: 'KeepApart', players: [player, 'phone-30'] },
  { type: 'LetTogether', players: [player, 'phone-30'] },
  { type: 'SetTier', player, tier: one(['seven-stars', 'diamond', null], below) },
  { type: 'StepOut', player, deposit: one([0, 20], below) },
  { type: 'Bar', player, until: null },
  { type: 'LiftBar', player },
  { type: 'Arrive', player },
]

const aboutSeats = (player: string, table: string, seat: number): readonly object[] => [
  { type: 'Sit', player, table, seat },
  { type: 'LockUp', player, table, seat },
  { type: 'Reserve', player, table, seat },
  { type: 'LayMarker', player, table, seat },
  { type: 'Release', table, seat },
  { type: 'WalkAway', player },
  { type: 'WalkAway', player, extension: 10 },
  { type: 'ComeBack', player },
  { type: 'GiveAbsentButton', player },
  { type: 'MissBlind', player },
  { type: 'StandUp', player },
  { type: 'AskSeatChange', player, seat },
  { type: 'ChangeSeat', player, seat },
  { type: 'AskToMove', player, table, seat },
  { type: 'CallToMain', table },
  { type: 'MakeMove', player },
  { type: 'CancelMove', player },
  { type: 'RefuseMove', player },
]

const aboutTables = (room: FloorRoom, table: string, below: Below): readonly object[] => [
  { type: 'CloseTable', table },
  { type: 'MergeFeeders', table },
  { type: 'BreakGame', table, cards: drawn(room, table, below), addChair: below(2) === 0 },
  { type: 'ProposeLimit', table, limit: { structure: 'no-limit', small: 5, big: 10 } },
  { type: 'ApproveLimit', table },
  { type: 'SettleLimit', table },
  { type: 'FallSilent', table, silent: below(2) === 0 },
  { type: 'CollectTime', table, chips: 5 },
]

/** Somebody plays over the seat of an absent player, if there is one. */
const overSomebody = (room: FloorRoom, player: string): object => {
  for (const { id, chairs } of room.host.state().floor!.tables) {
    const seat = chairs.findIndex(chair => chair.is === 'taken' && chair.away !== null) + 1
    if (seat > 0) return { type: 'PlayOver', player, table: id, seat, box: true }
  }
  return { type: 'Arrive', player }
}

/** A card for everybody at a table who draws one. */
const drawn = (room: FloorRoom, table: string, below: Below): readonly object[] => {
  const first = below(40)
  const floor = room.host.state().floor!
  return (floor.tables.find(({ id }) => id === table)?.chairs ?? []).flatMap((chair, i) =>
    chair.is === 'taken' && !(floor.book === 'wsop' && chair.missedBlind)
      ? [{ player: chair.player, card: decks.standard[first + i] }]
      : [],
  )
}
