import type { Time } from '@cardroom/engine/table'
import { type Refused, simply } from '../../refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { type Course, dealerActs } from '../dealer/dealer.ts'
import type { Hosted } from '../state/hosted.ts'
import { legalNow } from '../state/legal-now.ts'
import { orders } from '../state/night-orders.ts'

/** Nobody has made the ruling that the book leaves to a person: it is made as usual, and play goes on. */
export const rulesAsUsual = (hosted: Hosted, at: Time, secrets: Secrets): Course | Refused => {
  const due = hosted.night?.deal == null ? null : legalNow(hosted.night.deal)
  const decision = due?.due === 'ruling' ? due.options[0] : undefined
  if (decision === undefined) return simply('no-ruling-is-due', 'No ruling is due.')
  const course: Course = { hosted, events: [] }
  const refused = orders(course, { type: 'InDeal', command: { type: 'Decide', decision }, at })
  if (refused !== null) return refused
  dealerActs(course, at, secrets, false)
  return course
}
