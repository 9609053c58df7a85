import { decks } from '../../cards/deck.ts'
import type { Chance } from '../../cards/shuffle.ts'
import { shuffled } from '../../cards/shuffle.ts'
import { faultsIn, faultsOf } from '../../floor/audit.ts'
import { playersAt, seatOf, tableOf } from '../../floor/draft.ts'
import { dueNow } from '../../floor/due-now.ts'
import type { FloorEvent } from '../../floor/events.ts'
import type { Floor } from '../../floor/floor.ts'
import { floorDecider } from '../../floor/floor-decider.ts'
import type { FloorTable } from '../../floor/floor-table.ts'
import type { FloorOrder } from '../../floor/orders.ts'
import type { FloorRefusal } from '../../floor/refusal.ts'
import type { By } from '../../floor/work.ts'
import { minutes, type Time } from '../../table/time.ts'
import { type Visitor, visitors } from './day-people.ts'
import { type DayPlan, usualGames } from './day-plan.ts'

/** A day that was played: all its events, the floor at the end, and what was off, if anything was. */
export type Day = { readonly floor: Floor; readonly log: readonly FloorEvent[]; readonly fault: string | null }

type Ordered = FloorOrder extends infer O ? (O extends FloorOrder ? Omit<O, 'at' | 'by'> : never) : never

/** The room as it is played: its state, and how orders are given to it. */
type Room = {
  floor: Floor
  at: Time
  readonly log: FloorEvent[]
  fault: string | null
  readonly give: (order: Ordered, by?: By) => FloorRefusal | null
  readonly chance: Chance
  readonly plan: DayPlan
  readonly here: Map<string, Visitor>
}

const FLOOR: By = { name: 'floor', office: 'management' }
const player = (name: string): By => ({ name, office: 'player' })
const table = (name: string): By => ({ name, office: 'table' })

/** Plays a day of a room: people come, wait, play, walk, move and leave, and every promise is checked at every event. */
export const playDay = (plan: DayPlan, chance: Chance, step: Time = minutes(2)): Day => {
  const room = openRoom(plan, chance)
  const games = plan.games ?? usualGames
  const coming = [...visitors(plan.players, plan.hours, games, chance)]
  for (let at = 0; at <= minutes(60 * plan.hours) && room.fault === null; at += step) {
    room.at = at
    room.give({ type: 'PassTime' })
    while (coming.length > 0 && coming[0]!.arrives <= at) arrives(room, coming.shift()!)
    leavers(room)
    answers(room)
    for (const { id } of room.floor.tables) dealAt(room, id)
    for (let i = 0; i < 40 && floorActs(room); i++);
  }
  return { floor: room.floor, log: room.log, fault: room.fault }
}

const openRoom = (plan: DayPlan, chance: Chance): Room => {
  const room: Room = {
    floor: undefined as unknown as Floor,
    at: 0,
    log: [],
    fault: null,
    chance,
    plan,
    here: new Map(),
    give: (order, by = FLOOR) => {
      const before = room.floor as Floor | undefined
      const outcome = floorDecider.carryOut(before, { ...order, at: room.at, by } as FloorOrder)
      if (!outcome.ok) return outcome.refusal
      let walked = before
      for (const event of outcome.events) {
        const next = floorDecider.evolve(walked, event)
        const off = walked === undefined ? [] : faultsIn(walked, event, next)
        walked = next
        if (off.length > 0) room.fault ??= `${off[0]} (${event.type} at ${room.at})`
      }
      room.floor = outcome.state
      room.log.push(...outcome.events)
      const off = faultsOf(room.floor)[0]
      if (off !== undefined) room.fault ??= `${off} (after ${order.type} at ${room.at})`
      return null
    },
  }
  room.give({ type: 'OpenFloor', book: plan.book })
  for (const { name, kind } of plan.games ?? usualGames) room.give({ type: 'OfferGame', game: name, kind })
  return room
}

/** Somebody comes and puts their name down, at the podium, at the kiosk or beforehand on the phone. */
const arrives = (room: Room, visitor: Visitor): void => {
  const { player: name, games, tier } = visitor
  room.here.set(name, visitor)
  if (tier !== null) room.give({ type: 'SetTier', player: name, tier })
  for (const game of games) {
    const way = (['in-person', 'kiosk', 'online', 'phone'] as const)[room.chance(4)]!
    const off = room.give({ type: 'JoinList', player: name, game, way })
    if (off !== null) room.give({ type: 'JoinList', player: name, game, way: 'in-person' })
    else if (way === 'online' && room.chance(10) > 0) room.give({ type: 'CheckIn', player: name })
  }
  if (room.chance(8) === 0) room.give({ type: 'StepOut', player: name, deposit: 20 * room.chance(2) })
  if (room.chance(40) === 0) {
    const other = [...room.here.keys()][room.chance(room.here.size)]!
    if (other !== name && seatOf(room.floor, other) === undefined)
      room.give({ type: 'KeepApart', players: [name, other] })
  }
}

/** Those who have had enough of playing or of waiting go home. */
const leavers = (room: Room): void => {
  for (const { player: name, arrives: came, leaves, patience } of room.here.values()) {
    const sitting = seatOf(room.floor, name)
    const isTired = room.at >= leaves || (sitting === undefined && room.at >= came + patience)
    if (!isTired || (sitting?.table.inDeal ?? false)) continue
    if (sitting !== undefined) room.give({ type: 'StandUp', player: name }, player(name))
    for (const { id, list } of room.floor.games) {
      if (list.some(it => it.player === name)) room.give({ type: 'LeaveList', player: name, game: id }, player(name))
    }
    room.here.delete(name)
  }
}

/** Those who were called come, pass, drop out, or say nothing. */
const answers = (room: Room): void => {
  for (const { id: game, list } of room.floor.games) {
    for (const { player: name, called } of list) {
      if (called === null) continue
      const chair = tableOf(room.floor, called.table)!.chairs[called.seat - 1]!
      const by = player(name)
      if (chair.is === 'held' && chair.why === 'locked-up') {
        room.give({ type: 'Sit', player: name, table: called.table, seat: called.seat }, by)
        continue
      }
      const whim = room.chance(20)
      if (whim < 15) room.give({ type: 'AnswerCall', player: name, game, answer: 'coming' }, by)
      else if (whim < 17) room.give({ type: 'AnswerCall', player: name, game, answer: 'pass' }, by)
      else if (whim < 18) room.give({ type: 'AnswerCall', player: name, game, answer: 'drop' }, by)
    }
  }
  for (const { id, chairs } of room.floor.tables) {
    for (const [i, chair] of chairs.entries()) {
      if (chair.is !== 'held' || chair.why === 'called' || chair.why === 'moving') continue
      if (!room.here.has(chair.player)) room.give({ type: 'Release', table: id, seat: i + 1 })
      else if (room.chance(3) > 0)
        room.give({ type: 'Sit', player: chair.player, table: id, seat: i + 1 }, player(chair.player))
    }
  }
}

/** A table ends a deal and begins the next one; people walk off, come back, and want other seats. */
const dealAt = (room: Room, id: string): void => {
  const found = tableOf(room.floor, id)!
  if (found.closed) return
  if (found.inDeal) room.give({ type: 'DealOver', table: id, builtUp: room.chance(30) === 0 }, table(id))
  leavers(room)
  const seats = taken(tableOf(room.floor, id)!)
  for (const { name } of seats) {
    const whim = room.chance(60)
    const chair = seatOf(room.floor, name)?.chair
    if (chair === undefined) continue
    if (chair.away !== null && whim < 20) room.give({ type: 'ComeBack', player: name }, table(id))
    else if (chair.away === null && whim === 0) room.give({ type: 'WalkAway', player: name }, table(id))
    else if (chair.away !== null && whim < 25) room.give({ type: 'MissBlind', player: name }, table(id))
    else if (whim === 59) room.give({ type: 'AskSeatChange', player: name, seat: null }, player(name))
    else if (whim === 58) asksToMove(room, name)
  }
  for (let i = 0; i < 4; i++) {
    const now = tableOf(room.floor, id)!
    if (taken(now).length < 2) return
    const off = room.give({ type: 'NextDeal', table: id, places: nextPlaces(room, now) }, table(id))
    if (off !== null || tableOf(room.floor, id)!.inDeal) return
    for (const chair of tableOf(room.floor, id)!.chairs) {
      if (chair.is !== 'taken' || !chair.going?.due) continue
      const refuses = chair.going.why === 'must-move' && room.chance(15) === 0
      const by = refuses ? player(chair.player) : table(id)
      room.give({ type: refuses ? 'RefuseMove' : 'MakeMove', player: chair.player }, by)
    }
  }
}

const asksToMove = (room: Room, name: string): void => {
  const from = seatOf(room.floor, name)!
  const to = room.floor.tables.find(
    it => it.id !== from.table.id && !it.closed && it.chairs.some(({ is }) => is === 'open'),
  )
  if (to === undefined) return
  room.give({ type: 'AskToMove', player: name, table: to.id, seat: to.chairs.findIndex(({ is }) => is === 'open') + 1 })
}

const taken = ({ chairs }: FloorTable) =>
  chairs.flatMap((chair, i) => (chair.is === 'taken' ? [{ seat: i + 1, name: chair.player }] : []))

/** The button goes on to the next player, and the blinds are behind it. */
const nextPlaces = ({ floor }: Room, it: FloorTable) => {
  if (floor.games.find(({ id }) => id === it.game)!.order === 'stud') return { button: null, small: null, big: null }
  const seats = taken(it).map(({ seat }) => seat)
  const after = (seat: number): number => seats.find(other => other > seat) ?? seats[0]!
  const button = after(it.places?.button ?? 0)
  const small = after(button)
  return seats.length === 2 ? { button, small: button, big: small } : { button, small, big: after(small) }
}

/** The floor does the first thing that is due and can be done; false when there is nothing more. */
const floorActs = (room: Room): boolean => {
  for (const due of dueNow(room.floor, room.at)) {
    if (doIt(room, due)) return true
  }
  return opensTable(room) || breaksGame(room)
}

const doIt = (room: Room, due: ReturnType<typeof dueNow>[number]): boolean => {
  switch (due.due) {
    case 'seat-change':
      return room.give({ type: 'ChangeSeat', player: due.player, seat: due.seat }) === null
    case 'call-to-main':
      return room.give({ type: 'CallToMain', table: due.mover.to.table }) === null
    case 'call-name':
      return room.give({ type: 'CallNext', game: due.next.game }) === null
    case 'merge':
      return room.give({ type: 'MergeFeeders', table: due.table }) === null
    case 'pick-up':
      return room.give({ type: 'StandUp', player: due.player }) === null
    default:
      return false
  }
}

/** A game starts when enough wait for it and there is a table; a second one feeds the first. */
const opensTable = (room: Room): boolean => {
  const open = room.floor.tables.filter(({ closed }) => !closed)
  if (open.length >= room.plan.tables) return false
  for (const due of dueNow(room.floor, room.at)) {
    if (due.due !== 'start-game') continue
    const order = { type: 'OpenTable' as const, table: `T${room.floor.tables.length + 1}`, game: due.game }
    const isSecond = open.some(it => it.game === due.game)
    if (room.give({ ...order, mustMove: isSecond, extra: room.chance(6) === 0 }) === null) return true
  }
  return false
}

/** A game with too few players breaks, and an empty table closes. */
const breaksGame = (room: Room): boolean => {
  for (const it of room.floor.tables) {
    if (it.closed || it.inDeal) continue
    const count = playersAt(it)
    const isOld = room.at - it.opened > minutes(20)
    if (count === 0 && isOld) return room.give({ type: 'CloseTable', table: it.id }) === null
    if (count === 0 || count > 2 || !isOld) continue
    const deck = shuffled(decks.standard, room.chance)
    const isWsop = room.plan.book === 'wsop'
    const draws = it.chairs.flatMap(chair =>
      chair.is === 'taken' && !(isWsop && chair.missedBlind) ? [chair.player] : [],
    )
    const cards = draws.map((name, i) => ({ player: name, card: deck[i]! }))
    if (room.give({ type: 'BreakGame', table: it.id, cards, addChair: room.chance(2) === 0 }) === null) return true
  }
  return false
}
