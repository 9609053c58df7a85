import type { DealEvent, Taken } from '../deal/events.ts'
import type { Decider } from '../deal/mending.ts'

/** The words for each kind of event that has words of its own. */
export type News = {
  readonly [T in DealEvent['type']]?: (event: Extract<DealEvent, { type: T }>) => string
}

/** Who makes a ruling, in words. */
export const deciderWords = (decides: Decider | 'book'): string =>
  typeof decides === 'string' ? `the ${decides}` : `seat ${decides.seat}`

/** `20 to seat 3, 10 to seat 4`. */
export const takenWords = (taken: readonly Taken[]): string =>
  taken.map(({ seat, amount }) => `${amount} to seat ${seat}`).join(', ')
