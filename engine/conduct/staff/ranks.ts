import { bookOf } from '../draft.ts'
import type { ConductRecord, DisputeAbout, Role } from '../record.ts'
import type { By } from '../work.ts'

/** How far up somebody stands. */
const RANKS: { readonly [R in Role]: number } = {
  dealer: 0,
  floor: 1,
  'shift-supervisor': 2,
  'tournament-director': 2,
  referee: 3,
  'shift-lead-manager': 3,
  host: 4,
  management: 4,
}

/** Does the first stand above the second? */
export const isAbove = (one: Role, other: Role): boolean => RANKS[one] > RANKS[other]

/** Who has the last word on what a dispute is about. */
export const finalRole = (record: ConductRecord, about: DisputeAbout): Role => {
  const { is } = bookOf(record).finalRulingRole
  return about === 'rules' ? is.rules : about === 'reading-hands' ? is.readingHands : is.other
}

/** The referee, or a supervisor while no referee is there (uspa/2.2/supervisor). */
export const isRuler = (record: ConductRecord, { role }: By): boolean =>
  role === 'referee' ||
  (role === 'shift-supervisor' && !record.officials.some(it => it.role === 'referee' && it.onDuty))

/** Who comes next above this role on the way to the last word; null for nobody. */
export const nextAbove = (record: ConductRecord, about: DisputeAbout, role: Role): Role | null => {
  const last = finalRole(record, about)
  if (RANKS[role] >= RANKS[last]) return null
  const { is } = bookOf(record).rulingAppealLevels
  // wsop/7: the one appeal there is goes to the lead manager
  if (role === 'dealer' && RANKS[last] > RANKS.floor && is === 0) return 'floor'
  return last
}
