import { type Chance, seeded } from '@cardroom/engine'
import { type Leases, type MemoryLeases, memoryLeases } from '../../store/leases.ts'
import type { Store } from '../../store/store.ts'
import type { Bus } from '../../streams/bus/bus.ts'
import { memoryStore } from '../memory-store.ts'
import type { VirtualClock, Whose } from './virtual-clock.ts'

/** A process of the room, and what is wrong with its lines at the moment. */
export type SimulatedProcess = Whose & {
  readonly name: string
  /** Its messages don't come through, nor do what it says to the store. */
  isOffBus: boolean
  isOffStore: boolean
  /** How wrong its clock goes, in milliseconds. */
  skew: number
  /** What breaks when it ends. */
  readonly breaks: Set<() => void>
}

/** What nodes share, with everything that can go wrong there. */
export type World = {
  readonly clock: VirtualClock
  readonly chance: Chance
  /** True as often as this many times in a thousand. */
  readonly mayHappen: (ofThousand: number) => boolean
  readonly between: (least: number, most: number) => number
  /** The store as it is, for whoever checks it. */
  readonly kept: Store
  readonly leases: MemoryLeases
  /** Everything that was written under a lease, in order. */
  readonly writes: readonly Write[]
  readonly wrong: Wrong
  readonly storeOf: (process: SimulatedProcess) => Store
  readonly leasesOf: (process: SimulatedProcess) => Leases
  readonly busOf: (process: SimulatedProcess) => Bus
  /** All who listened in vain hear that there was a gap. */
  readonly healed: () => void
}

/** Something was written to a stream: from which version on, by whom, and under which lease. */
export type Write = { readonly stream: string; readonly after: number; readonly node: string; readonly epoch: number }

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

/** How long a store may take before a node gives up on it. */
const PATIENCE = 900

/** A world by its seed. */
export const makeWorld = (seed: number, clock: VirtualClock): World => {
  const chance = seeded(`room ${seed}`)
  const between = (least: number, most: number): number => least + chance(most - least + 1)
  const mayHappen = (ofThousand: number): boolean => chance(1000) < ofThousand
  const leases = memoryLeases(clock.now)
  const writes: Write[] = []
  const kept = withWrites(memoryStore(leases.holds), writes)
  const wrong: Wrong = { ...ALL_WELL }
  const around = { clock, chance, between, mayHappen, kept, leases, wrong, writes }
  const bus = makeBus(around)
  return {
    ...around,
    storeOf: process => faultyCalls(around, process, withTornSnapshots(around, kept), WRITES),
    leasesOf: process => faultyCalls(around, process, leases, NO_WRITES),
    busOf: bus.of,
    healed: bus.healed,
  }
}

const withWrites = (store: Store, writes: Write[]): Store => ({
  ...store,
  append: async append => {
    const appended = await store.append(append)
    const { stream, after, lease } = append
    if (appended.kept && lease !== undefined) writes.push({ stream, after, node: lease.node, epoch: lease.epoch })
    return appended
  },
})

type Around = Pick<World, 'clock' | 'between' | 'mayHappen' | 'kept' | 'leases' | 'wrong'>
const WRITES: ReadonlySet<string> = new Set(['append', 'keepSnapshot', 'probe', 'keepAsides'])
const NO_WRITES: ReadonlySet<string> = new Set()

/**
 * Whatever a process asks of the store, or of the leases in it, takes time there and back. It may not arrive, not be answered, or be carried out
 * after the process has given up on it.
 */
const faultyCalls = <T extends object>(
  around: Around,
  process: SimulatedProcess,
  of: T,
  writes: ReadonlySet<string>,
): T => {
  const { clock, between, mayHappen, wrong } = around
  const call =
    (name: string, does: (...all: never[]) => Promise<unknown>) =>
    (...all: never[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const fails = (words: string): void => void clock.later(between(1, 5), process, () => reject(new Error(words)))
        if (process.isOffStore || wrong.isDown) {
          return void clock.later(between(1, PATIENCE), process, () => reject(new Error('the store does not answer')))
        }
        if (wrong.isFull && writes.has(name)) return fails('the disk is full')
        const isUnanswered = mayHappen(wrong.unanswered)
        const takes = between(1, 4) * (writes.has(name) ? wrong.drags : 1)
        const arrives = isUnanswered && mayHappen(300) ? PATIENCE + between(1, 4000) : takes
        if (isUnanswered) clock.later(PATIENCE, process, () => reject(new Error('no answer in time')))
        // what was sent arrives, though who sent it may be gone by then
        clock.later(arrives, ARRIVED, () => {
          if (wrong.isDown) return fails('the store has crashed')
          does(...all).then(
            answer => {
              if (!isUnanswered) clock.later(between(1, 4), process, () => resolve(answer))
            },
            cause => void clock.later(between(1, 4), process, () => reject(cause as Error)),
          )
        })
      })
  return Object.fromEntries(
    Object.entries(of).map(([name, does]) => [name, typeof does === 'function' ? call(name, does as never) : does]),
  ) as T
}
const ARRIVED: Whose = { isGone: false, stillUntil: 0 }

/** A snapshot that is torn as it is written is thrown away when it is read. */
const withTornSnapshots = ({ mayHappen, wrong }: Around, store: Store): Store => {
  const torn = new Set<string>()
  return {
    ...store,
    keepSnapshot: async (stream, snapshot) => {
      if (wrong.unanswered > 0 && mayHappen(200)) torn.add(stream)
      else torn.delete(stream)
      return store.keepSnapshot(stream, snapshot)
    },
    snapshot: async stream => (torn.has(stream) ? null : store.snapshot(stream)),
    snapshots: async prefix => (await store.snapshots(prefix)).filter(({ stream }) => !torn.has(stream)),
  }
}

type Listening = { readonly process: SimulatedProcess; readonly subject: string; readonly hear: (text: string) => void }

const makeBus = ({ clock, between, mayHappen, wrong }: Around) => {
  const all = new Set<Listening>()
  const gaps = new Map<SimulatedProcess, Set<() => void>>()
  const send = (from: SimulatedProcess, to: Listening, text: string): void => {
    if (from !== to.process && (from.isOffBus || to.process.isOffBus || mayHappen(wrong.lost))) return
    const takes = mayHappen(wrong.slow) ? between(50, 1500) : between(1, 6)
    clock.later(takes, to.process, () => {
      if (all.has(to) && !to.process.isOffBus) to.hear(text)
    })
  }
  const of = (process: SimulatedProcess): Bus => ({
    publish: async (subject, text) => {
      if (process.isGone) return
      for (const to of all) {
        if (to.subject !== subject) continue
        send(process, to, text)
        if (mayHappen(wrong.doubled)) send(process, to, text)
      }
    },
    subscribe: async (subject, hear) => {
      const listening = { process, subject, hear }
      all.add(listening)
      return async () => void all.delete(listening)
    },
    onGap: missed => {
      const mine = gaps.get(process) ?? new Set()
      gaps.set(process, mine.add(missed))
      return () => mine.delete(missed)
    },
    close: async () => {},
  })
  const healed = (): void => {
    for (const [process, missed] of gaps)
      if (!process.isGone) clock.as(process, () => [...missed].forEach(one => void one()))
  }
  return { of, healed }
}
