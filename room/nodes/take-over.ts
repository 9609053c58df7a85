import type { Leases } from '../store/leases.ts'
import { backoff } from '../streams/backoff.ts'
import type { Node } from './node.ts'

/** How often a node looks for what others have left behind, in milliseconds, and how much it takes at a time. */
const LOOKS_EVERY = 250
const AT_A_TIME = 20

/** Takes over what nodes that are gone have left behind; several nodes that look at the same time share it. */
export const takeOverOrphans = (
  node: Node,
  leases: Leases,
  take: (group: string) => Promise<void>,
  onError: (cause: unknown) => void,
): { readonly stop: () => Promise<void> } => {
  let looking: Promise<void> | null = null
  let isOver = false
  /** What is this node's, and could not be taken up: nobody else would. How often it was tried, and when it is next. */
  const owed = new Map<string, { readonly tries: number; readonly next: number }>()
  const takeOne = async (group: string): Promise<void> => {
    const lease = await node.owner.own(group)
    const tries = (owed.get(group)?.tries ?? 0) + 1
    owed.delete(group)
    if (lease.node !== node.owner.node()) return
    await take(group).catch((cause: unknown) => {
      owed.set(group, { tries, next: performance.now() + backoff(tries) })
      throw cause
    })
  }
  const due = (): readonly string[] =>
    [...owed].flatMap(([group, { next }]) => (next <= performance.now() ? [group] : []))
  const look = async (): Promise<void> => {
    for (;;) {
      const orphans = await leases.orphans(AT_A_TIME)
      const groups = new Set([...orphans, ...node.owner.doubts(), ...due()])
      await Promise.all([...groups].map(group => takeOne(group).catch(onError)))
      if (orphans.length < AT_A_TIME || isOver) return
    }
  }
  const lookNow = (): void => {
    if (node.owner.isDrained() || isOver) return
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = null
      })
  }
  const timer = setInterval(lookNow, LOOKS_EVERY)
  timer.unref()
  // what is being looked for already may not be all that they have left
  const unlisten = node.onGone(() => void Promise.resolve(looking).then(lookNow))
  return {
    stop: async () => {
      isOver = true
      clearInterval(timer)
      unlisten()
      await looking
    },
  }
}
