import type { By, Floor } from '@cardroom/engine/floor'
import { type Refused, refusal } from '../refusal.ts'
import { isRoomEvent } from './events.ts'
import { type HostedFloor, runOf } from './hosted-floor.ts'
import type { FloorHost } from './open-floor.ts'

/** The floor before and after an order of the log, or why it cannot be undone. */
export const undoneOrder = async (
  { state, stateAt, eventsAfter }: Pick<FloorHost, 'state' | 'stateAt' | 'eventsAfter'>,
  order: number,
): Promise<{ readonly before: Floor; readonly after: Floor } | Refused> => {
  if (order > state().version) return NOTHING
  if (state().undone.includes(order)) return refusal('nothing-to-undo', { about: 'undone' })
  const events = await eventsAfter(order - 1, MOST)
  const end = events.findIndex(({ logged }) => logged !== order)
  const all = end < 0 ? events : events.slice(0, end)
  const floors = all.filter(event => !isRoomEvent(event))
  if (floors.length === 0) return NOTHING
  if (floors.some(({ by }) => isReported(state(), by))) return REPORTED
  const before = (await stateAt(order - 1)).floor
  const after = (await stateAt(order - 1 + all.length)).floor
  return before === null || after === null ? NOTHING : { before, after }
}

/** What tables that software keeps report has happened, and the clock is not turned back. */
export const isReported = (hosted: HostedFloor, { name, office }: By): boolean =>
  office === 'clock' || (office === 'table' && runOf(hosted, name).hosted !== null)

/** How many events an order leads to at most. */
const MOST = 400

const NOTHING = refusal('nothing-to-undo', { about: 'nothing' })
const REPORTED = refusal('nothing-to-undo', { about: 'reported' })
