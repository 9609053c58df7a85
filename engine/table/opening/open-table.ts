import { NO_RULES } from '../../deal/work.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { TableDecision } from '../decide.ts'
import type { TableEvent } from '../events.ts'
import { killGameOpens } from '../kills/kill-absence.ts'
import { refusedAt } from '../refusal.ts'
import { checkPlacard } from './check-placard.ts'
import type { OpeningOrder } from './opening-orders.ts'

/** A table opens with its placard, if that makes sense. */
export const openTable = ({
  placard,
  at,
}: Extract<OpeningOrder, { readonly type: 'OpenTable' }> & { readonly at: number }): TableDecision => {
  if (!Number.isSafeInteger(at)) return { ok: false, refusal: refusedAt('time-goes-back', { about: 'no such time' }) }
  const problems = checkPlacard(placard)
  if (problems.length > 0)
    return { ok: false, refusal: refusedAt('placard-makes-no-sense', { about: problems.join('; ') }) }
  const opened: TableEvent = { type: 'TableOpened', placard, at, rules: NO_RULES }
  const kills = placard.kill === null ? [] : killGameOpens(rulebookOf(placard.book))
  return { ok: true, events: [opened, ...kills.map(event => ({ ...event, at }))] }
}
