import { describe, expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import { arena, OVER } from './arena.ts'
import { arenas } from './arenas.ts'

/** An allowed action for each, from a seed. */
const chosen = (many: ReturnType<typeof arenas>, chance: (below: number) => number): Uint8Array =>
  Uint8Array.from({ length: many.count }, (_, place) => {
    const row = many.masks.subarray(place * many.actions.length, (place + 1) * many.actions.length)
    const allowed = [...row.keys()].filter(action => row[action] === 1)
    return allowed[chance(allowed.length)]!
  })

describe.each(['holdem', 'leduc', 'badugi', 'pineapple-open-face-chinese'] as const)('%s', id => {
  test('many together are the same as each alone', () => {
    const chance = seeded(id)
    const many = arenas(7, { game: id, seed: 'm' })
    const alone = Array.from({ length: 7 }, (_, place) => arena({ game: id, seed: `m ${place}` }))
    let endings = 0
    for (let step = 0; step < 60; step++) {
      const actions = chosen(many, chance)
      many.step(actions)
      for (const [place, game] of alone.entries()) {
        game.step(actions[place]!)
        expect(many.ended[place]).toBe(game.turn() === OVER ? 1 : 0)
        if (game.turn() === OVER) {
          endings++
          const row = many.returns.subarray(place * many.seats, (place + 1) * many.seats)
          expect([...row]).toEqual(game.returns())
          game.reset()
        }
        expect(many.turns[place]).toBe(game.turn())
        const tensor = many.tensors.subarray(place * many.layout.size, (place + 1) * many.layout.size)
        expect([...tensor]).toEqual([...game.tensor(game.turn())])
        expect(many.at(place).key(1)).toBe(game.key(1))
      }
    }
    expect(endings).toBeGreaterThan(0)
  })
})

test('what makes no sense is said', () => {
  expect(() => arenas(0, { game: 'holdem' })).toThrow(TypeError)
  const two = arenas(2, { game: 'holdem', tensors: false })
  expect(two.tensors).toHaveLength(0)
  expect(() => two.step([0])).toThrow('1 actions for 2 deals')
  expect(() => two.step([99, 0])).toThrow('action 99')
})
