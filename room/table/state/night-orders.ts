import { carryOutNight, type NightOrder, type PlayerId } from '@cardroom/engine/table'
import type { Refused } from '../../refusal.ts'
import { type Course, nightHappens } from './course.ts'
import { inWords } from './in-words.ts'

/** Carries out orders one after another, all or none. */
export const orders = (course: Course, ...list: readonly NightOrder[]): Refused | null =>
  ordersBy(course, undefined, list)

/** The same, by the order of the host. */
export const ordersBy = (course: Course, by: PlayerId | undefined, list: readonly NightOrder[]): Refused | null => {
  for (const order of list) {
    const outcome = carryOutNight(course.hosted.night, order)
    if (!outcome.ok) return inWords(outcome, course.hosted)
    nightHappens(course, outcome, by)
  }
  return null
}
