import type { Leases } from '../store/leases.ts'

/** How long it is known who is there, and how often one looks whether somebody who was asked still is, in milliseconds. */
const KNOWN_FOR = 150
const LOOKS_EVERY = 200

/** Knows which nodes are there, by their ids. */
export type NodesThere = {
  readonly ids: () => Promise<ReadonlySet<string>>
  /** Waits for what a node answers, or rejects once the node is gone: nobody waits for one that was killed. */
  readonly whileThere: <Answer>(id: string, answer: Promise<Answer>) => Promise<Answer>
}

/** Looks up who is there, once for all who want to know at the same time. */
export const nodesThere = ({ nodes }: Pick<Leases, 'nodes'>, idOf: (name: string) => string): NodesThere => {
  let known: { readonly at: number; readonly ids: Promise<ReadonlySet<string>> } | null = null
  const ids: NodesThere['ids'] = () => {
    if (known !== null && performance.now() - known.at < KNOWN_FOR) return known.ids
    const looked = (async () => new Set(((await nodes?.()) ?? []).map(idOf)))()
    known = { at: performance.now(), ids: looked }
    return looked
  }
  return {
    ids,
    whileThere: async (id, answer) => {
      let stop = (): void => {}
      const gone = new Promise<never>((_, reject) => {
        const look = async (): Promise<void> => {
          if (!(await ids()).has(id)) reject(new Error(`node ${id} has not answered, and is gone`))
        }
        // whoever can't be looked up is waited for as long as anybody is
        const timer = setInterval(() => void look().catch(() => undefined), LOOKS_EVERY)
        timer.unref()
        stop = () => clearInterval(timer)
      })
      return Promise.race([answer, gone]).finally(() => stop())
    },
  }
}
