import type { Guest } from '../../people/guests.ts'
import { changed, type Frame, type FromRoom } from '../../protocol/frames.ts'
import { callNode, type SimulatedLine } from './simulated-line.ts'
import type { SimulatedNode } from './simulated-node.ts'
import type { World } from './world.ts'

/** A browser in the simulation: a player, or somebody who looks on. */
export type SimulatedBrowser = {
  readonly guest: Guest
  readonly seat: number | null
  readonly table: string
  readonly frame: () => Frame | null
  /** The ids of their orders that the room has said are done. */
  readonly done: ReadonlySet<string>
  readonly cutLine: () => void
  /** Acts no more; still looks on. */
  readonly rest: () => void
}

/** Refusals that hold for the moment alone. */
const FOR_NOW: ReadonlySet<string> = new Set(['fault', 'try-again'])
/** How long until somebody calls again, or says something again, in milliseconds. */
const AGAIN = 60

/** Plays at a table, or looks on without a seat, from whichever node is there: whatever wasn't answered is said again. */
export const openBrowser = (
  world: World,
  nodes: () => readonly SimulatedNode[],
  place: { readonly table: string; readonly guest: Guest; readonly seat: number | null },
): SimulatedBrowser => {
  const { clock, between, chance } = world
  const { guest, seat, table } = place
  const me = { isGone: false, stillUntil: 0 }
  let line: SimulatedLine | null = null
  let frame: Frame | null = null
  let whole: Frame | null = null
  let acted = 0
  let isResting = false
  let isThinking = false
  let isNew = true

  const say = (message: object): void => line?.say(message)
  const orders = openOrders(place, say, (work: () => void) => void clock.later(AGAIN, me, work))
  const watch = (): void => say({ type: 'watch', table, ...(frame !== null && { after: frame.seq }) })

  const act = (): void => {
    isThinking = false
    const wanted = whole === null ? null : orderAt(whole)
    if (isResting || wanted === null || whole!.seq <= acted || orders.areOpen()) return
    acted = whole!.seq
    orders.give(wanted)
  }
  const think = (): void => {
    if (isThinking || seat === null) return
    isThinking = true
    clock.later(between(10, 300), me, act)
  }
  const shows = (next: Frame | null): void => {
    whole = next
    if (next === null) return watch()
    frame = next
  }
  const heard = (text: string): void => {
    const message = JSON.parse(text) as FromRoom
    if (message.type === 'frame') shows(message)
    if (message.type === 'change') shows(whole === null ? null : changed(whole, message))
    if (message.type === 'done') orders.answered(message.id, null)
    if (message.type === 'refused') orders.answered(message.id, message.why)
    if (message.type === 'wrong' && FOR_NOW.has(message.why)) clock.later(AGAIN, me, watch)
    think()
  }
  const call = (): void => {
    const open = nodes()
    const node = open[chance(Math.max(1, open.length))]
    if (node === undefined) return void clock.later(AGAIN, me, call)
    whole = null
    line = callNode(world, node, guest, me, {
      heard,
      lost: () => {
        line = null
        clock.later(between(AGAIN, 5 * AGAIN), me, call)
      },
    })
    watch()
    orders.sayAgain()
    if (seat !== null && isNew) orders.give({ type: 'sit', seat, chips: 1000 })
    isNew = false
  }
  clock.as(me, call)
  return {
    guest,
    seat,
    table,
    frame: () => whole,
    done: orders.done,
    cutLine: () => line?.cut(),
    rest: () => {
      isResting = true
    },
  }
}

/** The orders of one browser: those that aren't answered are said again, and those that are done are remembered. */
const openOrders = (
  { guest, table }: { readonly guest: Guest; readonly table: string },
  say: (message: object) => void,
  soon: (work: () => void) => void,
) => {
  const unanswered = new Map<string, object>()
  const done = new Set<string>()
  let count = 0
  return {
    done,
    areOpen: () => unanswered.size > 0,
    give: (order: object): void => {
      const id = `${guest.person}-${++count}`
      const message = { type: 'do', id, table, order }
      unanswered.set(id, message)
      say(message)
    },
    sayAgain: (): void => {
      for (const message of unanswered.values()) say(message)
    },
    answered: (id: string, why: string | null): void => {
      if (why !== null && FOR_NOW.has(why)) {
        return soon(() => {
          const message = unanswered.get(id)
          if (message !== undefined) say(message)
        })
      }
      unanswered.delete(id)
      if (why === null) done.add(id)
    },
  }
}

/** What somebody does who is due: checks or calls, and now and then raises or folds; null if they aren't due. */
const orderAt = ({ own: { legal }, seq }: Frame): object | null => {
  if (legal?.due !== 'betting') return null
  const turn = seq % 7
  if (turn === 0 && legal.wager !== null) return { type: 'act', act: { type: 'Wager', to: legal.wager.least } }
  if (legal.check) return { type: 'act', act: { type: 'Check' } }
  return { type: 'act', act: { type: turn === 1 || legal.callTo === null ? 'Fold' : 'Call' } }
}
