import { type Chance, seeded } from '../cards/shuffle.ts'
import type { Bot } from './bot.ts'
import type { Strategy } from './solve.ts'

/** Any action that is allowed, each as likely as the next. */
export const randomBot = (seed: number | string = 1): Bot => {
  const chance = seeded(seed)
  return ({ legal }) => legal[chance(legal.length)]!
}

/** Checks and calls; in a draw it stands pat, and otherwise it takes the first action there is. */
export const callingBot: Bot = ({ actions, legal }) => {
  const wished = ['call', 'stand pat', 'bring in', 'keep down'].map(name => actions.indexOf(name))
  return wished.find(action => legal.includes(action)) ?? legal[0]!
}

/** A bot that plays a strategy as `solve` gives it; at moments that it doesn't know it plays at random. */
export const strategyBot = (strategy: Strategy, seed: number | string = 1): Bot => {
  const chance = seeded(seed)
  return ({ key, legal }) => {
    const known = strategy.get(key())
    return known === undefined ? legal[chance(legal.length)]! : drawn(known, legal, chance)
  }
}

const PARTS = 1_000_000

const drawn = (chances: Float64Array, legal: readonly number[], chance: Chance): number => {
  let left = (chance(PARTS) + 0.5) / PARTS
  for (const action of legal) {
    left -= chances[action]!
    if (left < 0) return action
  }
  return legal.at(-1)!
}
