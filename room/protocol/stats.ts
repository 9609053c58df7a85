import Type, { type Static } from 'typebox'
import { chips, list, object } from './schemas.ts'

const count = Type.Integer({ minimum: 0 })

const statsShown = object({
  formName: Type.String(),
  stakes: Type.String(),
  /** Chips of a tournament are worth no money. */
  tournament: Type.Boolean(),
  hands: count,
  vpip: count,
  pfr: count,
  /** Bets on the first street that they could have raised once more, and those they did; the same for betting on after a raise. */
  threeBetChance: count,
  threeBet: count,
  cBetChance: count,
  cBet: count,
  /** Bets and raises, and calls. */
  aggressive: count,
  passive: count,
  sawSecond: count,
  showdown: count,
  wonAtShowdown: count,
  won: count,
  net: chips,
})
/** How you play one game at one stake, counted in hands. */
export type StatsShown = Static<typeof statsShown>

/** How you play, game by game, and what each hand of it brought, the oldest first: the game by its place in the list. */
export const ownStatsSchema = object({
  games: list(statsShown),
  course: list(object({ game: count, net: chips })),
  /** No more hands than these are counted: the latest. */
  most: count,
})
/** How you play, game by game. */
export type OwnStats = Static<typeof ownStatsSchema>
