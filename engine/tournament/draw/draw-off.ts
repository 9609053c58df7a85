import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import { refused, type TournamentRefusal } from '../refusal.ts'

/** Why this is no draw of these players: each is in it once, and nobody else. */
export const drawOff = (
  order: readonly PlayerId[],
  players: readonly PlayerId[],
  rules: readonly RuleId[],
): TournamentRefusal | null => {
  const drawn = new Set(order)
  if (drawn.size !== order.length || order.length !== players.length)
    return refused('not-this-draw', { about: { players: players.length }, rules })
  const missing = players.find(player => !drawn.has(player))
  return missing === undefined
    ? null
    : refused('not-this-draw', { player: missing, about: { players: players.length }, rules })
}
