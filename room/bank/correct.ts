import type { PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import { type Course, happens } from '../tables/dealer.ts'
import type { PersonOrder } from '../tables/person-orders.ts'
import { type Refused, simply } from '../tables/refused.ts'

/**
 * The host corrects the book: chips go to a person's pocket, or out of it if they are less than 0, and come from another's
 * or from the house. The chips on the table stay what they are.
 */
export const correct = (
  course: Course,
  host: PlayerId,
  { person, chips, against, why }: Extract<PersonOrder, { readonly type: 'correct' }>,
  at: Time,
): Refused | null => {
  const { people } = course.hosted
  for (const id of [person, against]) {
    if (id !== undefined && heldIn(people, id) === undefined)
      return simply('not-here', 'There is nobody of that name at this table.')
  }
  if (chips === 0) return simply('no-chips', 'A correction moves at least one chip.')
  if (person === against) return simply('not-oneself', 'A correction is between two people, or with the house.')
  happens(course, { type: 'Corrected', person, against: against ?? null, chips, why: why.trim(), by: host, at })
  return null
}
