import { type Chance, seeded } from '../cards/shuffle.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { Bot } from './bot.ts'
import type { Strategy } from './solve.ts'

/**
 * Any action that is allowed, each as likely as the next. With a seed of its own it keeps drawing from deal to deal; without
 * one it draws from the seed of the match, which gives the same on any number of workers.
 */
export const randomBot = (seed?: number | string): Bot => {
  const own = seed === undefined ? null : seeded(seed)
  return ({ legal, chance }) => legal[(own ?? chance)(legal.length)]!
}

/** Checks and calls; in a draw it stands pat, and otherwise it takes the first action there is. */
export const callingBot: Bot = seen => {
  if (!Array.isArray(seen?.actions) || !Array.isArray(seen.legal))
    throw wrongArgument('seen', seen, 'what match shows to a bot')
  const { actions, legal } = seen
  const wished = ['call', 'stand pat', 'bring in', 'keep down'].map(name => actions.indexOf(name))
  return wished.find(action => legal.includes(action)) ?? legal[0]!
}

/** A bot that plays a strategy as `solve` gives it; at moments that it doesn't know it plays at random. Seeds work as in `randomBot`. */
export const strategyBot = (strategy: Strategy, seed?: number | string): Bot => {
  if (!(strategy instanceof Map)) throw wrongArgument('strategy', strategy, 'a Map by key, as solve gives it')
  const own = seed === undefined ? null : seeded(seed)
  return ({ key, legal, chance: ofTheMatch }) => {
    const known = strategy.get(key())
    const chance = own ?? ofTheMatch
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
