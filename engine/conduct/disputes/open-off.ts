import type { Dispute } from '../record.ts'
import { type ConductRefusal, refused } from '../refusal.ts'

/** Why nothing more can be done about a dispute, or null. */
export const openOff = (found: Dispute | undefined): ConductRefusal | null => {
  if (found === undefined) return refused('no-such-dispute')
  return found.closed ? refused('dispute-is-closed') : null
}
