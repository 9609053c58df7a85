import type { Leases } from '../store/leases.ts'
import { openAsking } from '../streams/bus/ask.ts'
import type { Bus } from '../streams/bus/bus.ts'
import { notOwner, unlessMoved } from '../streams/not-owner.ts'
import { type Owner, openOwner } from '../streams/owner.ts'
import { type NodesThere, nodesThere } from './nodes-there.ts'

/** Where a group is played: on this node, or on another one, and how many times it has changed hands by then. */
export type Place = { readonly here: true } | { readonly here: false; readonly node: string; readonly epoch: number }

/** One of several room processes on one store. */
export type Node = {
  /** Its own name on the bus, which it keeps until it ends. */
  readonly id: string
  readonly bus: Bus
  readonly owner: Owner
  /** Where a group is played; nobody's becomes this node's. Rejects if that can't be found out in time. */
  readonly where: (group: string) => Promise<Place>
  /** What was known of a group's place doesn't hold. */
  readonly forget: (group: string) => void
  /** Takes a group, from the node that has it: that node puts it down first. A node that is drained takes nothing. */
  readonly take: (group: string) => Promise<void>
  /** Asks another node; rejects if it has not answered in time, or is gone. What it was asked may have been done all the same. */
  readonly ask: <Answer>(node: string, what: string, question: object, patience?: number) => Promise<Answer>
  /** Answers the other nodes from now on. */
  readonly answer: (what: string, answers: (question: never) => Promise<object>) => Promise<void>
  /** Calls back with other nodes that are gone: nothing is theirs any more. */
  readonly onGone: NodesThere['onGone']
  /** How this node puts a group down that another one asks for. */
  readonly onGive: (give: (group: string) => Promise<void>) => void
  readonly close: () => Promise<void>
}

/** What a node stands on. */
export type NodeParts = {
  readonly leases: Leases
  readonly bus: Bus
  readonly id: string
  readonly onError: (cause: unknown) => void
}

/** How long it is known where a group is played elsewhere, how long a node looks for it, and waits for an answer. */
const KNOWN_FOR = 1000
const PATIENCE = 5000
const ANSWERS_IN = 4000
/** How long another node may take to own something. */
const OWNS_IN = 700
/** How long until the next look. */
const AGAIN = 100

/** Opens a node: from now on it counts as there, and can own something. */
export const openNode = async ({ leases, bus, id, onError }: NodeParts): Promise<Node> => {
  let named = 0
  const owner = await openOwner(leases, {
    // a clock that never goes back
    now: () => performance.now(),
    every: (work, milliseconds) => {
      const timer = setInterval(work, milliseconds)
      timer.unref()
      return () => clearInterval(timer)
    },
    newName: () => `${id}.${++named}`,
    onError,
  })
  const asking = await openAsking(bus, id, onError)
  let isOver = false
  let gives = async (group: string): Promise<void> => owner.release(group)
  await asking.answer(subjectOf(id, 'give'), async text => {
    const { group } = JSON.parse(text) as { readonly group: string }
    // what it loses as it gives it is another's already
    if (owner.lease(group) !== null) await gives(group).catch(unlessMoved(rethrow))
    return '{}'
  })

  await asking.answer(subjectOf(id, 'own'), async text => {
    await owner.own((JSON.parse(text) as { readonly group: string }).group)
    return '{}'
  })

  const there = nodesThere(leases, idOf, onError)
  const ask: Node['ask'] = async (node, what, question, patience = ANSWERS_IN) =>
    JSON.parse(await there.whileThere(node, asking.ask(subjectOf(node, what), JSON.stringify(question), patience)))

  const haveOwned = async (group: string): Promise<void> => {
    const others = [...(await there.ids())].filter(other => other !== id)
    // one that is drained too, or gone, leaves it to the next
    for (const other of others) if (await ask(other, 'own', { group }, OWNS_IN).catch(() => null)) return
  }
  const { where, forget, forgetOf } = knowPlaces(owner, () => isOver, haveOwned)
  there.onGone(forgetOf)
  return {
    id,
    bus,
    owner,
    where,
    forget,
    take: async group => {
      const until = performance.now() + PATIENCE
      for (;;) {
        const place = await where(group)
        if (place.here) return
        // it could never keep it, and would take it from one node after another
        if (owner.isDrained()) throw notOwner(group)
        forget(group)
        if (performance.now() > until) throw new Error(`${group} is not given up by its node`)
        await ask(place.node, 'give', { group }).catch((cause: unknown) => {
          // a node that leaves as it waits for the answer takes nothing any more
          if (isOver) throw notOwner(group)
          onError(cause)
        })
        await pause(AGAIN / 10)
      }
    },
    ask,
    onGone: there.onGone,
    answer: async (what, answers) => {
      await asking.answer(subjectOf(id, what), async text => JSON.stringify(await answers(JSON.parse(text) as never)))
    },
    onGive: give => {
      gives = give
    },
    close: async () => {
      isOver = true
      await there.stop()
      await owner.close()
      await asking.close()
      await bus.close()
    },
  }
}

/** Knows for a moment where groups are played, and looks for those that it doesn't know. What nobody has, and a node that is drained may not own, another is to. */
const knowPlaces = (
  owner: Owner,
  isOver: () => boolean,
  haveOwned: (group: string) => Promise<void>,
): Pick<Node, 'where' | 'forget'> & { readonly forgetOf: (nodes: ReadonlySet<string>) => void } => {
  const known = new Map<string, { readonly node: string; readonly epoch: number; readonly until: number }>()
  return {
    where: async group => {
      if (owner.lease(group) !== null) return { here: true }
      const already = known.get(group)
      if (already !== undefined && performance.now() < already.until)
        return { here: false, node: already.node, epoch: already.epoch }
      const until = performance.now() + PATIENCE
      for (;;) {
        try {
          const { node, epoch } = await owner.own(group)
          if (node === owner.node()) return { here: true }
          known.set(group, { node: idOf(node), epoch, until: performance.now() + KNOWN_FOR })
          return { here: false, node: idOf(node), epoch }
        } catch (cause) {
          if (isOver() || performance.now() > until) throw cause
          if (owner.isDrained()) await haveOwned(group)
          await pause(AGAIN)
        }
      }
    },
    forget: group => {
      known.delete(group)
    },
    forgetOf: nodes => {
      for (const [group, { node }] of known) if (nodes.has(node)) known.delete(group)
    },
  }
}

const subjectOf = (node: string, what: string): string => `node/${node}/${what}`

/** A node that counted as gone comes back under another name, but with the same id. */
export const idOf = (name: string): string => name.slice(0, name.lastIndexOf('.'))

const rethrow = (cause: unknown): never => {
  throw cause
}

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))
