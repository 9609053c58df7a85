import type { Deal, Player } from '../deal.ts'

/** Has a hand that can still win: neither folded nor thrown away at the showdown, nor killed. */
export const hasClaim = (player: Player): boolean =>
  !player.folded && !player.killed && player.shown !== 'mucked' && player.shown !== 'seen'

/** How many hands can still win. */
export const countClaims = (deal: Deal): number => {
  let count = 0
  for (const player of deal.players) if (hasClaim(player)) count++
  return count
}
