import { decideNight, type NightOrder, type PlayerId, type Time } from '@cardroom/engine/table'
import { type Course, nightHappens } from './dealer.ts'
import { inWords, type Refused } from './refused.ts'

/** Carries out orders one after another, all or none. */
export const orders = (course: Course, at: Time, ...list: readonly NightOrder[]): Refused | null =>
  ordersBy(course, at, undefined, list)

/** The same, by the order of the host. */
export const ordersBy = (
  course: Course,
  at: Time,
  by: PlayerId | undefined,
  list: readonly NightOrder[],
): Refused | null => {
  for (const order of list) {
    const decision = decideNight(course.hosted.night, order)
    if (!decision.ok) return inWords(decision, course.hosted)
    nightHappens(course, decision.events, at, by)
  }
  return null
}
