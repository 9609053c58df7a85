import type { Store } from '../store/store.ts'

/** How far a process is in its stream. */
export type Position = {
  /** The version up to which everything was answered when it was kept last. */
  readonly start: number
  /** An event was read from which this many errands follow. */
  readonly reach: (version: number, errands: number) => void
  /** One of the errands of this version is answered. */
  readonly done: (version: number) => void
  /** Up to which version everything is answered by now. */
  readonly now: () => number
  readonly settle: () => Promise<void>
}

/** How many events that ask for nothing may go by before it is kept that they have. */
const SELDOM = 500

/**
 * Keeps up to which version all errands are answered, beside the stores of streams. It may be behind: what is carried out
 * again after a restart has been carried out under the same command.
 */
export const keepPosition = async (
  name: string,
  store: Store,
  most: number,
  onError: (cause: unknown) => void,
): Promise<Position> => {
  const stream = `process/${name}`
  const start = Math.min(most, (await store.snapshot(stream))?.version ?? 0)
  /** Errands that aren't answered yet, by the version of their event, in the order of the versions. */
  const open = new Map<number, number>()
  let reached = start
  let kept = start
  let keeping: Promise<void> | null = null

  const now = (): number => {
    for (const version of open.keys()) return version - 1
    return reached
  }
  const write = async (): Promise<void> => {
    while (now() > kept) {
      const version = now()
      await store.keepSnapshot(stream, { version, data: JSON.stringify({ process: name }) })
      kept = version
    }
  }
  const keep = (): Promise<void> => {
    keeping ??= write()
      .catch(onError)
      .finally(() => {
        keeping = null
      })
    return keeping
  }

  return {
    start,
    now,
    reach: (version, errands) => {
      reached = version
      if (errands > 0) open.set(version, errands)
      else if (now() - kept >= SELDOM) void keep()
    },
    done: version => {
      const left = open.get(version)! - 1
      if (left > 0) return void open.set(version, left)
      open.delete(version)
      void keep()
    },
    settle: async () => {
      await keeping
      await keep()
    },
  }
}

/** A position that its target knows: nothing is kept. */
export const knownPosition = (start: number): Position => ({
  start,
  now: () => Number.POSITIVE_INFINITY,
  reach: () => {},
  done: () => {},
  settle: async () => {},
})
