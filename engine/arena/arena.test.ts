import { describe, expect, test } from 'vitest'
import { type Chance, seeded } from '../cards/shuffle.ts'
import { replay } from '../deal/evolve.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { type Arena, arena, CHANCE, OVER } from './arena.ts'

const ids = Object.keys(forms) as FormId[]
const MAY_CARRY: ReadonlySet<FormId> = new Set(['jacks-or-better'])

/** Takes one step: a random action, or an outcome by its weight. */
const stepAtRandom = (game: Arena, chance: Chance): void => {
  if (game.turn() === CHANCE) return game.sample()
  const allowed = game.legal()
  game.step(allowed[chance(allowed.length)]!)
}

const playOut = (game: Arena, chance: Chance): void => {
  for (let steps = 0; game.turn() !== OVER; steps++) {
    if (steps > 2000) throw new Error('the deal does not end')
    stepAtRandom(game, chance)
  }
}

const stateOf = (game: Arena) =>
  JSON.stringify([
    game.turn(),
    game.deal(),
    game.log(),
    game.turn() > 0 ? game.legal() : [],
    game.key(1),
    [...game.tensor(2)],
  ])

describe.each(ids)('%s in the arena', id => {
  const { least, most } = forms[id].seats
  test('every deal ends, its chips add up, and the log is the deal', () => {
    const chance = seeded(`${id} arena`)
    for (const seats of new Set([Math.max(2, least), Math.min(3, most), most])) {
      const game = arena({ game: id, seats, seed: seats })
      for (let deals = 0; deals < 4; deals++) {
        playOut(game, chance)
        expect(replay(game.log())).toEqual(game.deal())
        const won = game.returns().reduce((sum, net) => sum + net, 0)
        // what nobody opened stays in the pot for the next deal
        if (MAY_CARRY.has(id)) expect(won).toBeLessThanOrEqual(0)
        else expect(won).toBe(0)
        game.reset()
      }
    }
  })
  test('a step that is taken back leaves no trace, and a clone goes its own way', () => {
    const chance = seeded(`${id} undo`)
    const game = arena({ game: id, seed: 3 })
    const before: string[] = []
    while (game.turn() !== OVER && before.length < 60) {
      before.push(stateOf(game))
      const copy = game.clone()
      playOut(copy, chance)
      expect(stateOf(game)).toBe(before.at(-1))
      stepAtRandom(game, chance)
    }
    while (before.length > 0) {
      game.undo()
      expect(stateOf(game)).toBe(before.pop())
    }
    expect(() => game.undo()).toThrow(RangeError)
  })
  test('a step that is taken again leads to the same, shuffles of a short stub among them', () => {
    const chance = seeded(`${id} again`)
    const game = arena({ game: id, seats: most, seed: 2 })
    for (let steps = 0; game.turn() !== OVER && steps < 120; steps++) {
      // players who draw throw away all they may: then stubs run short
      const allowed = game.legal()
      const action = game.actions[allowed[0]!] === 'stand pat' ? allowed.at(-1)! : allowed[chance(allowed.length)]!
      game.step(action)
      const after = JSON.stringify([game.turn(), game.deal()])
      game.undo()
      const copy = game.clone()
      copy.step(action)
      expect(JSON.stringify([copy.turn(), copy.deal()])).toBe(after)
      game.step(action)
      expect(JSON.stringify([game.turn(), game.deal()])).toBe(after)
    }
  })
  test('fixed cards fall where they were fixed to', () => {
    const chance = seeded(`${id} explicit`)
    for (let seed = 0; seed < 5; seed++) {
      const game = arena({ game: id, seed, chance: 'explicit' })
      playOut(game, chance)
      expect(replay(game.log())).toEqual(game.deal())
    }
  })
})

test('a burncard that fixed cards take the place of more than once is logged as it lies', () => {
  for (const seed of [2, 19, 33]) {
    const game = arena({ game: 'ace-to-five-triple-draw', seed, chance: 'explicit', seats: seed % 2 === 0 ? 2 : 6 })
    playOut(game, seeded(`ace-to-five-triple-draw ${seed}`))
    expect(replay(game.log())).toEqual(game.deal())
  }
})
