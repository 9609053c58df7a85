import type { PlayerId } from '@cardroom/engine/table'
import type { Refused } from '../../refusal.ts'
import { type FloorCourse, orders, tell, type Untimed } from '../course.ts'
import { runOf } from '../hosted-floor.ts'

/** Somebody leaves the game. Where software deals, the table lets them go after the hand, and is believed when it says so. */
export const standUp = (course: FloorCourse, player: PlayerId): Refused | null => {
  const order: Untimed = { type: 'StandUp', player }
  const table = course.hosted.floor?.tables.find(({ chairs }) =>
    chairs.some(chair => chair.is === 'taken' && chair.player === player),
  )
  if (table === undefined || runOf(course.hosted, table.id).run !== 'dealt') return orders(course, order)
  // nothing comes of the trial
  const refused = orders({ ...course, events: [] }, order)
  if (refused !== null) return refused
  if (course.hosted.leaving.some(it => it.player === player)) return null
  tell(course, { type: 'LeaveOrdered', player, table: table.id })
  return null
}
