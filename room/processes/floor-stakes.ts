import type { Placard } from '@cardroom/engine'
import type { Floor, FloorTable, Limit } from '@cardroom/engine/floor'
import type { Time } from '@cardroom/engine/table'
import type { HostedFloor } from '../floor/hosted-floor.ts'
import type { Refused } from '../refusal.ts'
import type { HostedTable } from '../table/host-table.ts'
import type { Course } from '../table/state/course.ts'
import { orders } from '../table/state/night-orders.ts'
import { floorPlacard } from './floor-placard.ts'

/** The limit that each table is known to play at: a table is looked at with each of its acts. */
const playedAt = new WeakMap<HostedTable, Limit>()

/** wsop/73: a limit that the floor has changed holds at its table from the next deal on, and so for its rulings. */
export const keepStakes = async (
  hosted: HostedFloor,
  { floor, table, realCards }: { readonly floor: Floor; readonly table: FloorTable; readonly realCards: boolean },
  here: HostedTable,
): Promise<void> => {
  const limit = floor.games.find(({ id }) => id === table.game)?.limit
  if (limit === undefined || playedAt.get(here) === limit) return
  const parts = floorPlacard(hosted, floor, table.id, realCards)?.parts
  if (parts === undefined) return
  await here.does((course, at) => changesStakes(course, parts, at))
  if (isSame(here.hosted().night!.table.placard, parts)) playedAt.set(here, limit)
}

const changesStakes = (course: Course, parts: Placard['parts'], at: Time): Refused | null => {
  const { deal, ended, placard } = course.hosted.night!.table
  return isSame(placard, parts) || deal !== null || ended ? null : orders(course, { type: 'ChangeStakes', parts, at })
}

const isSame = (placard: Placard, parts: Placard['parts']): boolean =>
  JSON.stringify(placard.parts) === JSON.stringify(parts)
