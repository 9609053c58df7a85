import { NOBODY } from './virtual-clock.ts'
import { ALL_WELL, type SimulatedProcess, type World } from './world.ts'

/** What the faults are done to. */
export type Struck = {
  readonly world: World
  readonly alive: () => readonly SimulatedProcess[]
  /** Ends a process in the middle of everything, and starts another in its place after a while. */
  readonly crash: (process: SimulatedProcess, downFor: number) => void
  /** Stops a process as an operator does, and starts another in its place after a while. */
  readonly stop: (process: SimulatedProcess, downFor: number) => void
  readonly cutLines: () => void
}

/** One thing that goes wrong, for how long at most, in milliseconds. */
type Fault = { readonly most: number; readonly begins: (struck: Struck, lasts: number) => () => void }

const toOne =
  (does: (process: SimulatedProcess, struck: Struck, lasts: number) => () => void): Fault['begins'] =>
  (struck, lasts) => {
    const alive = struck.alive()
    const one = alive[struck.world.chance(Math.max(1, alive.length))]
    return one === undefined ? () => {} : does(one, struck, lasts)
  }
const toAll =
  (sets: Partial<World['wrong']>): Fault['begins'] =>
  ({ world: { wrong } }) => {
    Object.assign(wrong, sets)
    return () => void Object.assign(wrong, pick(ALL_WELL, sets))
  }
const pick = (from: object, names: object): object =>
  Object.fromEntries(Object.keys(names).map(name => [name, Reflect.get(from, name)]))

/** Away for a while, and for a moment after it whatever was asked as it came back goes without an answer. */
const restarts =
  (away: Partial<World['wrong']>, after: Partial<World['wrong']>): Fault['begins'] =>
  struck => {
    let isOver = false
    let ends = (): void => {}
    struck.world.crashStore(() => {
      if (!isOver) ends = toAll(away)(struck, 0)
    })
    return () => {
      isOver = true
      ends()
      const settled = toAll(after)(struck, 0)
      struck.world.clock.later(1000, NOBODY, settled)
    }
  }

/** Everything that goes wrong, by its name in the report of a seed. */
export const FAULTS = {
  'a node crashes': {
    most: 4000,
    begins: toOne((process, { crash }, lasts) => {
      crash(process, lasts)
      return () => {}
    }),
  },
  'a node is stopped': {
    most: 4000,
    begins: toOne((process, { stop }, lasts) => {
      stop(process, lasts)
      return () => {}
    }),
  },
  'a node is cut off from the store': {
    most: 4000,
    begins: toOne(process => {
      process.isOffStore = true
      return () => {
        process.isOffStore = false
      }
    }),
  },
  'the connection breaks by which a node is there': {
    most: 1,
    begins: toOne(process => {
      process.cutOff()
      return () => {}
    }),
  },
  'a node is cut off from the others': {
    most: 4000,
    begins: toOne(process => {
      process.isOffBus = true
      return () => {
        process.isOffBus = false
      }
    }),
  },
  'a node stands still': {
    most: 4000,
    begins: toOne((process, { world }, lasts) => {
      process.stillUntil = world.clock.now() + lasts
      process.allStillUntil = process.stillUntil
      return () => {}
    }),
  },
  'a node is too busy to go on': {
    most: 4000,
    begins: toOne((process, { world }, lasts) => {
      process.stillUntil = world.clock.now() + lasts
      return () => {}
    }),
  },
  'the clock of a node jumps': {
    most: 4000,
    begins: toOne((process, { world }) => {
      process.skew += world.between(-2000, 2000)
      return () => {}
    }),
  },
  'the store is down': { most: 4000, begins: toAll({ isDown: true }) },
  'the store restarts': { most: 3000, begins: restarts({ isDown: true }, { unanswered: 400 }) },
  'store and bus restart': {
    most: 3000,
    begins: restarts({ isDown: true, lost: 1000 }, { unanswered: 400, lost: 300 }),
  },
  'the disk is full': { most: 3000, begins: toAll({ isFull: true }) },
  'the disk is slow': { most: 4000, begins: toAll({ drags: 60 }) },
  'answers of the store are lost': { most: 4000, begins: toAll({ unanswered: 150 }) },
  'messages are lost': { most: 4000, begins: toAll({ lost: 200 }) },
  'messages are doubled': { most: 4000, begins: toAll({ doubled: 300 }) },
  'messages are late and out of order': { most: 4000, begins: toAll({ slow: 200 }) },
  'lines break': {
    most: 1,
    begins: ({ cutLines }) => {
      cutLines()
      return () => {}
    },
  },
} as const satisfies Readonly<Record<string, Fault>>

/** What can go wrong. */
export type FaultName = keyof typeof FAULTS
const ALL_FAULTS: readonly FaultName[] = Object.keys(FAULTS) as FaultName[]

/** Lets things go wrong at random from now until then; each is over again at the latest a while after that. */
export const strike = (
  struck: Struck,
  until: number,
  tells: (words: string) => void,
  names: readonly FaultName[] = ALL_FAULTS,
): void => {
  const { world } = struck
  const { clock, between, chance } = world
  const next = (): void => {
    if (clock.now() >= until) return
    const name = names[chance(names.length)]!
    const { most, begins } = FAULTS[name]
    const lasts = between(1, most)
    tells(`${clock.now()} ${name} for ${lasts} ms`)
    const ends = begins(struck, lasts)
    clock.later(lasts, NOBODY, () => {
      ends()
      world.healed()
    })
    clock.later(between(50, 1000), NOBODY, next)
  }
  clock.later(between(50, 1000), NOBODY, next)
}
