import type { Floor, FloorTable, TakenChair } from '@cardroom/engine/floor'
import { movesNow } from '@cardroom/engine/floor'
import type { PlayerId } from '@cardroom/engine/table'
import { type FloorCourse, orders, tell, type Untimed } from '../floor/course.ts'
import { type HostedFloor, playerOf, runOf } from '../floor/hosted-floor.ts'
import { freeName, isKnown, playerNamed } from '../floor/names.ts'
import { heldIn } from '../held-in.ts'
import type { Refused } from '../refusal.ts'
import type { Hosted } from '../table/state/hosted.ts'

/** What a table has to tell the floor: who sits where, who is away, and how its deals stand. */
export type TableReport = {
  readonly seats: readonly SeatReport[]
  readonly deals: number
  readonly inDeal: boolean
  readonly builtUp: boolean
  readonly places: { readonly button: number | null; readonly small: number | null; readonly big: number | null }
}

/** Somebody in a chair of a table that software keeps. */
export type SeatReport = {
  readonly seat: number
  readonly person: PlayerId
  readonly name: string
  readonly bot: boolean
  readonly away: boolean
  readonly missedBlind: boolean
}

/** What a hosted table says of itself. */
export const reportOf = ({ night, people }: Hosted): TableReport => {
  const table = night!.table
  const seats = table.chairs.flatMap((person, i): SeatReport[] => {
    if (person === null) return []
    const member = table.members.find(it => it.player === person)
    const known = heldIn(people, person)
    return [
      {
        seat: i + 1,
        person,
        name: known?.name ?? person,
        bot: known?.bot != null,
        away: member?.away != null,
        missedBlind: (member?.missed.length ?? 0) > 0,
      },
    ]
  })
  const spots = table.places?.spots ?? []
  return {
    seats,
    deals: table.deals,
    inDeal: table.deal !== null,
    builtUp: table.carried.chips > 0,
    places: { button: table.places?.button ?? null, small: spots.at(-2) ?? null, big: spots.at(-1) ?? null },
  }
}

/** Tells the floor whatever a table says that it doesn’t have yet. It compares, and can be done any number of times. */
export const reports = (course: FloorCourse, id: string, hostedId: string, report: TableReport): Refused | null => {
  const seated = report.seats.map(it => ({ ...it, player: floorPlayer(course, hostedId, it) }))
  const isSeated = new Set(seated.map(({ player }) => player))
  for (const chair of takenAt(course, id)) if (!isSeated.has(chair.player)) hasLeft(course, chair)
  for (const it of seated) sits(course, id, it)
  for (const { player, away, missedBlind } of seated) {
    const chair = takenAt(course, id).find(it => it.player === player)
    if (chair === undefined) continue
    if (away && chair.away === null) tries(course, { type: 'WalkAway', player })
    if (!away && chair.away !== null) tries(course, { type: 'ComeBack', player })
    if (missedBlind && !chair.missedBlind) tries(course, { type: 'MissBlind', player })
  }
  dealsOf(course, id, report)
  return null
}

const tableIn = ({ hosted }: FloorCourse, id: string): FloorTable | undefined =>
  hosted.floor?.tables.find(it => it.id === id && !it.closed)

const takenAt = (course: FloorCourse, id: string): readonly TakenChair[] =>
  (tableIn(course, id)?.chairs ?? []).filter(chair => chair.is === 'taken')

/** What the floor refuses is left as it is: it is due to people then. */
const tries = (course: FloorCourse, order: Untimed): boolean => {
  const trial: FloorCourse = { ...course, events: [] }
  if (orders(trial, order) !== null) return false
  return orders(course, order) === null
}

/** A player who has got up has left, or is on the way to where they were to move: that table says when they sit there. */
const hasLeft = (course: FloorCourse, { player, going }: TakenChair): void => {
  if (going === null || course.hosted.leaving.some(it => it.player === player))
    return void tries(course, { type: 'StandUp', player })
  const { table, seat } = going.to
  if (runOf(course.hosted, table).hosted === null) return void tries(course, { type: 'MakeMove', player })
  if (!course.hosted.ordered.some(it => it.player === player))
    tell(course, { type: 'SeatOrdered', player, table, seat })
}

const sits = (
  course: FloorCourse,
  id: string,
  { player, seat, bot }: SeatReport & { readonly player: PlayerId },
): void => {
  const table = tableIn(course, id)
  const chair = table?.chairs[seat - 1]
  if (table === undefined || chair === undefined || (chair.is === 'taken' && chair.player === player)) return
  if (table.chairs.some(it => it.is === 'taken' && it.player === player))
    return void tries(course, { type: 'ChangeSeat', player, seat })
  if (
    chair.is === 'held' &&
    chair.player === player &&
    chair.why === 'moving' &&
    tries(course, { type: 'MakeMove', player })
  )
    return
  const isAsked = table.asked.some(it => it.player === player && it.seat === seat)
  if (isAsked && !(chair.is === 'held' && chair.player === player)) return
  // the host of a table seats bots, and they wait on no list
  const by = bot ? ({ name: 'the room', office: 'floor' } as const) : course.by
  if (bot && chair.is === 'open') triesBy(course, by, { type: 'LockUp', player, table: id, seat })
  triesBy(course, by, { type: 'Sit', player, table: id, seat })
}

const triesBy = (course: FloorCourse, by: FloorCourse['by'], order: Untimed): boolean => {
  const other: FloorCourse = { ...course, by }
  const isDone = tries(other, order)
  course.hosted = other.hosted
  return isDone
}

const dealsOf = (course: FloorCourse, id: string, { deals, inDeal, builtUp, places }: TableReport): void => {
  const table = tableIn(course, id)
  if (table === undefined) return
  if (table.inDeal && (!inDeal || table.deals < deals)) tries(course, { type: 'DealOver', table: id, builtUp })
  const now = tableIn(course, id)!
  if (inDeal && !now.inDeal && now.deals < deals) tries(course, { type: 'NextDeal', table: id, places })
  // between deals, players who have to go before the next one hear about it
  if (!inDeal && !now.inDeal) {
    const next = afterwards(now, places)
    const goes = now.chairs.some(
      (chair, i) =>
        chair.is === 'taken' &&
        chair.going !== null &&
        !chair.going.due &&
        movesNow(chair.going.when, now, i + 1, next),
    )
    if (goes) tries(course, { type: 'NextDeal', table: id, places: next })
  }
}

/** Where button and blinds go next, as far as anyone can know before the deal. */
const afterwards = (table: FloorTable, { button }: TableReport['places']): TableReport['places'] => {
  const seats = table.chairs.flatMap((chair, i) => (chair.is === 'taken' && chair.away === null ? [i + 1] : []))
  const after = (seat: number): number | null => seats.find(it => it > seat) ?? seats[0] ?? null
  const next = after(button ?? 0)
  if (next === null || button === null) return { button: next, small: null, big: null }
  const small = seats.length === 2 ? next : after(next)
  return { button: next, small, big: small === null ? null : after(small) }
}

/** The floor’s own id for somebody at a table: a person of the room, or somebody whom a helper or the host seated. */
const floorPlayer = (course: FloorCourse, hostedId: string, report: SeatReport): PlayerId => {
  const known = knownPlayer(course.hosted, hostedId, report)
  if (known !== null) return known
  const { person, name } = report
  const player = ownId(hostedId, report)
  tell(course, {
    type: 'NameGiven',
    player,
    name: freeName(course.hosted, name),
    person: isLocal(report) ? null : person,
    pin: null,
  })
  return player
}

type SeatPerson = Pick<SeatReport, 'person' | 'name' | 'bot'>

/** The same, or null where the floor doesn’t know them yet. */
export const knownPlayer = (hosted: HostedFloor, hostedId: string, someone: SeatPerson): PlayerId | null =>
  isLocal(someone)
    ? localPlayer(hosted, localId(hosted, hostedId, someone), someone.name, someone.bot)
    : playerOf(hosted, someone.person)

const isLocal = ({ person, bot }: Pick<SeatPerson, 'person' | 'bot'>): boolean => bot || person.startsWith('live-')

/** A bot that came from another table of the floor has kept the id it has there. */
const localId = (hosted: HostedFloor, hostedId: string, someone: SeatPerson): PlayerId =>
  someone.bot && isKnown(hosted, someone.person) ? someone.person : ownId(hostedId, someone)

const ownId = (hostedId: string, someone: Pick<SeatPerson, 'person' | 'bot'>): PlayerId =>
  isLocal(someone) ? `${hostedId}-${someone.person}` : someone.person

/** A helper types the name of a player who sits down: it is the one that stood on the list. */
const localPlayer = (hosted: HostedFloor, own: PlayerId, name: string, bot: boolean): PlayerId | null => {
  if (isKnown(hosted, own)) return own
  return bot ? null : (playerNamed(hosted, name) ?? null)
}

/** The person of the room that a player is, who can sit at a table that software deals. */
export const personOf = (hosted: HostedFloor, player: PlayerId): PlayerId | null =>
  heldIn(hosted.names, player)?.person ?? null

/** The tables of a floor that software keeps. */
export const hostedTables = (
  hosted: HostedFloor,
  floor: Floor,
): readonly { readonly table: FloorTable; readonly id: string; readonly realCards: boolean }[] =>
  floor.tables.flatMap(table => {
    const { run, hosted: id } = runOf(hosted, table.id)
    return id === null ? [] : [{ table, id, realCards: run === 'live' }]
  })
