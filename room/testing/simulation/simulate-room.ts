import { placardWanted, policyWanted } from '../../http/wanted-table.ts'
import { readyPasswords } from '../../people/passwords.ts'
import { isRefused } from '../../refusal.ts'
import { checkHouse } from './check-house.ts'
import { checkPeople } from './check-people.ts'
import { checkSeed } from './check-seed.ts'
import { type FaultName, strike } from './faults.ts'
import { openHousePeople } from './house-people.ts'
import { openProcesses, type Processes } from './processes.ts'
import { openAccount, type SimulatedAccount } from './simulated-account.ts'
import { openBrowser, type SimulatedBrowser } from './simulated-browser.ts'
import { openManager } from './simulated-manager.ts'
import { virtualClock } from './virtual-clock.ts'
import { comeAll, type Visitor } from './visitors.ts'
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
  /** How much of the rest was in it: felts at tables of the house, acts of the office, log-ins and log-outs. */
  readonly others: Others
}

type Others = { readonly felts: number; readonly office: number; readonly logIns: number; readonly logOuts: number }

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
  // takes real time, once
  await readyPasswords()
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
  // every other room has a second table, the others a floor and a tournament, of which the room deals every other one
  const hasHouse = seed % 2 === 1
  const { browsers, accounts, tabs } = await seatEverybody(world, room, hasHouse ? 1 : 2)
  const { followers, felts } = hasHouse
    ? await openHousePeople(world, room, seed % 4 === 3)
    : { followers: [], felts: [] }
  const manager = openManager(world, room, accounts.at(-1)!)
  const everybody = [...browsers, ...followers, ...felts, ...accounts, manager]
  await clock.runUntil(clock.now() + BEFORE)
  const atFelts = (): readonly SimulatedBrowser[] => felts.flatMap(felt => felt.browsers())
  strike(
    { ...room, world, cutLines: () => cutAll([...browsers, ...tabs, ...atFelts(), ...followers]) },
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
  for (const one of everybody) one.rest()
  await clock.runUntil(clock.now() + SETTLES)
  const seen = browsers.filter(({ visitor }) => visitor !== accounts.at(-1)!.visitor)
  const wrong = [
    ...stuck.map(([table, done]) => `table ${table} stands still: ${done - before.get(table)!} orders in ${AFTER} ms`),
    ...(await checkSeed(world, [...seen, ...atFelts()])),
    ...(hasHouse ? await checkHouse(world, followers) : []),
    ...(await checkPeople(world, accounts, manager)),
    ...world.off.slice(0, 5),
    ...room.faults.map(words => `a fault of ours: ${words}`),
  ]
  const done = [...seen, ...atFelts(), ...followers].reduce((sum, one) => sum + one.done.size, 0)
  const times = accounts.map(({ count }) => count())
  const others: Others = {
    felts: atFelts().length,
    office: manager.done.length,
    logIns: times.reduce((sum, it) => sum + it.in, 0),
    logOuts: times.reduce((sum, it) => sum + it.out, 0),
  }
  return { seed, wrong, faults, happened: clock.count(), done, trace: clock.trace(), others }
}

const doneAt = (browsers: readonly SimulatedBrowser[]): ReadonlyMap<string, number> => {
  const all = new Map<string, number>()
  for (const { table, done } of browsers) all.set(table, (all.get(table) ?? 0) + done.size)
  return all
}

/** Everybody at the tables, those who come and go, and their second tabs. */
type Seated = {
  readonly browsers: readonly SimulatedBrowser[]
  readonly accounts: readonly SimulatedAccount[]
  readonly tabs: readonly SimulatedBrowser[]
}

/** The same person watches in another tab, which hears of a log-out by nothing but the end of its line. */
const secondTab = (world: World, room: Processes, { visitor }: SimulatedAccount, table: string): SimulatedBrowser => {
  const { name, person, who } = visitor
  return openBrowser(world, room.open, { table, visitor: { name, person, who }, seat: null })
}

/** Tables, each with players and somebody who is watching; a player and an onlooker have passwords, and come and go. */
const seatEverybody = async (world: World, room: Processes, tables: number): Promise<Seated> => {
  const { clock } = world
  const browsers: SimulatedBrowser[] = []
  const accounts: SimulatedAccount[] = []
  const tabs: SimulatedBrowser[] = []
  for (let n = 0; n < tables; n++) {
    const names = ['host', 'guest', 'regular', 'onlooker', ...(n === 0 ? ['troublemaker'] : [])]
    const visitors = await comeAll(
      world,
      room,
      names.map(name => `${name} ${n}`),
    )
    const table = await makeTable(world, room, visitors[0]!)
    for (const [i, visitor] of visitors.entries()) {
      const account = n === 0 && (i === 2 || i === 4) ? openAccount(world, room, visitor) : null
      if (account !== null) {
        accounts.push(account)
        tabs.push(secondTab(world, room, account, table))
      }
      const seat = i < 3 ? i + 1 : null
      browsers.push(openBrowser(world, room.open, { table, visitor: account?.visitor ?? visitor, seat }))
    }
    await clock.runUntil(clock.now() + 100)
  }
  return { browsers, accounts, tabs }
}

const makeTable = async ({ clock }: World, room: Processes, { person, name }: Visitor): Promise<string> => {
  const node = room.open()[0]!
  const wanted = { form: 'holdem', pace: 'instant', chairs: 3 } as const
  const placard = placardWanted(wanted)
  if (isRefused(placard)) throw new Error('no such table')
  let table = ''
  clock.as(node.process, () => {
    void node.tables.make({ person, name }, placard, policyWanted(wanted)).then(made => {
      if ('id' in made) table = made.id
    })
  })
  await clock.runUntil(clock.now() + 500)
  return table
}

const cutAll = (all: readonly { readonly cutLine: () => void }[]): void => {
  for (const { cutLine } of all) cutLine()
}
