import type { PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import type { PersonOrder } from '../../protocol/person-orders.ts'
import { type Refused, refusal } from '../../refusal.ts'
import { type Course, tell } from '../state/course.ts'
import type { Hosted } from '../state/hosted.ts'

/**
 * The host corrects the book: chips go to a person's pocket, or out of it if they are less than 0, and come from another's
 * or from the house. The chips on the table stay what they are. Nobody who plays here takes chips out of another's pocket:
 * the player whose pocket it is does that, and needs no office for it.
 */
export const correct = (
  course: Course,
  host: PlayerId,
  { person, chips, against, why }: Extract<PersonOrder, { readonly type: 'correct' }>,
  at: Time,
): Refused | null => {
  const { people } = course.hosted
  for (const id of [person, against]) {
    if (id !== undefined && heldIn(people, id) === undefined) return refusal('not-here', { about: 'them' })
  }
  if (chips === 0) return refusal('no-chips')
  if (person === against) return refusal('not-oneself', { about: 'adjustment' })
  const payer = (chips > 0 ? against : person) ?? null
  const refused = mayTakeFrom(course.hosted, host, payer)
  if (refused !== null) return refused
  tell(course, { type: 'Corrected', person, against: against ?? null, chips, why: why.trim(), by: host, at })
  return null
}

const mayTakeFrom = ({ people, night }: Hosted, by: PlayerId, payer: PlayerId | null): Refused | null => {
  if (payer === by) return null
  if (heldIn(people, by)!.role !== 'host') return refusal('not-yours-to-do', { about: 'bank' })
  const other = payer === null ? undefined : heldIn(people, payer)
  // the house stands for its bots
  if (other === undefined || other.bot !== null || !hasPlayed(night, by)) return null
  return refusal('not-your-pocket', { about: { name: other.name } })
}

const hasPlayed = (night: Hosted['night'], person: PlayerId): boolean =>
  night?.table.members.some(({ player }) => player === person) ?? false
