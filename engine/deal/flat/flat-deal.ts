import type { Card } from '../../cards/card.ts'
import type { Bounds } from '../betting/wager.ts'
import type { Seat } from '../chips.ts'
import type { Draft } from '../deal.ts'
import type { DealEvent } from '../events.ts'
import type { AtTheFelt, Felt } from '../felt.ts'
import type { Plan } from './plan.ts'

/** A player in a flat deal. */
export type FlatPlayer = { -readonly [K in keyof AtTheFelt]: AtTheFelt[K] }

/**
 * A deal that is played in place, with no more than the next act needs: what the whole deal is follows from its events.
 */
export type FlatDeal = { -readonly [K in Exclude<keyof Felt, 'players' | 'round'>]: Felt[K] } & {
  readonly plan: Plan
  readonly events: DealEvent[]
  readonly mixed: boolean
  readonly timed: boolean
  readonly players: FlatPlayer[]
  round: Draft['round']
  phase: Draft['phase']
  deck: readonly Card[]
  next: number
  /** How many cards lie on the board. */
  laid: number
  /** Those who came to the showdown have different amounts in. */
  sidePots: boolean
  /** Somebody posted less than was due. */
  short: boolean
  /** How many have not folded, how many of them can act, and while a round is on, how many of these have to. */
  live: number
  able: number
  owing: number
  /** The step of the last betting round that was played, -1 before any. */
  played: number
  /** What may be wagered on this turn, null if nobody has asked yet. */
  bounds: Bounds | null
}

/** The dealer is to act. */
export const DEALER = -1

/** The player in this seat. */
export const playerAt = ({ players }: FlatDeal, seat: Seat): FlatPlayer => {
  let place = 0
  while (players[place]!.seat !== seat) place++
  return players[place]!
}
