import type { Leases } from '../store/leases.ts'

/** How often a node looks who is there, in milliseconds. */
const LOOKS_EVERY = 100

/** Knows which nodes are there, by their ids. */
export type NodesThere = {
  readonly ids: () => Promise<ReadonlySet<string>>
  /** Waits for what a node answers, or rejects once the node is gone: nobody waits for one that was killed. */
  readonly whileThere: <Answer>(id: string, answer: Promise<Answer>) => Promise<Answer>
  /** Calls back with nodes that are gone, or are there under another name: nothing that was theirs is. */
  readonly onGone: (hear: (ids: ReadonlySet<string>) => void) => () => void
  readonly stop: () => Promise<void>
}

/** Looks again and again who is there. */
export const nodesThere = (
  { nodes }: Pick<Leases, 'nodes'>,
  idOf: (name: string) => string,
  onError: (cause: unknown) => void,
): NodesThere => {
  let names: readonly string[] = []
  let looking: Promise<void> | null = null
  let failed = false
  const hearers = new Set<(ids: ReadonlySet<string>) => void>()
  const waiting = new Set<{ readonly id: string; readonly gone: () => void }>()
  const look = async (): Promise<void> => {
    const before = names
    names = await nodes()
    failed = false
    const there = new Set(names)
    const gone = new Set(before.filter(name => !there.has(name)).map(idOf))
    if (gone.size > 0) for (const hear of [...hearers]) hear(gone)
    const ids = new Set(names.map(idOf))
    for (const one of [...waiting]) if (!ids.has(one.id)) one.gone()
  }
  const timer = setInterval(() => {
    // those that can't be looked up are waited for as long as anybody is
    looking ??= look()
      .catch((cause: unknown) => {
        // of a store that is away one word is enough
        if (!failed) onError(cause)
        failed = true
      })
      .finally(() => {
        looking = null
      })
  }, LOOKS_EVERY)
  timer.unref()
  return {
    ids: async () => new Set((await nodes()).map(idOf)),
    whileThere: (id, answer) =>
      new Promise((resolve, reject) => {
        const one = { id, gone: () => reject(new Error(`node ${id} has not answered, and is gone`)) }
        waiting.add(one)
        answer.then(resolve, reject).finally(() => waiting.delete(one))
      }),
    onGone: hear => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
