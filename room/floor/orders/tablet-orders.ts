import type { Refused } from '../../refusal.ts'
import { type FloorCourse, orders, type Untimed } from '../course.ts'
import { isKnown } from '../names.ts'
import { playersIn } from './check-order.ts'
import { NOBODY, NOT_YOURS } from './staff-orders.ts'

/** What the tablet at a table orders, about that table and the players who sit at it or will. */
export const tabletOrders = (course: FloorCourse, table: string, order: Untimed): Refused | null => {
  if (!HERE.has(order.type) && !TABLES.has(order.type)) return NOT_YOURS
  if ('table' in order && order.table !== table) return NOT_YOURS
  const players = playersIn(order)
  if (players.some(player => !isKnown(course.hosted, player))) return NOBODY
  const isHere = HERE.has(order.type) && players.every(player => sitsAt(course, player, table))
  return TABLES.has(order.type) || isHere ? orders(course, order) : NOT_YOURS
}

/** What is about the table itself. */
const TABLES: ReadonlySet<string> = new Set<Untimed['type']>(['Sit', 'CollectTime', 'NextDeal', 'DealOver'])
/** What is about somebody who sits there. */
const HERE: ReadonlySet<string> = new Set<Untimed['type']>([
  'StandUp',
  'WalkAway',
  'ComeBack',
  'MissBlind',
  'AskSeatChange',
  'ChangeSeat',
  'MakeMove',
  'RefuseMove',
])

const sitsAt = ({ hosted: { floor } }: FloorCourse, player: string, table: string): boolean =>
  floor?.tables
    .find(({ id }) => id === table)
    ?.chairs.some(chair => chair.is === 'taken' && (chair.player === player || chair.over?.player === player)) === true
