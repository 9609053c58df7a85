import type { Chips } from '../deal/chips.ts'
import type { PlayerId } from '../table/player.ts'
import type { Time } from '../table/time.ts'
import type { FloorPapers } from './people/papers.ts'

/** A person the room knows: where they are, what card they hold, what they may not do. */
export type Person = {
  readonly player: PlayerId
  /** In the room; away from it with or without the floor's knowledge; or known online alone. */
  readonly where: 'here' | 'away' | 'online'
  /** Until when a player who told the floor is away. */
  readonly awayUntil: Time | null
  /** What they left with the floor to hold their place while they are away. */
  readonly deposit: Chips
  /** By when a player who joined online has to check in. */
  readonly checkInBy: Time | null
  /** The house's card they hold, if it counts on lists. */
  readonly tier: string | null
  /** Barred, by the house or by their own wish, until then or for good. */
  readonly barred: Barred | null
  /** Games they are kept out of for a while. */
  readonly lockouts: readonly Lockout[]
  /** How long they have played today, in minutes, without the seat they have now. */
  readonly played: number
  /** The papers they showed; none before they did. */
  readonly papers?: FloorPapers
  /** What they earned by playing and what of it they have had. */
  readonly comps?: Comps
}

/** Who said so, and until when; null is for good. */
export type Barred = { readonly by: 'house' | 'self'; readonly until: Time | null }

/** Comps of somebody: earned by the hour they play, and had. */
export type Comps = {
  /** Milliseconds times the rate of the hour: nothing is lost by rounding before it is paid out. */
  readonly accrued: number
  readonly redeemed: Chips
  /** From when the seat they have counts at the rate of now. */
  readonly from: Time
}

/** A player who would not move stays out of that game and its list until then. */
export type Lockout = { readonly game: string; readonly until: Time }

/** A person nobody has heard of yet. */
export const newPerson = (player: PlayerId, where: Person['where']): Person => ({
  player,
  where,
  awayUntil: null,
  deposit: 0,
  checkInBy: null,
  tier: null,
  barred: null,
  lockouts: [],
  played: 0,
})

/** Are they barred now? */
export const isBarred = ({ barred }: Person, at: Time): boolean =>
  barred !== null && (barred.until === null || at < barred.until)
