import type { Leases } from '../store/leases.ts'
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
  const takeOne = async (group: string): Promise<void> => {
    const lease = await node.owner.own(group)
    if (lease.node === node.owner.node()) await take(group)
  }
  const look = async (): Promise<void> => {
    for (;;) {
      const groups = await leases.orphans(AT_A_TIME)
      await Promise.all(groups.map(group => takeOne(group).catch(onError)))
      if (groups.length < AT_A_TIME || isOver) return
    }
  }
  const timer = setInterval(() => {
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = null
      })
  }, LOOKS_EVERY)
  timer.unref()
  return {
    stop: async () => {
      isOver = true
      clearInterval(timer)
      await looking
    },
  }
}
