import type { Chips, Seat } from '../deal/chips.ts'
import type { Stakes } from '../deal/stakes.ts'
import type { LiteratureId } from '../forms/literature.ts'
import type { BetSize } from './sizes.ts'

/** How a game of the literature is played unless you ask for something else. */
export type Published = {
  readonly stakes: Stakes
  readonly stacks: Chips
  /** Where seat 1 acts first in games with antes, and has the small blind and the button in those with blinds. */
  readonly button: Seat
  readonly sizes?: readonly BetSize[]
  readonly limps?: false
}

const limit = { structure: 'limit', unit: 1, antes: 'each', bringIn: 0, point: 0 } as const

/** The stakes and stacks of the papers. */
export const published: Readonly<Record<LiteratureId, Published>> = {
  kuhn: { stakes: { ...limit, lower: 1, upper: 1, blinds: [], ante: 1 }, stacks: 10, button: 2 },
  leduc: { stakes: { ...limit, lower: 2, upper: 4, blinds: [], ante: 1 }, stacks: 100, button: 2 },
  'rhode-island': { stakes: { ...limit, lower: 10, upper: 20, blinds: [], ante: 5 }, stacks: 1000, button: 2 },
  'royal-holdem': {
    stakes: { ...limit, structure: 'no-limit', lower: 2, upper: 4, blinds: [1, 2], ante: 0 },
    stacks: 200,
    button: 1,
  },
  'heads-up-limit': { stakes: { ...limit, lower: 10, upper: 20, blinds: [5, 10], ante: 0 }, stacks: 10_000, button: 1 },
  'push-fold': {
    stakes: { ...limit, structure: 'no-limit', lower: 100, upper: 200, blinds: [50, 100], ante: 0 },
    stacks: 1000,
    button: 1,
    sizes: ['all-in'],
    limps: false,
  },
}
