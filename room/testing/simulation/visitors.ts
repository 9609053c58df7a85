import { isRefused } from '../../refusal.ts'
import { askNode } from './ask-node.ts'
import type { Processes } from './processes.ts'
import type { Who } from './simulated-line.ts'
import { NOBODY } from './virtual-clock.ts'
import type { World } from './world.ts'

/** Somebody who has come to the room, and by which token they are known now; null while they are logged out. */
export type Visitor = {
  readonly who: () => Who | null
  readonly name: string
  readonly person: string
  /** Calls back when they have logged in or out: their page calls again then. */
  readonly onToken?: (changed: () => void) => void
}

/** People come to the room by their names, each to any node, before anything goes wrong. */
export const comeAll = async (world: World, room: Processes, names: readonly string[]): Promise<readonly Visitor[]> => {
  const { clock, chance } = world
  const came = new Map<string, Visitor>()
  for (const name of names) {
    const node = room.open()[chance(room.open().length)]!
    void askNode(world, node, NOBODY, async ({ guests }) => guests.come(name)).then(guest => {
      if (isRefused(guest)) throw new Error(`${name} could not come: ${guest.why}`)
      const { person, token } = guest
      const who: Who = { guest: { person, name }, token }
      came.set(name, { name, person, who: () => who })
    })
  }
  await clock.runUntil(clock.now() + 500)
  return names.map(name => came.get(name)!)
}
