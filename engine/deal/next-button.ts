import type { Seat } from './chips.ts'
import type { Deal } from './deal.ts'

/** hpt/showdown/7: when the pot has been pushed the button moves to the next player clockwise; null before that. */
export const nextButton = (deal: Deal): Seat | null => {
  // hands stand clockwise from the button's left
  const [next] = deal.players
  if (deal.phase !== 'ended' || next === undefined) return null
  // rrp/3/irregularities/1: one that was misplaced goes where it makes up for it
  return deal.mending.buttons[0] ?? next.seat
}
