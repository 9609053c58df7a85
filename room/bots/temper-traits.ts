import type { Temper } from '../protocol/named.ts'

/** What a temper comes to at the table; shares of a pot are between 0 and 1. */
export type Traits = {
  /** How much better than an even share of the pot its cards must be before the bot comes in. */
  readonly entry: number
  /** How much better than the odds of the pot a call must be. */
  readonly caution: number
  /** How far above an even share it bets for value: 0 is an even share, 1 a sure win. */
  readonly value: number
  /** How often in a hundred it bets with nothing. */
  readonly bluffs: number
  /** How often in a hundred it only checks or calls with a hand worth a bet. */
  readonly traps: number
  /** What it bets when it can choose, in parts of the pot. */
  readonly size: number
}

/** The three tempers: careful waits for good hands, steady plays the odds, bold bets more and bluffs. */
export const traitsOf: Readonly<Record<Temper, Traits>> = {
  careful: { entry: 1.18, caution: 0.05, value: 0.38, bluffs: 2, traps: 20, size: 0.5 },
  steady: { entry: 1.08, caution: 0.02, value: 0.26, bluffs: 7, traps: 8, size: 0.66 },
  bold: { entry: 0.95, caution: -0.01, value: 0.16, bluffs: 18, traps: 3, size: 0.9 },
}
