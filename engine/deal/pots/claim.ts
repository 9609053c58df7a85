import type { Player } from '../deal.ts'

/** Has a hand that can still win: neither folded nor thrown away at the showdown, nor killed. */
export const hasClaim = (player: Pick<Player, 'folded' | 'killed' | 'shown'>): boolean =>
  !player.folded && !player.killed && player.shown !== 'mucked' && player.shown !== 'seen'

/** How many hands can still win. */
export const countClaims = (deal: {
  readonly players: readonly Pick<Player, 'folded' | 'killed' | 'shown'>[]
}): number => {
  let count = 0
  for (const player of deal.players) if (hasClaim(player)) count++
  return count
}
