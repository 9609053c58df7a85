import type { Store } from '../../store/store.ts'
import type { Whose } from './virtual-clock.ts'
import type { SimulatedProcess, World, Write } from './world.ts'

/** How long a store may take before a node gives up on it. */
const PATIENCE = 900
/** How long something may be on its way that was sent by a node that is cut off. */
const HELD = 4500

/** Notes everything that is written under a lease. */
export const withWrites = (
  store: Store,
  {
    leases,
    writes,
    keptAt,
    clock,
  }: Pick<World, 'leases' | 'clock'> & {
    readonly writes: Write[]
    readonly keptAt: Map<string, number>
  },
): Store => ({
  ...store,
  append: async append => {
    clock.note(JSON.stringify(append))
    const { stream, after, lease, command } = append
    const isOwner = lease === undefined || leases.holds(lease)
    const appended = await store.append(append)
    const id = command?.split(' ')[1]
    if (appended.kept && id !== undefined && !keptAt.has(id)) keptAt.set(id, clock.now())
    if (appended.kept && lease !== undefined)
      writes.push({ stream, after, node: lease.node, epoch: lease.epoch, isOwner })
    return appended
  },
})

type Around = Pick<World, 'clock' | 'between' | 'mayHappen' | 'wrong' | 'held'>
/** What writes to the disk. */
export const WRITES: ReadonlySet<string> = new Set(['append', 'keepSnapshot', 'probe', 'keepAsides'])
/** Nothing does. */
export const NO_WRITES: ReadonlySet<string> = new Set()

/**
 * Whatever a process asks of the store, or of the leases in it, takes time there and back. It may not arrive, not be answered, or be carried out
 * after the process has given up on it.
 */
export const faultyCalls = <T extends object>(
  around: Around,
  process: Whose & Pick<SimulatedProcess, 'isOffStore'>,
  of: T,
  writes: ReadonlySet<string>,
): T => {
  const { clock, between, mayHappen, wrong, held } = around
  const hold = (arrives: () => void): void => {
    held.add(arrives)
    clock.later(HELD, ARRIVED, () => {
      if (held.delete(arrives) && !wrong.isDown) arrives()
    })
  }
  const call =
    (name: string, does: (...all: never[]) => Promise<unknown>) =>
    (...all: never[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const fails = (words: string): void => void clock.later(between(1, 5), process, () => reject(new Error(words)))
        if (process.isOffStore || wrong.isDown) {
          // what is on its way as a node is cut off arrives at the worst moment
          if (process.isOffStore && mayHappen(500)) hold(() => void does(...all).catch(() => {}))
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
/** The part that carries out what has arrived, which no fault can strike. */
export const ARRIVED: Whose = { isGone: false, stillUntil: 0 }

/** A snapshot that is torn as it is written is thrown away when it is read. */
export const withTornSnapshots = ({ mayHappen, wrong }: Around, store: Store): Store => {
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

/** A store that doesn't know an order again when it comes a second time; the checks still see which it was. */
export const forgetful = (store: Store): Store => {
  let count = 0
  return {
    ...store,
    append: ({ command, ...append }) =>
      store.append({ ...append, ...(command !== undefined && { command: `${command} ${++count}` }) }),
    commands: async () => [],
  }
}
