import type { Time } from '@cardroom/engine/table'
import { type Refused, refusal } from '../../refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { dealerActs } from '../dealer/dealer.ts'
import type { Course } from '../state/course.ts'
import { legalNow } from '../state/legal-now.ts'
import { orders } from '../state/night-orders.ts'

/** Nobody has made the ruling that the book leaves to a person: it is made as usual, and play goes on. */
export const ruleAsUsual = (course: Course, at: Time, secrets: Secrets): Refused | null => {
  const { hosted } = course
  const due = hosted.night?.deal == null ? null : legalNow(hosted.night.deal)
  const decision = due?.due === 'ruling' ? due.options[0] : undefined
  if (decision === undefined) return refusal('no-ruling-is-due')
  const refused = orders(course, { type: 'InDeal', command: { type: 'Decide', decision }, at })
  if (refused !== null) return refused
  dealerActs(course, at, secrets, false)
  return null
}
