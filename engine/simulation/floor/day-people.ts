import type { Chance } from '../../cards/shuffle.ts'
import { minutes, type Time } from '../../table/time.ts'
import type { OfferedGame } from './day-plan.ts'

/** Somebody who comes to the room one day. */
export type Visitor = {
  readonly player: string
  readonly arrives: Time
  /** When they have had enough. */
  readonly leaves: Time
  /** How long they wait for a seat before they give up. */
  readonly patience: number
  /** The games they put their name down for. */
  readonly games: readonly string[]
  readonly tier: string | null
}

/** Those who come over the day: most of them in its first half, for an hour or for most of it. */
export const visitors = (
  players: number,
  hours: number,
  games: readonly OfferedGame[],
  chance: Chance,
): readonly Visitor[] =>
  Array.from({ length: players }, (_, i): Visitor => {
    const last = minutes(60 * hours)
    const arrives = Math.floor((chance(1000) * chance(1000) * last) / 1_000_000)
    const first = picked(games, chance)
    const second = chance(3) === 0 ? picked(games, chance) : first
    return {
      player: `p${i + 1}`,
      arrives,
      leaves: arrives + minutes(45 + chance(60 * hours)),
      patience: minutes(20 + chance(100)),
      games: [...new Set([first, second])],
      tier: ['seven-stars', 'diamond'][chance(12)] ?? null,
    }
  }).sort((a, b) => a.arrives - b.arrives)

const picked = (games: readonly OfferedGame[], chance: Chance): string => {
  let left = chance(games.reduce((sum, { share }) => sum + share, 0))
  for (const { name, share } of games) {
    left -= share
    if (left < 0) return name
  }
  return games[0]!.name
}
