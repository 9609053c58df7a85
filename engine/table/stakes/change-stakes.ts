import { bookOf } from '../draft.ts'
import { checkPlacard } from '../opening/check-placard.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { StakesOrder } from './stakes.ts'

/** rrp/15/10: new limits hold from the next deal on; the one that is on goes by the old ones. */
export const changeStakes: Handler<StakesOrder & { readonly at: number }> = (work, { parts, at }) => {
  const { state: table } = work
  if (table.deal !== null) return refused('deal-is-on', { about: { deal: table.deal.number } })
  const problems = checkPlacard({ ...table.placard, parts })
  if (problems.length > 0) return refused('placard-makes-no-sense', { problems })
  tell(work, { type: 'StakesChanged', parts, at, rules: bookOf(table).levelSchedule.rules })
  return null
}
