import { newName, type Secrets } from '../secrets.ts'
import { LIVES } from '../store/leases.ts'
import type { Nearby } from './forward-requests.ts'
import { BEATS_EVERY, lentBy, linesOf, type StillThere, type ToLines } from './lent-lines.ts'

/** A line of a page of this node, as far as others have to do with it. */
export type FarLine = {
  /** What another node has sent it; null where that only says how far it is. */
  readonly hear: (from: string, lent: string, number: number, text: string | null) => void
  /** The nodes at which it looks at something. */
  readonly at: () => ReadonlySet<string>
  /** A node is silent, or doesn't know of this line: whatever it had there is looked for again. */
  readonly lost: (node: string) => void
}

/** The lines of this node's pages, for what other nodes send them. */
export type FarLines = {
  readonly add: (line: FarLine) => { readonly id: string; readonly over: () => void }
  readonly close: () => Promise<void>
}

/** How often the others hear which lines are still there. */
const TELLS_EVERY = 1000
/** After how long a node that says nothing of a line has lost it: one that stands still under load keeps its lines as long as its tables. */
const SILENT = LIVES + BEATS_EVERY
const LOOKS_EVERY = 200

/** A line, and when each node was last heard of that it looks at something there. */
type Known = { readonly line: FarLine; readonly heard: Map<string, number> }

/** Hears for all lines of this node what others send them. */
export const openFarLines = async (
  { node }: Nearby,
  secrets: Secrets,
  onError: (cause: unknown) => void,
): Promise<FarLines> => {
  const lines = new Map<string, Known>()
  const hear = (text: string): void => {
    const { from, to, text: said, gone } = JSON.parse(text) as ToLines
    for (const [id, lent, number] of to) {
      const known = lines.get(id)
      if (gone === true) {
        known?.line.lost(from)
        continue
      }
      if (said === null) known?.heard.set(from, performance.now())
      known?.line.hear(from, lent, number, said)
    }
  }
  const tell = (): void => {
    const byNode = new Map<string, string[]>()
    for (const [id, { line }] of lines) for (const at of line.at()) byNode.set(at, [...(byNode.get(at) ?? []), id])
    for (const [to, mine] of byNode) {
      const still: StillThere = { from: node.id, lines: mine }
      node.bus.publish(lentBy(to), JSON.stringify(still)).catch(onError)
    }
  }
  let looked = performance.now()
  const look = (): void => {
    const now = performance.now()
    const stoodStill = now - looked > 3 * LOOKS_EVERY
    looked = now
    // this node itself: whatever it was sent meanwhile is heard next
    if (stoodStill) return
    for (const { line, heard } of lines.values()) {
      for (const at of line.at()) {
        // it counts from when something is first looked at there
        const last = heard.get(at) ?? now
        heard.set(at, last)
        if (now - last <= SILENT) continue
        heard.delete(at)
        line.lost(at)
      }
    }
  }
  const gone = (nodes: ReadonlySet<string>): void => {
    for (const { line, heard } of lines.values()) {
      for (const at of line.at()) {
        if (!nodes.has(at)) continue
        heard.delete(at)
        line.lost(at)
      }
    }
  }
  const unlisten = node.onGone(gone)
  const unsubscribe = await node.bus.subscribe(linesOf(node.id), hear)
  const timers = [setInterval(tell, TELLS_EVERY), setInterval(look, LOOKS_EVERY)]
  for (const timer of timers) timer.unref()
  return {
    add: line => {
      const id = newName(secrets)
      lines.set(id, { line, heard: new Map() })
      return { id, over: () => lines.delete(id) }
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      unlisten()
      await unsubscribe()
    },
  }
}
