import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf, entrantOf } from '../draft.ts'
import type { Tournament } from '../tournament.ts'

/** What becomes of the hand of a player who is away: dealt in or not, posting or not, and by when they must be back for it to live. */
export type AbsentHand = {
  readonly dealtIn: boolean
  readonly posts: boolean
  readonly liveIf: 'all-starting-hands-complete' | 'own-turn-to-act' | 'facing-a-wager-or-showdown'
  readonly rules: readonly RuleId[]
}

/** rrp/15/7, rrp/15/13: an absent player has a hand and pays for it; it is dead unless they are there in time. */
export const absentHand = (event: Tournament, player: string): AbsentHand | null => {
  const entrant = entrantOf(event, player)
  if (entrant?.status !== 'playing' || entrant.away === null) return null
  const { tournamentAbsence, tournamentHandLiveDeadline } = bookOf(event)
  return {
    dealtIn: tournamentAbsence.is.dealtIn,
    posts: tournamentAbsence.is.posts,
    liveIf: tournamentHandLiveDeadline.is,
    rules: [...new Set([...tournamentAbsence.rules, ...tournamentHandLiveDeadline.rules])],
  }
}
