import type { Processes } from './processes.ts'
import { openBrowser, type SimulatedBrowser } from './simulated-browser.ts'
import type { SimulatedFollower } from './simulated-follower.ts'
import type { World } from './world.ts'

/** The felts of somebody who is seated by a floor or a tournament: they go to each table where they are sent, and play there. */
export type SimulatedFelt = { readonly browsers: () => readonly SimulatedBrowser[]; readonly rest: () => void }

/** How often somebody looks where they should sit, in milliseconds. */
const LOOKS = 150

/** Follows somebody's screen from table to table. */
export const openFelt = (
  world: World,
  room: Processes,
  { screen, shown }: SimulatedFollower,
  tableIn: (view: object) => string | null,
): SimulatedFelt => {
  const me = { isGone: false, stillUntil: 0 }
  const tables = new Map<string, SimulatedBrowser>()
  let isResting = false
  const look = (): void => {
    const view = shown()?.view
    const table = view === undefined ? null : tableIn(view)
    if (table !== null && !isResting && !tables.has(table))
      tables.set(table, openBrowser(world, room.open, { table, visitor: screen.visitor, seat: null, plays: true }))
    world.clock.later(LOOKS, me, look)
  }
  world.clock.as(me, look)
  return {
    browsers: () => [...tables.values()],
    rest: () => {
      isResting = true
      for (const browser of tables.values()) browser.rest()
    },
  }
}
