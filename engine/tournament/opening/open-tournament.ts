import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import { checkPlan } from './check-plan.ts'
import type { OpeningOrder } from './opening.ts'

/** An event opens with its plan, if that makes sense. */
export const openTournament: Handler<Extract<OpeningOrder, { readonly type: 'OpenTournament' }>> = (
  work,
  { plan, at },
) => {
  const problems = checkPlan(plan)
  if (problems.length > 0) return refused('plan-makes-no-sense', { problems })
  // hpt/buyin: what it costs is posted before anybody pays
  tell(work, { type: 'TournamentOpened', plan, at, rules: rulebookOf(plan.book).tournamentBuyIn.rules })
  return null
}
