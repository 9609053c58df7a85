import type { PlayerId } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { type Refused, refusal } from '../../refusal.ts'
import type { Hosted } from '../state/hosted.ts'
import { isDealtIn } from '../state/person.ts'

/** Why somebody may not look at a table, or null: some tables are by invitation alone, and the host bans people. */
export const mayWatch = (hosted: Hosted, person: PlayerId | null): Refused | null => {
  const { open, people } = hosted
  const own = person === null ? undefined : heldIn(people, person)
  // a player who is dealt in plays the hand to its end
  if (own?.banned === true && !isDealtIn(hosted, person!)) return refusal('banned')
  if (!open && own === undefined) return refusal('by-invitation', { about: 'table' })
  return null
}
