import { cardOf } from '../cards/card.ts'
import type { Arena } from './arena-type.ts'
import { engineArena } from './engine-arena.ts'
import type { ArenaGame } from './options.ts'

/** A deal in the engine that follows another one when it is asked to: an arena, and the actions it has taken. */
export type Truth = {
  readonly game: ArenaGame
  arena: Arena | null
  readonly inside: number[]
}

/** Nothing of the deal is in the engine yet. */
export const noTruth = (game: ArenaGame): Truth => ({ game, arena: null, inside: [] })

/** The engine's arena of this deck after these actions, this many of them. */
export const follow = (truth: Truth, deck: Uint8Array, taken: readonly number[], depth: number): Arena => {
  const { inside } = truth
  truth.arena ??= engineArena(truth.game, noChance, Array.from(deck, cardOf))
  const { arena } = truth
  let common = 0
  while (common < inside.length && common < depth && inside[common] === taken[common]) common++
  for (; inside.length > common; inside.pop()) arena.undo()
  for (; inside.length < depth; inside.push(taken[inside.length]!)) arena.step(taken[inside.length]!)
  return arena
}

/** The deck is another one now, and nobody may ever ask about it. */
export const forget = (truth: Truth): void => {
  truth.arena = null
  truth.inside.length = 0
}

const noChance = (): never => {
  throw new Error('a deck that reaches is not shuffled again')
}
