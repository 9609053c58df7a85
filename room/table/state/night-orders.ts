import { carryOutNight, type NightOrder, type PlayerId } from '@cardroom/engine/table'
import type { Refused } from '../../refusal.ts'
import { type Course, tellNight } from './course.ts'
import { passedOn } from './passed-on.ts'

/** Carries out orders one after another, all or none. */
export const orders = (course: Course, ...list: readonly NightOrder[]): Refused | null =>
  ordersBy(course, undefined, list)

/** The same, by the order of the host. */
export const ordersBy = (course: Course, by: PlayerId | undefined, list: readonly NightOrder[]): Refused | null => {
  for (const order of list) {
    const outcome = carryOutNight(course.hosted.night, order)
    if (!outcome.ok) return passedOn(outcome, course.hosted)
    tellNight(course, outcome, by)
  }
  return null
}
