import type { PersonOrder } from '../protocol/person-orders.ts'
import type { Hosted } from './state/hosted.ts'

/** Is this an order of the hand in play? They're taken while a room is read-only, so that every hand is finished by its players. */
export const isOrderInHand = ({ night }: Hosted, order: PersonOrder): boolean => {
  if (night?.deal == null) return false
  return order.type === 'live' ? IN_A_LIVE_HAND.has(order.does.type) : IN_A_HAND.has(order.type)
}

const IN_A_HAND: ReadonlySet<PersonOrder['type']> = new Set<PersonOrder['type']>([
  'act',
  'plan',
  'clock',
  'report',
  'report-answer',
  'decide',
])

type LiveType = Extract<PersonOrder, { readonly type: 'live' }>['does']['type']
const IN_A_LIVE_HAND: ReadonlySet<LiveType> = new Set<LiveType>([
  'act',
  'dealt',
  'run',
  'chop',
  'read',
  'tell',
  'take-back',
])
