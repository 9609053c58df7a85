import type { Append, Appended } from './store.ts'

/** Writes a batch in one transaction and says of each append what came of it. */
export type WriteBatch = (batch: readonly Append[]) => Promise<readonly Appended[]> | readonly Appended[]

type Waiting = {
  readonly append: Append
  readonly resolve: (appended: Appended) => void
  readonly reject: (cause: unknown) => void
}

/**
 * Appends that arrive while one batch is being written go into the next one together, so that many writers share one
 * wait for the disk. A batch holds one append of a stream; the next of the same stream comes with the next batch.
 */
export const groupCommit = (write: WriteBatch, most = 500) => {
  let waiting: Waiting[] = []
  let writing: Promise<void> | null = null

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = nextBatch()
      try {
        const results = await write(batch.map(({ append }) => append))
        for (const [i, { resolve }] of batch.entries()) resolve(results[i]!)
      } catch (cause) {
        for (const { reject } of batch) reject(cause)
      }
    }
    writing = null
  }

  const nextBatch = (): readonly Waiting[] => {
    const streams = new Set<string>()
    const batch: Waiting[] = []
    const later: Waiting[] = []
    for (const one of waiting) {
      const full = batch.length >= most || streams.has(one.append.stream)
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
