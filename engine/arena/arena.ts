import { seeded, seededShuffles } from '../cards/shuffle.ts'
import type { Arena } from './arena-type.ts'
import { engineArena } from './engine-arena.ts'
import { type ArenaOptions, gameOf } from './options.ts'
import { publicArena } from './public-arena.ts'
import { newTree } from './public-tree.ts'
import { newWalk } from './walk.ts'

export { type Arena, CHANCE, OVER } from './arena-type.ts'

/** An arena for this game, at the start of a deal. Wrong options are a TypeError that says what is accepted. */
export const arena = (options: ArenaOptions): Arena => {
  const game = gameOf(options)
  const tree = newTree(game)
  return tree === null ? engineArena(game, seeded(game.seed)) : publicArena(newWalk(tree, seededShuffles(game.seed)))
}
