import type { Seat } from './chips.ts'
import type { Deal } from './deal.ts'

/** hpt/showdown/7: when the pot has been pushed the button moves to the next player clockwise; null before that. */
export const nextButton = (deal: Deal): Seat | null => {
  // hands stand clockwise from the button's left
  const [next] = deal.players
  return deal.phase === 'ended' && next !== undefined ? next.seat : null
}
