import { type Deal, stubCount } from '../../deal/deal.ts'
import { stubPlan } from '../../deal/dealing/short-stub.ts'
import { cannot, type Impossible } from '../../deal/impossible.ts'
import { stepDue } from '../../deal/where.ts'
import type { BoardStreet } from './board-street.ts'

/** Why the dealer cannot be about to burn before boardcards, or null. */
export const burnNotDue = (deal: Deal, street: BoardStreet | undefined): Impossible | null => {
  if (deal.phase !== 'streets' || street === undefined) return cannot('no-boardcards-to-come')
  if (deal.turn >= 0) return cannot('player-to-act')
  if (stepDue(deal) !== street.burn) return cannot('no-burn-due')
  if (deal.mending.repairs.some(({ at }) => at === street.burn)) return cannot('burn-is-a-repair')
  if (stubPlan(deal).do === 'reshuffle') return cannot('shuffle-first')
  // the one card more that the right burn would have taken must be there too
  return stubCount(deal) <= street.cards ? cannot('stub-has', { count: stubCount(deal) }) : null
}
