import type { Seat } from '../../deal/chips.ts'

/** Who can be in the next deal, seat by seat. */
export type InTurn = {
  /** They are in the game and owe nothing. */
  readonly certain: readonly Seat[]
  /** They take the big blind when it comes to them: the players above, and those who wait for it. */
  readonly willing: readonly Seat[]
}
