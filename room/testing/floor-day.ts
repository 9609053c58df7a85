import { seeded } from '@cardroom/engine'
import { type Floor, type FloorEvent, faultsIn, faultsOf, floorDecider } from '@cardroom/engine/floor'
import { orders } from '../floor/course.ts'
import { type HostedFloorEvent, isRoomEvent } from '../floor/events.ts'
import { giveName } from '../floor/names.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { type FloorRoom, floorRoom, MINUTE, noLimit } from './floor-room.ts'

/** What a short day with many screens came to. */
export type FloorDayPlayed = {
  readonly faults: readonly string[]
  readonly orders: number
  readonly carriedOut: number
  readonly restarts: number
  readonly seated: number
}

/** How a day goes: how many screens there are, and how many orders they give. */
export type FloorDayPlan = { readonly seed: number; readonly screens: number; readonly orders: number }

/**
 * Podiums and phones order at random on one floor, with answers that are lost, orders that come twice and late, and a
 * room that ends in between. All that was acknowledged has to be there, and every promise of a floor has to hold after
 * every event: nobody in two seats, nobody skipped.
 */
export const playFloorDay = async ({ seed, screens, orders: count }: FloorDayPlan): Promise<FloorDayPlayed> => {
  const below = seeded(seed)
  const store: Store = sqliteStore(':memory:')
  const clock = { now: 1_000_000 }
  let room = await floorRoom(store, clock)
  await room.orders('Max', 'floor', { type: 'OpenFloor', name: 'The Lamp', book: BOOKS[below(BOOKS.length)]! })
  for (const { game, kind } of GAMES) await room.orders('Max', 'floor', { type: 'OfferGame', game, kind })
  for (const [i, { game }] of GAMES.entries())
    await room.orders('Max', 'floor', { type: 'OpenTable', table: TABLES[i]!, game, run: 'known' })
  await comeIn(room, screens)
  const acknowledged: { readonly version: number }[] = []
  const faults: string[] = []
  /** What the day begins with is not undone: without its games it would be over. */
  const begun = room.host.version()
  /** Rooms that were left without a word: what they still had to do is theirs no longer. */
  const left: FloorRoom[] = []
  let restarts = 0
  let seated = 0
  for (let given = 0; given < count; given++) {
    clock.now += below(MINUTE)
    const screen = below(screens)
    const isPodium = screen < screens / 3
    const [person, what] = isPodium ? ['Max', 'floor'] : [`phone-${screen}`, 'floor/me']
    const order = isPodium ? podiumOrder(room, below, begun) : phoneOrder(below)
    const command = `${seed}-${given}`
    const first = room.order(person!, what!, order, command)
    // the answer is lost, and the page sends the same again, perhaps before the first is done
    const again = below(4) === 0 ? room.order(person!, what!, order, command) : null
    const outcome = await first
    const second = await again
    if (second !== null && JSON.stringify(second) !== JSON.stringify(outcome))
      faults.push(`${command} was answered in two ways`)
    if ('version' in outcome) acknowledged.push(outcome)
    if (below(40) === 0) {
      // the room ends without a word, and is taken up from its store
      restarts++
      left.push(room)
      room = await floorRoom(store, clock)
      if ('version' in outcome && room.host.version() < outcome.version) faults.push(`${command} is lost`)
    }
  }
  faults.push(...(await logFaults(room)))
  seated = room.host.state().day.tables.reduce((sum, it) => sum + it.seated, 0)
  for (const { host } of [...left, room]) await host.close()
  await store.close()
  return { faults, orders: count, carriedOut: acknowledged.length, restarts, seated }
}

const BOOKS = ['rrp', 'uspa', 'wsop'] as const
const GAMES = [
  { game: '1-2', kind: noLimit(1, 2, 4) },
  { game: '2-5', kind: noLimit(2, 5, 6) },
] as const
const TABLES = ['T1', 'T2', 'T3', 'T4'] as const

type Below = (most: number) => number
const one = <T>(of: readonly T[], below: Below): T => of[below(of.length)]!

/** Everybody with a phone is seen in the room: most books take no names from elsewhere. */
const comeIn = async ({ host }: FloorRoom, screens: number): Promise<void> => {
  for (let screen = 0; screen < screens; screen++) {
    await host.does({ name: 'Max', office: 'management' }, course =>
      orders(course, { type: 'Arrive', player: giveName(course, `phone-${screen}`, `phone-${screen}`) }),
    )
  }
}

const phoneOrder = (below: Below): object => {
  const { game } = one(GAMES, below)
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
const often = (orders: readonly object[]): readonly object[] => [...orders, ...orders, ...orders]

const podiumOrder = (room: FloorRoom, below: Below, begun: number): object => {
  const { game } = one(GAMES, below)
  const table = one(TABLES, below)
  const { due, log } = room.staff()
  const people = room.host.state().floor!.people
  const player = people.length === 0 ? 'nobody' : one(people, below).player
  const seat = 1 + below(6)
  const ready = due.flatMap(it => (it.order === null ? [] : [it.order]))
  const held = room
    .staff()
    .tables.flatMap(({ id, chairs }) =>
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
      { type: 'OpenTable', table, game, run: 'known', mustMove: below(2) === 0 },
      { type: 'Sit', player, table, seat },
      { type: 'LockUp', player, table, seat },
      { type: 'Release', table, seat },
      { type: 'WalkAway', player },
      { type: 'ComeBack', player },
      { type: 'StandUp', player },
      { type: 'ChangeSeat', player, seat },
      { type: 'CallToMain', table },
      { type: 'MakeMove', player },
      { type: 'CloseTable', table },
      { type: 'NextDeal', table, places: { button: 1, small: 2, big: 3 } },
      { type: 'DealOver', table },
      { type: 'KeepApart', players: [player, 'phone-30'] },
      { type: 'CollectTime', table, chips: 5 },
      { type: 'Undo', order: undo },
    ],
    below,
  )
}

/** Every promise at every event of the log; whoever was passed over on a list was passed over for a reason. */
const logFaults = async ({ host }: FloorRoom): Promise<readonly string[]> => {
  const faults: string[] = []
  let floor: Floor | undefined
  const events = await host.eventsAfter(0, host.version())
  for (const [i, event] of events.entries()) {
    if (isRoomEvent<HostedFloorEvent>(event)) continue
    const told = event as FloorEvent & HostedFloorEvent
    if (floor !== undefined) faults.push(...faultsIn(floor, told).map(it => `${i + 1} ${told.type}: ${it}`))
    floor = floorDecider.evolve(floor, told)
    // an order is whole when its last event is written
    if (events[i + 1]?.logged !== event.logged)
      faults.push(...faultsOf(floor).map(it => `${i + 1} ${told.type}: ${it}`))
    if (faults.length > 0) return faults.slice(0, 5)
  }
  const { at: _at, ...kept } = host.state().floor!
  const { at: _then, ...again } = floor!
  if (JSON.stringify(kept) !== JSON.stringify(again)) faults.push('the log doesn’t add up to the floor')
  return faults
}
