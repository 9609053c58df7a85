import type { OfficeAct } from '../../office/office.ts'
import { askNode } from './ask-node.ts'
import type { Processes } from './processes.ts'
import type { SimulatedAccount } from './simulated-account.ts'
import { AGAIN } from './simulated-orders.ts'
import type { World } from './world.ts'

/** The operator, at the room's office: they ban somebody, let them back, put up notices, and drain nodes. */
export type SimulatedManager = {
  /** The acts that were acknowledged, in order. */
  readonly done: readonly OfficeAct[]
  /** What was asked for and hasn't been answered: it may be done. */
  readonly underWay: () => OfficeAct | null
  readonly rest: () => void
}

const PAUSES = [600, 2500] as const

/** Runs the room from whichever node has the house; what wasn't answered is done again. */
export const openManager = (world: World, room: Processes, troublemaker: SimulatedAccount): SimulatedManager => {
  const { clock, between, chance } = world
  const me = { isGone: false, stillUntil: 0 }
  const done: OfficeAct[] = []
  const { person } = troublemaker.visitor
  let isBanned = false
  let isDrained: string | null = null
  let isResting = false
  const one = <T>(of: readonly T[]): T | undefined => of[chance(Math.max(1, of.length))]
  let underWay: OfficeAct | null = null
  const act = (wanted: OfficeAct, then: () => void): void => {
    underWay = wanted
    const again = (): void => void clock.later(AGAIN, me, () => act(wanted, then))
    const node = room.open().find(({ hasHouse }) => hasHouse())
    if (node === undefined) return again()
    askNode(world, node, me, async ({ office, carriedOut, drained }) => {
      const refused = await office.write(wanted, 'Mia', '')
      if (refused !== null) throw new Error(refused.why)
      await (wanted.type === 'NodeDrained' ? drained() : carriedOut())
    }).then(() => {
      done.push(wanted)
      underWay = null
      then()
    }, again)
  }
  const next = (): void => void clock.later(between(...PAUSES), me, choose)
  const choose = (): void => {
    if (isResting) return
    if (chance(3) === 0) return act({ type: 'NoticeSet', notice: `notice ${done.length}` }, next)
    if (chance(3) === 0) {
      const node = isDrained ?? one(room.open())?.id ?? null
      if (node === null) return next()
      const drained = isDrained === null
      isDrained = drained ? node : null
      return act({ type: 'NodeDrained', node, drained }, next)
    }
    if (isBanned) {
      troublemaker.lifted()
      return act({ type: 'BanLifted', person }, () => {
        isBanned = false
        next()
      })
    }
    act({ type: 'PersonBanned', person }, () => {
      isBanned = true
      troublemaker.banned()
      next()
    })
  }
  clock.as(me, next)
  return {
    done,
    underWay: () => underWay,
    rest: () => {
      isResting = true
    },
  }
}
