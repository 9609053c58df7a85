import type { FromRoom } from '../../protocol/frames.ts'
import { type ShownWhole, shownAfter } from '../../protocol/shown.ts'
import { callNode, type SimulatedLine } from './simulated-line.ts'
import type { SimulatedNode } from './simulated-node.ts'
import { AGAIN, FOR_NOW, openOrders } from './simulated-orders.ts'
import type { Visitor } from './visitors.ts'
import type { World } from './world.ts'

/** A screen of a floor or a tournament: a podium, a phone, a board, a director. */
export type SimulatedFollower = {
  readonly screen: Screen
  readonly shown: () => ShownWhole | null
  readonly done: ReadonlySet<string>
  /** Those that were refused for good, and when they were last said. */
  readonly refused: ReadonlyMap<string, number>
  readonly cutLine: () => void
  /** Orders no more; still watches. */
  readonly rest: () => void
}

/** Who looks at what, on which device, and what they order when they see it; null for nothing. */
export type Screen = {
  readonly visitor: Visitor
  readonly device: string
  readonly what: string
  readonly decide: (view: object, world: World) => object | null
}

/** Between which times somebody looks at a screen again, in milliseconds. */
const LOOKS = [100, 900] as const

/** Follows something from whichever node is there, and orders now and then: whatever wasn't answered is said again. */
export const openFollower = (
  world: World,
  nodes: () => readonly SimulatedNode[],
  screen: Screen,
): SimulatedFollower => {
  const { clock, between, chance } = world
  const { visitor, device, what, decide } = screen
  const me = { isGone: false, stillUntil: 0 }
  let line: SimulatedLine | null = null
  let shown: ShownWhole | null = null
  let isResting = false

  const say = (message: object): void => line?.say(message)
  const soon = (work: () => void): void => void clock.later(AGAIN, me, work)
  const messageOf = (command: string, order: object): object => ({ type: 'order-to', what, command, order })
  const orders = openOrders(world, me, { by: `${visitor.person}-${device}`, messageOf, say })
  const follow = (): void => say({ type: 'follow', what })

  const act = (): void => {
    if (isResting) return
    const wanted = shown === null || orders.areOpen() ? null : decide(shown.view, world)
    if (wanted !== null) orders.give(wanted)
    clock.later(between(...LOOKS), me, act)
  }
  const heard = (text: string): void => {
    const message = JSON.parse(text) as FromRoom
    if (message.type === 'shown') shown = message
    if (message.type === 'not-shown') shown = null
    if (message.type === 'shown-change') {
      shown = shown === null ? null : shownAfter(shown, message)
      if (shown === null) follow()
    }
    if (message.type === 'done') orders.answered(message.id, null)
    if (message.type === 'refused') orders.answered(message.id, message.why)
    if (message.type === 'wrong' && FOR_NOW.has(message.why)) soon(follow)
  }
  const call = (): void => {
    const open = nodes()
    const node = open[chance(Math.max(1, open.length))]
    const who = visitor.who()
    if (node === undefined || who === null) return soon(call)
    shown = null
    line = callNode(world, node, who, me, {
      heard,
      lost: () => {
        line = null
        clock.later(between(AGAIN, 5 * AGAIN), me, call)
      },
    })
    follow()
    orders.sayAgain()
  }
  clock.as(me, call)
  clock.later(between(...LOOKS), me, act)
  return {
    screen,
    shown: () => shown,
    done: orders.done,
    refused: orders.refused,
    cutLine: () => line?.cut(),
    rest: () => {
      isResting = true
    },
  }
}
