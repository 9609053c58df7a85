import type { Processes } from './processes.ts'
import type { SimulatedNode } from './simulated-node.ts'
import { AGAIN } from './simulated-orders.ts'
import type { Whose } from './virtual-clock.ts'
import type { World } from './world.ts'

/** How long something takes from one end to the other. */
const FAST = 2
const SLOW = 25

/** Asks a node something as a page does over HTTP. A page that gets no answer, or an error, doesn't know what came of it. */
export const askNode = <T>(
  { clock, between }: World,
  node: SimulatedNode,
  whose: Whose,
  asks: (node: SimulatedNode) => Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const { process } = node
    let isOpen = true
    const over = (delay: number, work: () => void): void => {
      if (!isOpen) return
      isOpen = false
      process.breaks.delete(lose)
      clock.later(delay, whose, work)
    }
    const lose = (): void => over(between(1, 300), () => reject(new Error('no answer')))
    process.breaks.add(lose)
    clock.later(between(FAST, SLOW), process, () => {
      asks(node).then(
        answer => over(between(FAST, SLOW), () => resolve(answer)),
        () => over(between(FAST, SLOW), () => reject(new Error('the node has failed'))),
      )
    })
  })

/** Asks any node, and another one until one has answered. */
export const askAny =
  (world: World, room: Processes, whose: Whose) =>
  <T>(asks: (node: SimulatedNode) => Promise<T>, then: (answer: T) => void): void => {
    const again = (): void => void world.clock.later(AGAIN, whose, () => askAny(world, room, whose)(asks, then))
    const open = room.open()
    const node = open[world.chance(Math.max(1, open.length))]
    if (node === undefined) return again()
    askNode(world, node, whose, asks).then(then, again)
  }
