import { describe, expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import { audit } from '../deal/audit.ts'
import { checkForm } from '../forms/check.ts'
import { forms } from '../forms/forms.ts'
import { type LiteratureId, literature } from '../forms/literature.ts'
import { readForm } from '../forms/read-form.ts'
import { arena, CHANCE, OVER } from './arena.ts'
import { worthOf } from './best-response.ts'
import { solve } from './solve.ts'

const ids = Object.keys(literature) as LiteratureId[]

describe.each(ids)('%s', id => {
  test('makes sense, travels as JSON and is in no book', () => {
    expect(checkForm(literature[id])).toEqual([])
    expect(readForm(JSON.parse(JSON.stringify(literature[id])))).toEqual({ ok: true, form: literature[id] })
    expect(Object.keys(forms)).not.toContain(id)
    expect(literature[id].id).toBe(id)
  })
  test('every deal ends and its chips and cards add up', () => {
    const chance = seeded(id)
    const game = arena({ game: id, seed: id })
    for (let deals = 0; deals < 40; deals++) {
      while (game.turn() !== OVER) {
        const allowed = game.legal()
        game.step(allowed[chance(allowed.length)]!)
        expect(audit(game.deal())).toEqual([])
      }
      expect(game.returns().reduce((sum, net) => sum + net, 0)).toBe(0)
      game.reset()
    }
  })
})

/** How many nodes of each kind a game has, with explicit chance. */
const counted = (id: LiteratureId): { decisions: number; ends: number; keys: number } => {
  const game = arena({ game: id, chance: 'explicit' })
  const keys = new Set<string>()
  let [decisions, ends] = [0, 0]
  const walk = (): void => {
    if (game.turn() === OVER) {
      ends++
      return
    }
    const isChance = game.turn() === CHANCE
    if (!isChance) {
      decisions++
      keys.add(game.key(game.turn()))
    }
    const ways = isChance ? game.chance().outcomes.map((_, i) => i) : game.legal()
    for (const way of ways) {
      game.step(way)
      walk()
      game.undo()
    }
  }
  walk()
  return { decisions, ends, keys: keys.size }
}

describe('Kuhn’s game', () => {
  test('has the tree of the paper: 12 information sets, 30 ends', () => {
    expect(counted('kuhn')).toEqual({ decisions: 24, ends: 30, keys: 12 })
  })
  test('is worth −1/18 to the first player', () => {
    const game = arena({ game: 'kuhn', chance: 'explicit' })
    const worth = worthOf(game, solve(game, 4000))
    expect(worth.value).toBeCloseTo(-1 / 18, 4)
    expect(worth.exploitability).toBeLessThan(0.001)
  })
})

describe('Leduc', () => {
  test('has 288 information sets once suits are alike', () => {
    expect(counted('leduc').keys).toBe(288)
  })
  test('is worth −0.0856 to the first player, within a thousandth of an ante', () => {
    const game = arena({ game: 'leduc', chance: 'explicit' })
    const worth = worthOf(game, solve(game, 1000))
    expect(worth.value).toBeCloseTo(-0.0856, 3)
    expect(worth.exploitability).toBeLessThan(0.001)
  })
})

test('heads-up limit has a bet and three raises, and no more', () => {
  const game = arena({ game: 'heads-up-limit', seed: 1 })
  expect(game.turn()).toBe(1)
  for (let raises = 0; raises < 3; raises++) game.step(game.actions.indexOf('bet'))
  expect(game.legal().map(action => game.actions[action])).toEqual(['fold', 'call'])
  expect(game.deal().round!.price).toBe(40)
  game.step(game.actions.indexOf('call'))
  expect(game.turn()).toBe(2)
  for (let bets = 0; bets < 4; bets++) game.step(game.actions.indexOf('bet'))
  expect(game.legal().map(action => game.actions[action])).toEqual(['fold', 'call'])
})

test('push or fold leaves nothing else to do', () => {
  const game = arena({ game: 'push-fold', seed: 1 })
  expect(game.legal().map(action => game.actions[action])).toEqual(['fold', 'all-in'])
  game.step(game.actions.indexOf('all-in'))
  expect(game.legal().map(action => game.actions[action])).toEqual(['fold', 'call'])
  game.step(game.actions.indexOf('call'))
  expect(game.turn()).toBe(OVER)
})
