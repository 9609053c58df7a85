import { seeded } from '@cardroom/engine'
import { orders, tell } from '../floor/course.ts'
import { giveName } from '../floor/names.ts'

import type { Store } from '../store/store.ts'
import { logFaults } from './floor-day-faults.ts'
import { DAY_GAMES, DAY_TABLES, phoneOrder, podiumOrder } from './floor-day-orders.ts'
import { type FloorLines, floorLines, type Screen } from './floor-lines.ts'
import { type FloorRoom, floorRoom, MINUTE } from './floor-room.ts'
import { memoryStore } from './memory-store.ts'

/** What a short day with many screens came to. */
export type FloorDayPlayed = {
  readonly faults: readonly string[]
  readonly orders: number
  readonly carriedOut: number
  readonly restarts: number
  readonly seated: number
  /** How often what the screens show was compared with the floor. */
  readonly compared: number
}

/** How a day goes: how many screens there are, and how many orders they give. */
export type FloorDayPlan = {
  readonly seed: number
  readonly screens: number
  readonly orders: number
  /** After how many orders the screens are looked at, and how they are given a while until then. */
  readonly lookEvery: number
  readonly wait: () => unknown
}

/**
 * Podiums and phones order at random on one floor, with answers that are lost, orders that come twice and late, lines that
 * are lost and slow, and a room that ends in between. All that was acknowledged has to be there, every promise of a floor
 * has to hold after every event, and every screen has to show the floor as it is.
 */
export const playFloorDay = async (plan: FloorDayPlan): Promise<FloorDayPlayed> => {
  const { seed, screens, orders: count } = plan
  const below = seeded(seed)
  const store: Store = memoryStore()
  const clock = { now: 1_000_000 }
  let room = await openDay(store, clock, below, screens)
  const lines = floorLines(screensOf(screens), below)
  lines.callAll(room.find)
  const faults: string[] = []
  /** What the day begins with is not undone: without its games it would be over. */
  const begun = room.host.version()
  /** Rooms that were left without a word: what they still had to do is theirs no longer. */
  const left: FloorRoom[] = []
  let carriedOut = 0
  let compared = 0
  for (let given = 0; given < count; given++) {
    clock.now += below(MINUTE)
    const command = `${seed}-${given}`
    const outcome = await oneOrder(room, below, { command, screens, begun })
    if (typeof outcome === 'string') faults.push(outcome)
    const version = typeof outcome === 'number' ? outcome : null
    if (version !== null) carriedOut++
    if (below(2) === 0) lines.stir()
    if (below(40) === 0) {
      // the room ends without a word, and is taken up from its store
      left.push(room)
      room = await floorRoom(store, clock)
      if (version !== null && room.host.version() < version) faults.push(`${command} is lost`)
      lines.callAll(room.find)
    }
    if ((given + 1) % plan.lookEvery !== 0) continue
    const isLast = given + 1 === count
    if (isLast) lines.settle()
    faults.push(...(await seen(lines, plan.wait)))
    compared++
  }
  faults.push(...(await logFaults(room)))
  const seated = room.host.state().day.tables.reduce((sum, it) => sum + it.seated, 0)
  lines.hangUp()
  for (const { host } of [...left, room]) await host.close()
  await store.close()
  return { faults, orders: count, carriedOut, restarts: left.length, seated, compared }
}

const BOOKS = ['rrp', 'uspa', 'wsop'] as const
const OFFICES = ['management', 'floor', 'board'] as const

/** A floor with two games and two tables; a third of the screens are podiums, the others are people’s phones. */
const openDay = async (
  store: Store,
  clock: { now: number },
  below: (most: number) => number,
  screens: number,
): Promise<FloorRoom> => {
  const room = await floorRoom(store, clock)
  await room.orders('Max', 'floor', { type: 'OpenFloor', name: 'The Lamp', book: BOOKS[below(BOOKS.length)]! })
  for (const { game, kind } of DAY_GAMES) await room.orders('Max', 'floor', { type: 'OfferGame', game, kind })
  for (const [i, { game }] of DAY_GAMES.entries())
    await room.orders('Max', 'floor', { type: 'OpenTable', table: DAY_TABLES[i]!, game, run: 'known' })
  await room.host.does({ name: 'Max', office: 'management' }, course => {
    for (let screen = 0; screen < screens; screen++) {
      const person = personOf(screen, screens)
      if (isPodium(screen, screens)) {
        const office = OFFICES[screen % OFFICES.length]!
        tell(course, { type: 'OfficeGiven', person, name: person, office, table: null })
        continue
      }
      // most books take no names from elsewhere
      orders(course, { type: 'Arrive', player: giveName(course, person, person) })
    }
    return null
  })
  return room
}

const isPodium = (screen: number, screens: number): boolean => screen < screens / 3
const personOf = (screen: number, screens: number): string =>
  isPodium(screen, screens) ? `podium-${screen}` : `phone-${screen}`

/** A podium of each office, the screens that stand in the room, and every seventh phone. */
const screensOf = (screens: number): readonly Screen[] => [
  ...['podium-0', 'podium-1', 'podium-2'].map(person => ({ person, what: 'floor' })),
  { person: null, what: 'floor/board' },
  { person: 'Max', what: 'floor/kiosk' },
  { person: 'Max', what: 'floor/report' },
  ...DAY_TABLES.slice(0, 3).map(table => ({ person: 'Max', what: `floor/table/${table}` })),
  ...Array.from({ length: screens }, (_, screen) => personOf(screen, screens))
    .filter((person, screen) => !person.startsWith('podium') && screen % 7 === 0)
    .map(person => ({ person, what: 'floor/me' })),
]

/** One order of one screen: the version it is kept at, null if it was refused, or what was wrong with the answer. */
const oneOrder = async (
  room: FloorRoom,
  below: (most: number) => number,
  { command, screens, begun }: { readonly command: string; readonly screens: number; readonly begun: number },
): Promise<number | string | null> => {
  const screen = below(screens)
  const person = personOf(screen, screens)
  const [what, order] = isPodium(screen, screens)
    ? ['floor', podiumOrder(room, below, begun)]
    : ['floor/me', phoneOrder(below)]
  const first = room.order(person, what as string, order as object, command)
  // the answer is lost, and the page sends the same again, perhaps before the first is done
  const again = below(4) === 0 ? room.order(person, what as string, order as object, command) : null
  const outcome = await first
  const second = await again
  if (second !== null && JSON.stringify(second) !== JSON.stringify(outcome))
    return `${command} was answered in two ways`
  return 'version' in outcome ? outcome.version : null
}

/** What screens still show wrongly after they had a while, several times if the machine is busy. */
const seen = async ({ wrong }: FloorLines, wait: () => unknown): Promise<readonly string[]> => {
  for (let tries = 0; tries < 20; tries++) {
    await wait()
    if (wrong().length === 0) return []
  }
  return wrong()
}
