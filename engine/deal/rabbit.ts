import type { Card } from '../cards/card.ts'
import type { Deal } from './deal.ts'
import { legal } from './legal.ts'
import { perform } from './perform.ts'
import { programOf } from './program.ts'
import { stepDue } from './where.ts'
import { workOn } from './work.ts'

/**
 * What would have come in a deal that everybody but one has folded: the cards that each board lacks, as they lie in the
 * deck; null where there were none to come, where more than boards were, and where nobody knows the deck.
 */
export const wouldHaveCome = (deal: Deal): readonly (readonly Card[])[] | null => {
  if (!isFoldedOut(deal)) return null
  const work = workOn(unfolded(deal))
  if (programOf(deal.form).boardsOnly[stepDue(work.state)] !== true) return null
  for (let acts = 0; acts < MOST && work.state.phase === 'streets'; acts++) {
    const due = legal(work.state)
    if (due.due !== 'dealer' || due.act.do === 'reshuffle') return null
    if (perform(work, { type: 'Deal' }) !== null) return null
  }
  const came = work.state.boards.map((board, i) => board.slice(deal.boards[i]?.length ?? 0))
  return came.some(cards => cards.length > 0) ? came : null
}

/** More dealer's acts than any form has. */
const MOST = 60

/** It ended because all but one had folded, in a game with boards. */
const isFoldedOut = ({ phase, realCards, form, runs, players }: Deal): boolean =>
  phase === 'ended' &&
  !realCards &&
  form.boards > 0 &&
  runs === 1 &&
  players.filter(({ folded }) => !folded).length === 1

/** The same deal, as if all had put in everything and stayed: nothing is left to it but the dealer's part. */
const unfolded = (deal: Deal): Deal => ({
  ...deal,
  phase: 'streets',
  round: null,
  turn: -1,
  awards: [],
  players: deal.players.map(player => ({ ...player, folded: false, stack: 0, bet: 0, paid: 1 })),
})
