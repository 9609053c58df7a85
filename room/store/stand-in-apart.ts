import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { type Leases, LIVES } from './leases.ts'

/** Said to the thread: a node to stand in for from now on, with the memory that both share, or no longer. */
export type Told = { readonly node: string; readonly shared: SharedArrayBuffer | null }
/** How the thread reaches the store, and how long a node counts as there. */
export type Given = { readonly config: pg.ClientConfig; readonly lives: number }

/** Where node and thread leave each other a time: when the node last went on, and until when it counts as there. */
export const [WENT_ON, UNTIL] = [0, 1] as const
/** The clock of both, in microseconds. */
export const microseconds = (): bigint => process.hrtime.bigint() / 1000n

/** A thread that says for the nodes of this process that they are there, over a connection of its own. */
export type StandsIn = {
  readonly standIn: NonNullable<Leases['standIn']>
  readonly close: () => Promise<void>
}

/**
 * Starts the thread. It does nothing else, so that a node whose own thread stands still, because it opens hundreds of tables or its
 * machine is busy, stays there. A process that is stopped, or ends, stops its thread as well.
 */
export const standInApart = (
  config: pg.ClientConfig,
  onError: (cause: unknown) => void,
  lives: number = LIVES,
): StandsIn => {
  const work = createRequire(import.meta.url).resolve('@cardroom/room/stand-in-worker')
  const thread = new Worker(work, { workerData: { config, lives } satisfies Given, execArgv: [] })
  // without it a node is there as long as it says so itself
  thread.on('error', onError)
  thread.unref()
  const tell = (told: Told): void => thread.postMessage(told)
  return {
    standIn: node => {
      const shared = new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT)
      const times = new BigInt64Array(shared)
      const keepAlive = (): void => void Atomics.store(times, WENT_ON, microseconds())
      keepAlive()
      tell({ node, shared })
      return {
        keepAlive,
        until: () => {
          const left = Atomics.load(times, UNTIL) - microseconds()
          return performance.now() + Number(left) / 1000
        },
        stop: () => tell({ node, shared: null }),
      }
    },
    close: async () => void (await thread.terminate()),
  }
}
