import { bookOf, disputeOf } from '../draft.ts'
import type { ConductRecord, Dispute, Role } from '../record.ts'
import { type ConductRefusal, refused } from '../refusal.ts'
import { finalRole, isRuler } from '../staff/ranks.ts'
import { type By, type Handler, tell } from '../work.ts'
import type { DisputeOrder } from './disputes.ts'
import { openOff } from './open-off.ts'

type Rule = Extract<DisputeOrder, { readonly type: 'Rule' }>

/** Somebody rules on a dispute, and says by which rule (rrp/0/preface/philosophy). */
export const ruleOn: Handler<Rule> = (work, order) => {
  const { dispute, ruling, rules, fairness = null, with: other = null, at, by } = order
  const { state: record } = work
  const found = disputeOf(record, dispute)
  const off = openOff(found) ?? rulerOff(record, found!, by)
  if (off !== null) return off
  if (rules.length === 0) return refused('rule-is-missing', { rules: ['rrp/0/preface/philosophy'] })
  if (ruling.trim() === '') return refused('reason-is-missing')
  const unfair = fairness === null ? null : fairnessOff(record, fairness, other, by)
  if (unfair !== null) return unfair
  const cited = fairness === null ? rules : [...rules, ...bookOf(record).noProfitPrinciple.rules]
  const role = by.role as Role
  tell(work, { type: 'DisputeRuled', dispute, role, ruling, fairness, with: other, at, by, rules: cited })
  return null
}

/** Who may rule: staff, nobody on their own case where the book says so, and the person an appeal waits for. */
const rulerOff = (
  record: ConductRecord,
  { about, parties, appealTo, rulings }: Dispute,
  by: By,
): ConductRefusal | null => {
  if (by.role === 'player' || by.role === 'room') return refused('not-your-role')
  const { is, rules } = bookOf(record).finalRulingRole
  // hpt/td: a third party is named when the director is in it
  if (is.ifInvolved === 'appointed-third-party' && parties.includes(by.name))
    return refused('you-are-involved', { rules })
  if (is.rules === 'referee') {
    // uspa/2.2/event: play under the Laws has a referee
    if (!record.officials.some(it => it.role === 'referee' || it.role === 'shift-supervisor'))
      return refused('no-referee', { rules: ['uspa/2.2/event', 'uspa/2.2/referee'] })
    if (by.role === 'shift-supervisor' && !isRuler(record, by))
      return refused('referee-is-here', { role: 'referee', rules: ['uspa/2.2/supervisor'] })
  }
  const last = rulings.at(-1)
  if (appealTo !== null) return by.role === appealTo ? null : refused('not-yours-to-rule', { role: appealTo, rules })
  if (last === undefined) return null
  // a ruling stands until somebody appeals
  return refused(last.role === finalRole(record, about) ? 'ruling-is-final' : 'not-yours-to-rule', {
    role: last.role,
    rules,
  })
}

/** wsop/9, rrp/2/decision-making/1: fairness before the letter, with its reason; by the Laws referee and host together. */
const fairnessOff = (record: ConductRecord, reason: string, other: string | null, by: By): ConductRefusal | null => {
  const { noProfitPrinciple, finalRulingRole } = bookOf(record)
  const { is, rules } = noProfitPrinciple
  if (!is.fairness) return refused('rule-is-missing', { rules })
  if (reason.trim() === '') return refused('reason-is-missing', { rules })
  if (by.role === 'dealer') return refused('not-your-role', { role: 'floor', rules })
  const isTogether = finalRulingRole.is.rules === 'referee' && finalRulingRole.is.other === 'host'
  if (isTogether && (other === null || other === by.name)) return refused('second-person-needed', { rules })
  return null
}
