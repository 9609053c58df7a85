import { codeOf } from '../../cards/card.ts'
import type { Value } from '../../ranking/ranking.ts'
import type { Seat } from '../chips.ts'
import { type Deal, placeOf } from '../deal.ts'
import { handValue, held } from './hand-value.ts'

/**
 * What a hand of a deal that is over ranks for the first part of the pot, the higher the better; it serves where two hands
 * of one deal are compared that both lost (rrp/15/35). Null for a hand that was folded, or whose cards nobody has named.
 */
export const rankOfHand = (deal: Deal, seat: Seat): Value | null => {
  const [share] = deal.form.pot
  const player = deal.players[placeOf(deal, seat)]
  if (share === undefined || player === undefined || player.folded) return null
  const hand = held([...player.down, ...player.mucked], [...player.up, ...player.muckedUp])
  if (!hand.known || hand.own.length === 0) return null
  // run twice, the better of its hands counts
  const each = Math.max(deal.form.boards, 1)
  let best = 0
  for (let run = 0; run < deal.runs; run++) {
    const boards = deal.boards.slice(run * each, (run + 1) * each).map(board => board.map(codeOf))
    best = Math.max(best, handValue(share, hand, boards))
  }
  return best
}
