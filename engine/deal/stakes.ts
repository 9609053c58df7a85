import type { Structure } from '../forms/form.ts'
import type { Chips } from './chips.ts'

/** What a game is played for. Amounts that the form does not use are 0. */
export type Stakes = {
  readonly structure: Structure
  /** The smallest chip in play: pots are split down to it and wagers are whole multiples of it. */
  readonly unit: Chips
  /** The lower limit; at spread the least bet; at half-pot, pot-limit and no-limit the least opening bet. */
  readonly lower: Chips
  /** The upper limit; at spread the most that may be bet or raised. */
  readonly upper: Chips
  /** The blinds from the button's left on. */
  readonly blinds: readonly Chips[]
  readonly ante: Chips
  /** Who puts the ante in: everyone his own, or one player for all. */
  readonly antes: 'each' | 'button' | 'big-blind'
  /** The forced bet in stud. */
  readonly bringIn: Chips
  /** What a point is worth in the Chinese family. */
  readonly point: Chips
}
