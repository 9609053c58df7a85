import { placardWanted, policyWanted } from '../../http/wanted-table.ts'
import { isRefused } from '../../refusal.ts'
import { checkHouse } from './check-house.ts'
import { checkSeed } from './check-seed.ts'
import { type FaultName, strike } from './faults.ts'
import { makeEvent, openHousePeople } from './house-people.ts'
import { openProcesses, type Processes } from './processes.ts'
import { openBrowser, type SimulatedBrowser } from './simulated-browser.ts'
import { virtualClock } from './virtual-clock.ts'
import { ALL_WELL, type Broken, makeWorld, type World } from './world.ts'

/** What came of a seed: everything that is wrong, one sentence each, and what was done to the room. */
export type Simulated = {
  readonly seed: number
  readonly wrong: readonly string[]
  readonly faults: readonly string[]
  /** How many things happened, and how many orders were carried out. */
  readonly happened: number
  readonly done: number
  /** All that happened and was said, in short: the same for the same seed. */
  readonly trace: string
}

/** What is broken on purpose, to see that it is noticed, and what alone goes wrong, if not everything. */
export type Simulating = { readonly broken?: Broken; readonly faults?: readonly FaultName[] }

const NODES = 3
/** How long the room plays before, with and after faults, in milliseconds. */
const BEFORE = 800
const STRUCK = 5000
const AFTER = 25_000
const STEP = 250
/** How long a fault lasts at most after the last has begun, and how long until everybody sees the same when nobody acts any more. */
const LASTS = 4000
const SETTLES = 4000
/** How many orders have to be done at each table after all faults are over. */
const GOES_ON = 6

/** Plays a whole room by a seed: the same seed plays the same, to the last message. */
export const simulateRoom = async (seed: number, options: Simulating = {}): Promise<Simulated> => {
  const clock = virtualClock()
  try {
    return await play(seed, makeWorld(seed, clock, options.broken), options.faults)
  } finally {
    clock.end()
  }
}

const play = async (seed: number, world: World, names?: readonly FaultName[]): Promise<Simulated> => {
  const { clock } = world
  const faults: string[] = []
  const room = openProcesses(world, seed)
  for (let i = 0; i < NODES; i++) room.start(0)
  await clock.runUntil(500)
  // every other room has a second table, the others a floor and a tournament
  const hasHouse = seed % 2 === 1
  const browsers = await seatEverybody(world, room, hasHouse ? 1 : 2)
  const event = hasHouse ? await makeEvent(world, room) : null
  const followers = event === null ? [] : openHousePeople(world, room, event)
  await clock.runUntil(clock.now() + BEFORE)
  strike(
    { world, alive: room.alive, crash: room.crash, cutLines: () => cutAll([...browsers, ...followers]) },
    clock.now() + STRUCK,
    words => faults.push(words),
    names,
  )
  await clock.runUntil(clock.now() + STRUCK + LASTS)
  Object.assign(world.wrong, ALL_WELL)
  const before = doneAt(browsers)
  const standing = () => [...doneAt(browsers)].filter(([table, done]) => done < before.get(table)! + GOES_ON)
  for (let i = 0; i < AFTER / STEP && standing().length > 0; i++) await clock.runUntil(clock.now() + STEP)
  const stuck = standing()
  for (const one of [...browsers, ...followers]) one.rest()
  await clock.runUntil(clock.now() + SETTLES)
  const wrong = [
    ...stuck.map(([table, done]) => `table ${table} stands still: ${done - before.get(table)!} orders in ${AFTER} ms`),
    ...(await checkSeed(world, browsers)),
    ...(event === null ? [] : await checkHouse(world, followers, event)),
    ...room.faults.map(words => `a fault of ours: ${words}`),
  ]
  const done = [...browsers, ...followers].reduce((sum, one) => sum + one.done.size, 0)
  return { seed, wrong, faults, happened: clock.count(), done, trace: clock.trace() }
}

const doneAt = (browsers: readonly SimulatedBrowser[]): ReadonlyMap<string, number> => {
  const all = new Map<string, number>()
  for (const { table, done } of browsers) all.set(table, (all.get(table) ?? 0) + done.size)
  return all
}

/** Tables, each with players and somebody who looks on. */
const seatEverybody = async (world: World, room: Processes, tables: number): Promise<readonly SimulatedBrowser[]> => {
  const { clock } = world
  const browsers: SimulatedBrowser[] = []
  for (let n = 0; n < tables; n++) {
    const node = room.open()[n % room.open().length]!
    const wanted = { form: 'holdem', pace: 'instant', chairs: 3 } as const
    const placard = placardWanted(wanted)
    if (isRefused(placard)) throw new Error('no such table')
    let table = ''
    const guests = Array.from({ length: 4 }, (_, i) => ({ person: `person-${n}-${i}`, name: `Player ${n} ${i}` }))
    clock.as(node.process, () => {
      void node.tables.make(guests[0]!, placard, policyWanted(wanted)).then(made => {
        if ('id' in made) table = made.id
      })
    })
    await clock.runUntil(clock.now() + 500)
    for (const [i, guest] of guests.entries())
      browsers.push(openBrowser(world, room.open, { table, guest, seat: i === 3 ? null : i + 1 }))
  }
  return browsers
}

const cutAll = (all: readonly { readonly cutLine: () => void }[]): void => {
  for (const { cutLine } of all) cutLine()
}
