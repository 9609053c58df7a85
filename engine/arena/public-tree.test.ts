import { describe, expect, test } from 'vitest'
import { deckCards } from '../cards/deck.ts'
import { type Chance, seeded, seededShuffles, shuffled } from '../cards/shuffle.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { type LiteratureId, literature } from '../forms/literature.ts'
import { arena } from './arena.ts'
import { type Arena, OVER } from './arena-type.ts'
import { engineArena } from './engine-arena.ts'
import { type ArenaOptions, gameOf } from './options.ts'
import { newTree } from './public-tree.ts'

const all = { ...forms, ...literature }
const ids = Object.keys(all) as (FormId | LiteratureId)[]
const walked = ids.filter(id => newTree(gameOf({ game: id })) !== null)

test('forms of boards and bets are walked in a tree, those in which cards decide about turns are not', () => {
  for (const id of [
    'holdem',
    'omaha',
    'big-o',
    'short-deck-holdem',
    'leduc',
    'rhode-island',
    'heads-up-limit',
    'push-fold',
  ])
    expect(walked).toContain(id)
  for (const id of [
    'seven-card-stud',
    'draw-high',
    'badugi',
    'pineapple',
    'open-face-chinese',
    'drawmaha-high',
    'kuhn',
  ])
    expect(walked).not.toContain(id)
  expect(newTree(gameOf({ game: 'holdem', chance: 'explicit' }))).toBeNull()
})

/** All that can be asked at this moment, through the tree and not through the engine where the tree knows it. */
const seenIn = (game: Arena) =>
  game.turn() === OVER
    ? [OVER, game.returns()]
    : [game.turn(), [...game.mask()], game.legal(), [...game.tensor(game.turn())]]

/** Walks in the tree and in the engine side by side, with steps back, and compares what both say. */
const compared = (options: ArenaOptions, decks: number, chance: Chance): void => {
  const tree = arena(options)
  const truth = engineArena(gameOf(options), seeded(options.seed ?? 1))
  for (let deal = 0; deal < decks; deal++) {
    for (let steps = 0; tree.turn() !== OVER; steps++) {
      const allowed = tree.legal()
      const action = allowed[chance(allowed.length)]!
      tree.step(action)
      truth.step(action)
      expect(seenIn(tree)).toEqual(seenIn(truth))
      if (steps > 0 && chance(6) === 0) {
        tree.undo()
        truth.undo()
        expect(seenIn(tree)).toEqual(seenIn(truth))
      }
    }
    expect(tree.log()).toEqual(truth.log())
    tree.reset()
    truth.reset()
  }
}

describe.each(walked)('%s', id => {
  const form = all[id]
  test('the tree says what the engine says, in every structure, with many and with few chips', () => {
    const chance = seeded(`${id} walked`)
    for (const structure of form.structures)
      for (const seats of new Set([Math.max(2, form.seats.least), Math.min(4, form.seats.most)])) {
        compared({ game: id, structure, seats, seed: 7 }, 6, chance)
        const stacks = Array.from({ length: seats }, () => 3 + chance(40))
        compared({ game: id, structure, seats, stacks, seed: 8 }, 12, chance)
      }
  })
})

test('a second and a third walk through the same tree say the same', () => {
  const chance = seeded('again')
  compared({ game: 'heads-up-limit', seed: 1 }, 300, chance)
  compared({ game: 'leduc', seed: 1 }, 300, chance)
  compared({ game: 'omaha-8', seats: 3, stacks: [20, 33, 47], structure: 'limit', seed: 1 }, 200, chance)
})

test('a mask that is written in belongs to its caller', () => {
  const game = arena({ game: 'heads-up-limit' })
  game.mask().fill(0)
  expect(game.mask()).toContain(1)
})

test('decks of codes are shuffled as decks of cards are', () => {
  for (const seed of ['a', 'b', 3]) {
    const [chance, shuffle] = [seeded(seed), seededShuffles(seed)]
    for (const size of [52, 52, 6, 20, 36]) {
      const codes = Uint8Array.from({ length: size }, (_, i) => i)
      shuffle(codes)
      expect([...codes]).toEqual(
        shuffled(
          deckCards('standard')
            .slice(0, size)
            .map((_, i) => i),
          chance,
        ),
      )
    }
  }
})
