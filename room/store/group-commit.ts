import type { Append, Appended } from './store.ts'

/** Writes a batch in one transaction and says of each append what came of it. */
export type WriteBatch = (batch: readonly Append[]) => Promise<readonly Appended[]> | readonly Appended[]

type Waiting = {
  readonly append: Append
  readonly resolve: (appended: Appended) => void
  readonly reject: (cause: unknown) => void
}

/** How many appends a batch holds at most: while a few are written, the room shows the ones before and takes the next. */
const MOST = 40
/** Where that many were written together, the room is busy, and the next batch waits this many milliseconds for more. */
const BUSY = 3
const GATHERS = 8
/** That many are worth writing at once. */
const ENOUGH = 20

/**
 * Appends that arrive while one batch is being written go into the next one together, so that many writers share one
 * wait for the disk. A batch holds one append of a stream; the next of the same stream comes with the next batch.
 */
export const groupCommit = (write: WriteBatch) => {
  let waiting: Waiting[] = []
  let writing: Promise<void> | null = null

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = nextBatch()
      const more = batch.length < BUSY ? null : new Promise<void>(next => setTimeout(next, GATHERS))
      try {
        const results = await write(batch.map(({ append }) => append))
        for (const [i, { resolve }] of batch.entries()) resolve(results[i]!)
      } catch (cause) {
        for (const { reject } of batch) reject(cause)
      }
      if (waiting.length < ENOUGH) await more
    }
    writing = null
  }

  const nextBatch = (): readonly Waiting[] => {
    const streams = new Set<string>()
    const batch: Waiting[] = []
    const later: Waiting[] = []
    for (const one of waiting) {
      const full = batch.length >= MOST || streams.has(one.append.stream)
      ;(full ? later : batch).push(one)
      streams.add(one.append.stream)
    }
    waiting = later
    return batch
  }

  return {
    append: (append: Append): Promise<Appended> =>
      new Promise((resolve, reject) => {
        waiting.push({ append, resolve, reject })
        writing ??= new Promise<void>(next => setImmediate(next)).then(flush)
      }),
    /** Waits until all that was asked for is written. */
    settled: async (): Promise<void> => {
      while (writing !== null) await writing
    },
  }
}
