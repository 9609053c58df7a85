import { deciderOf } from '../decider/compose.ts'
import { absences } from './absences/absences.ts'
import { broken } from './broken/broken.ts'
import { calls } from './calls/calls.ts'
import { chairs } from './chairs/chairs.ts'
import { copyOfFloor, type FloorDraft } from './draft.ts'
import type { FloorEvent } from './events.ts'
import type { Floor } from './floor.ts'
import { comps } from './house/comps.ts'
import { house } from './house/house.ts'
import { promotions } from './house/promotions.ts'
import { limits } from './limits/limits.ts'
import { lists } from './lists/lists.ts'
import { moves } from './moves/moves.ts'
import { mayOrder } from './offices.ts'
import { opening } from './opening/opening.ts'
import type { FloorOrder } from './orders.ts'
import { overs } from './overs/overs.ts'
import { passingTime } from './pass-time.ts'
import { people } from './people/people.ts'
import { type FloorRefusal, refused } from './refusal.ts'
import { tables } from './tables/tables.ts'
import { undo } from './undo/undo.ts'

/** A floor over a day: its lists, its seats and who goes where. */
export const floorDecider = deciderOf<Floor, FloorDraft, FloorOrder, FloorEvent, FloorRefusal, undefined>()(
  {
    initial: undefined,
    copy: floor => copyOfFloor(floor ?? NOT_OPEN),
    before: (floor, order) => orderOff(floor, order),
    each: (floor, event) => {
      floor.at = event.at
    },
    unknown: refused('no-such-order'),
  },
  [
    opening,
    people,
    lists,
    calls,
    chairs,
    tables,
    absences,
    overs,
    moves,
    broken,
    limits,
    house,
    promotions,
    comps,
    passingTime,
    undo,
  ],
)

/** A floor that has not opened has none of its fields. */
const NOT_OPEN = {} as Floor

/** What every order has to pass: the room is open, time goes on, and the person giving it has the office for it. */
const orderOff = (floor: Floor | undefined, order: FloorOrder): FloorRefusal | null => {
  const isOpen = floor !== undefined && floor.opened !== undefined
  if (!Number.isSafeInteger(order.at)) return refused('time-goes-back')
  if (!mayOrder(order.by.office, order.type)) return refused('not-your-office')
  if (!isOpen) return order.type === 'OpenFloor' ? null : refused('no-floor-yet')
  // a room that was closed opens for another day
  if (order.type === 'OpenFloor') return floor.closed ? null : refused('floor-is-open')
  if (floor.closed && order.type !== 'Undo') return refused('floor-is-closed')
  if (order.at < floor.at) return refused('time-goes-back', { until: floor.at })
  // players speak for themselves alone
  return order.by.office === 'player' && 'player' in order && order.player !== order.by.name
    ? refused('not-your-office', { player: order.player })
    : null
}
