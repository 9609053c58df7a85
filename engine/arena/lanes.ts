import { seeded, seededShuffles } from '../cards/shuffle.ts'
import { type Arena, OVER } from './arena-type.ts'
import { engineArena } from './engine-arena.ts'
import type { ArenaGame } from './options.ts'
import { publicArena } from './public-arena.ts'
import { newTree, type PublicTree } from './public-tree.ts'
import { layoutOf } from './tensor.ts'
import { newWalk, redeal, returnsOn, stepOn, writeKnown } from './walk.ts'

/** Deals of one game side by side, asked by their places; what they tell is written from a place of a buffer on. */
export type Lanes = {
  readonly turn: (lane: number) => number
  readonly isOver: (lane: number) => boolean
  readonly step: (lane: number, action: number) => void
  readonly redeal: (lane: number) => void
  readonly mask: (lane: number, into: Uint8Array, at: number) => void
  /** What the seat to act knows. */
  readonly tensor: (lane: number, into: Float32Array, at: number) => void
  readonly returns: (lane: number, into: Float64Array, at: number) => void
  readonly at: (lane: number) => Arena
}

/** This many deals, each with cards of its own from the seed of the game. */
export const lanesOf = (game: ArenaGame, count: number): Lanes => {
  const tree = newTree(game)
  return tree === null ? inTheEngine(game, count) : inTheTree(tree, count)
}

const seedOf = (game: ArenaGame, lane: number): string => `${game.seed} ${lane}`

/** All of them walk in one tree. */
const inTheTree = (tree: PublicTree, count: number): Lanes => {
  const walks = Array.from({ length: count }, (_, lane) => newWalk(tree, seededShuffles(seedOf(tree.game, lane))))
  return {
    turn: lane => walks[lane]!.node.turn,
    isOver: lane => walks[lane]!.node.turn === OVER,
    step: (lane, action) => stepOn(walks[lane]!, action),
    redeal: lane => redeal(walks[lane]!),
    mask: (lane, into, at) => copy(walks[lane]!.node.mask, into, at),
    tensor: (lane, into, at) => writeKnown(walks[lane]!, into, at),
    returns: (lane, into, at) => copy(returnsOn(walks[lane]!), into, at),
    at: lane => publicArena(walks[lane]!),
  }
}

const inTheEngine = (game: ArenaGame, count: number): Lanes => {
  const { size } = layoutOf(game.form, game.start.seats.length)
  const games = Array.from({ length: count }, (_, lane) => engineArena(game, seeded(seedOf(game, lane))))
  return {
    turn: lane => games[lane]!.turn(),
    isOver: lane => games[lane]!.turn() === OVER,
    step: (lane, action) => games[lane]!.step(action),
    redeal: lane => games[lane]!.reset(),
    mask: (lane, into, at) => copy(games[lane]!.mask(), into, at),
    tensor: (lane, into, at) => {
      games[lane]!.tensor(games[lane]!.turn(), into.subarray(at, at + size))
    },
    returns: (lane, into, at) => copy(games[lane]!.returns(), into, at),
    at: lane => games[lane]!,
  }
}

/** A few numbers: a loop is faster than a call of `set`. */
const copy = (from: ArrayLike<number>, into: Uint8Array | Float64Array, at: number): void => {
  for (let i = 0; i < from.length; i++) into[at + i] = from[i]!
}
