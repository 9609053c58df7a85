import type { Player } from '../deal.ts'

/** Has a hand that can still win: neither folded nor thrown away at the showdown, nor killed. */
export const hasClaim = (player: Player): boolean =>
  !player.folded && !player.killed && player.shown !== 'mucked' && player.shown !== 'seen'
