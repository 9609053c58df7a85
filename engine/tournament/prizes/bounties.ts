import { entrantOf } from '../draft.ts'
import type { Gone, Tournament } from '../tournament.ts'

type Won = { readonly player: string; readonly won: number; readonly head: number }

/**
 * What is on the head of a player who goes out: all of it to who took them, or half of it on that player's own head. A mystery
 * bounty is won with an envelope, and known when that is opened.
 */
export const bountyFor = (event: Tournament, { by, bounty }: Gone): readonly Won[] => {
  if (by === null || bounty === 0 || event.plan.bounty === null) return []
  if (entrantOf(event, by) === undefined) return []
  if (event.plan.bounty.kind === 'mystery') return []
  if (event.plan.bounty.kind === 'plain') return [{ player: by, won: bounty, head: 0 }]
  const head = Math.floor(bounty / 2)
  return [{ player: by, won: bounty - head, head }]
}

/** A bust-out was none: what was won by it goes back. */
export const bountyBack = (event: Tournament, gone: Gone): readonly Won[] =>
  bountyFor(event, gone).map(({ player, won, head }) => ({ player, won: -won, head: -head }))
