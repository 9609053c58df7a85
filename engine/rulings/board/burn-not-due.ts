import { type Deal, stubCount } from '../../deal/deal.ts'
import { stubPlan } from '../../deal/dealing/short-stub.ts'
import { stepDue } from '../../deal/where.ts'
import type { BoardStreet } from './board-street.ts'

/** Why the dealer cannot be about to burn before boardcards, or null. */
export const burnNotDue = (deal: Deal, street: BoardStreet | undefined): string | null => {
  if (deal.phase !== 'streets' || street === undefined) return 'no boardcards are to come'
  if (deal.turn >= 0) return 'a player is to act'
  if (stepDue(deal) !== street.burn) return 'no burn before boardcards is due'
  if (deal.mending.repairs.some(({ at }) => at === street.burn)) return 'the burn here is part of a repair'
  if (stubPlan(deal).do === 'reshuffle') return 'the stub is to be shuffled first'
  // the one card more that the right burn would have taken must be there too
  return stubCount(deal) <= street.cards ? `the stub has ${stubCount(deal)} cards` : null
}
