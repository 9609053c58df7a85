import type { PlayerId } from '@cardroom/engine/table'
import type { OwnOrder } from '../../protocol/floor-orders.ts'
import { type Refused, refusal } from '../../refusal.ts'
import { type FloorCourse, orders } from '../course.ts'
import { standUp } from './stand-up.ts'

/** What somebody orders about themselves, on a phone or at a kiosk; a kiosk stands in the room. */
export const ownOrders = (
  course: FloorCourse,
  player: PlayerId,
  order: OwnOrder,
  way: 'online' | 'kiosk',
): Refused | null => {
  if (course.hosted.floor === null) return NO_FLOOR
  switch (order.type) {
    case 'JoinList':
      return orders(course, { type: 'JoinList', player, game: order.game, way })
    case 'LeaveList':
      return orders(course, { type: 'LeaveList', player, game: order.game })
    case 'AnswerCall':
      return orders(course, { type: 'AnswerCall', player, game: order.game, answer: order.answer })
    case 'StepOut':
      return orders(course, { type: 'StepOut', player, ...(order.until !== undefined && { until: order.until }) })
    case 'AskSeatChange':
      return orders(course, { type: 'AskSeatChange', player, seat: order.seat })
    case 'RefuseMove':
    case 'CancelMove':
      return orders(course, { type: order.type, player })
    case 'Exclude':
      return orders(course, { type: 'Exclude', player, until: order.until })
    case 'StandUp':
      return standUp(course, player)
  }
}

/** The answer where nobody has opened a floor. */
export const NO_FLOOR: Refused = refusal('no-floor-yet')
