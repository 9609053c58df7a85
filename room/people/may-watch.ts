import type { PlayerId } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import type { Hosted } from '../tables/hosted.ts'
import { type Refused, simply } from '../tables/refused.ts'

/** Why somebody may not look at a table, or null: some tables are by invitation alone, and the host bans people. */
export const mayWatch = ({ open, people }: Hosted, person: PlayerId | null): Refused | null => {
  const own = person === null ? undefined : heldIn(people, person)
  if (own?.banned === true) return simply('banned', 'The host has closed this table to you.')
  if (!open && own === undefined)
    return simply('by-invitation', 'This table is by invitation only: ask its host for a link.')
  return null
}
