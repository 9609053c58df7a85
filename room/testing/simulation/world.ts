import { type Chance, seeded } from '@cardroom/engine'
import { type Leases, type MemoryLeases, memoryLeases } from '../../store/leases.ts'
import type { Append, Store } from '../../store/store.ts'
import type { Bus } from '../../streams/bus/bus.ts'
import { memoryStore } from '../memory-store.ts'
import { ARRIVED, faultyCalls, forgetful, NO_WRITES, WRITES, withTornSnapshots, withWrites } from './faulty-store.ts'
import { makeBus } from './simulated-bus.ts'
import { simulatedDisk } from './simulated-disk.ts'
import { standsIn } from './simulated-stand-in.ts'
import type { VirtualClock, Whose } from './virtual-clock.ts'

/** A process of the room, and what is wrong with its lines at the moment. */
export type SimulatedProcess = Whose & {
  readonly name: string
  /** Until when what stands in for it stands still as well. */
  allStillUntil: number
  /** Its messages don't come through, nor do what it says to the store. */
  isOffBus: boolean
  isOffStore: boolean
  /** How wrong its clock goes, in milliseconds. */
  skew: number
  /** What breaks when it ends. */
  readonly breaks: Set<() => void>
  /** Breaks the connection by which it is there. */
  cutOff: () => void
}

/** What nodes share, with everything that can go wrong there. */
export type World = {
  readonly clock: VirtualClock
  readonly chance: Chance
  /** True as often as this many times in a thousand. */
  readonly mayHappen: (ofThousand: number) => boolean
  readonly between: (least: number, most: number) => number
  /** The store as it is, for the checks. */
  readonly kept: Store
  readonly leases: MemoryLeases
  /** Everything that was written under a lease, in order. */
  readonly writes: readonly Write[]
  /** Everything that was given to the disk, in order. */
  readonly given: readonly Append[]
  /** When each order was first kept, by its own name. */
  readonly keptAt: ReadonlyMap<string, number>
  readonly wrong: Wrong
  readonly broken: Broken | undefined
  readonly storeOf: (process: SimulatedProcess) => Store
  readonly leasesOf: (process: SimulatedProcess) => Leases
  readonly busOf: (process: SimulatedProcess) => Bus
  /** When it was acknowledged that somebody is logged out, by their token. */
  readonly ended: Map<string, number>
  /** What was found wrong on the way. */
  readonly off: string[]
  /** What was sent by nodes that are cut off: it arrives as soon as something has changed hands, or later. */
  readonly held: Set<() => void>
  /** All who listened in vain hear that there was a gap. */
  readonly healed: () => void
  /** The store crashes in the middle of what it writes; calls back when it has. */
  readonly crashStore: (crashed: () => void) => void
}

/** Something was written to a stream: from which version on, by whom, and under which lease. */
export type Write = {
  readonly stream: string
  readonly after: number
  readonly node: string
  readonly epoch: number
  /** Did the node own the stream as it was written? */
  readonly isOwner: boolean
}

/** How likely each fault is at the moment, in a thousand, and what holds for all. */
export type Wrong = {
  lost: number
  doubled: number
  slow: number
  unanswered: number
  isDown: boolean
  isFull: boolean
  /** A disk that takes this many times as long. */
  drags: number
}

/** Nothing is wrong. */
export const ALL_WELL: Wrong = { lost: 0, doubled: 0, slow: 0, unanswered: 0, isDown: false, isFull: false, drags: 1 }

/** What can be broken on purpose, to see that it is noticed. */
export type Broken =
  /** The store lets anybody write. */
  | 'fence'
  /** The store carries an order out each time it comes. */
  | 'commands'
  /** Pages go on from later than they were. */
  | 'resume'
  /** The disk keeps half of what it was writing as it crashed. */
  | 'disk'
  /** Nodes don't hear that somebody has logged out at another. */
  | 'log-out'

/** A world by its seed. */
export const makeWorld = (seed: number, clock: VirtualClock, broken?: Broken): World => {
  const chance = seeded(`room ${seed}`)
  const between = (least: number, most: number): number => least + chance(most - least + 1)
  const mayHappen = (ofThousand: number): boolean => chance(1000) < ofThousand
  const held = new Set<() => void>()
  const leases = tellsOfClaims(memoryLeases(clock.now), () => {
    for (const arrives of held) clock.later(between(0, 6), ARRIVED, arrives)
    held.clear()
  })
  const writes: Write[] = []
  const given: Append[] = []
  const keptAt = new Map<string, number>()
  const kept = withWrites(memoryStore(broken === 'fence' ? () => true : leases.holds), {
    leases,
    writes,
    keptAt,
    clock,
  })
  const wrong: Wrong = { ...ALL_WELL }
  const [ended, off] = [new Map<string, number>(), [] as string[]]
  const around = {
    clock,
    chance,
    between,
    mayHappen,
    kept,
    leases,
    wrong,
    writes,
    keptAt,
    held,
    broken,
    ended,
    off,
    given,
  }
  const bus = makeBus(around)
  const disk = simulatedDisk(around, kept)
  const shared = broken === 'commands' ? forgetful(disk.store) : disk.store
  return {
    ...around,
    storeOf: process => faultyCalls(around, process, withTornSnapshots(around, shared), WRITES),
    leasesOf: process => leasesOver(around, process),
    busOf: bus.of,
    healed: bus.healed,
    crashStore: disk.crash,
  }
}

/**
 * Leases over the line of a process. The store knows at once that the connection is lost by which a process was there, unless
 * its whole machine is gone; the process itself hears it a moment later, or when it no longer stands still.
 */
const leasesOver = (
  around: Pick<World, 'clock' | 'between' | 'mayHappen' | 'wrong' | 'held' | 'leases'>,
  process: SimulatedProcess,
): Leases => {
  const { clock, between, mayHappen, leases } = around
  const names = new Set<string>()
  const over: Leases = faultyCalls(around, process, leases, NO_WRITES)
  process.cutOff = () => {
    for (const name of names) leases.cut(name)
    names.clear()
  }
  process.breaks.add(() => {
    if (mayHappen(700)) clock.later(between(0, 20), ARRIVED, process.cutOff)
  })
  return {
    ...over,
    join: node => {
      names.add(node)
      return over.join(node)
    },
    standIn: standsIn(around, process),
    onCut: hear => leases.onCut(node => void clock.later(between(0, 5), process, () => hear(node))),
  }
}

/** Calls back when something has changed hands. */
const tellsOfClaims = (leases: MemoryLeases, changed: () => void): MemoryLeases => {
  const epochs = new Map<string, number>()
  return {
    ...leases,
    claim: async (group, node) => {
      const lease = await leases.claim(group, node)
      if (lease === null || lease.epoch === epochs.get(group)) return lease
      epochs.set(group, lease.epoch)
      changed()
      return lease
    },
  }
}
