import type { Time } from '@cardroom/engine/table'
import type { Refused } from '../../refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { dealerActs } from '../dealer/dealer.ts'
import { sitOutAtBlind } from '../preferences/sit-out-at-blind.ts'
import { attempt, type Course } from '../state/course.ts'
import { orders } from '../state/night-orders.ts'
import { botsOrder } from './bots-between-deals.ts'

/** The next deal is called, and dealt as far as nobody is asked; before it bots do what is theirs to do. */
export const callDeal = (course: Course, at: Time, secrets: Secrets): Refused | null => {
  const before = course.events.length
  const refused = orders(course, ...botsOrder(course.hosted, at))
  if (refused !== null) return refused
  sitOutAtBlind(course, at)
  const tooFew = attempt(course, tried => orders(tried, { type: 'CallDeal', at }))
  // with those who sit out now too few may be left: they sit out all the same
  if (tooFew !== null) return course.events.length > before ? null : tooFew
  dealerActs(course, at, secrets, false)
  return null
}
