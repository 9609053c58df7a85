import { describe, expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { arena, CHANCE, OVER } from './arena.ts'
import { worthOf } from './best-response.ts'
import { type Strategy, solve } from './solve.ts'

const RANK: { readonly [card: string]: number } = { Js: 1, Qs: 2, Ks: 3 }

/** Kuhn's game, written down a second time: a card each, an ante of one, and one bet of one. */
const kuhn = () => {
  const steps: (Card | number)[] = []
  const cards = () => steps.filter((it): it is Card => typeof it === 'string')
  const acts = () => steps.filter((it): it is number => typeof it === 'number').join('')
  const isOver = () => ['00', '10', '11', '010', '011'].includes(acts())
  const turn = () => (cards().length < 2 ? CHANCE : isOver() ? OVER : (acts().length % 2) + 1)
  const net = (): number => {
    const better = RANK[cards()[0]!]! > RANK[cards()[1]!]! ? 1 : -1
    switch (acts()) {
      case '10':
        return 1
      case '010':
        return -1
      case '00':
        return better
      default:
        return 2 * better
    }
  }
  return {
    ...arena({ game: 'holdem', chance: 'explicit' }),
    actions: ['check or fold', 'bet or call'],
    seats: 2,
    turn,
    legal: () => [0, 1],
    key: (seat: number) => `${cards()[seat - 1]}${acts()}`,
    step: (action: number) => void steps.push(action),
    tell: (known: readonly Card[]) => void steps.push(known[0]!),
    undo: () => void steps.pop(),
    returns: () => [net(), -net()],
    chance: () => {
      const left = (['Js', 'Qs', 'Ks'] as const).filter(card => !cards().includes(card))
      return { to: 1, cards: 1, outcomes: left.map(card => ({ cards: [card], weight: 1 })) }
    },
  }
}

describe('solving Kuhn’s game', () => {
  test.each(['cfr', 'cfr+', 'linear'] as const)('%s comes to the value of −1/18 that nobody can beat', solver => {
    const strategy = solve(kuhn(), 3000, solver)
    const worth = worthOf(kuhn(), strategy)
    expect(worth.value).toBeCloseTo(-1 / 18, 2)
    expect(worth.exploitability).toBeLessThan(0.01)
    expect(worth.exploitability).toBeGreaterThanOrEqual(0)
    // a king always calls a bet, a jack never does
    expect(strategy.get('Ks1')![1]).toBeGreaterThan(0.99)
    expect(strategy.get('Js1')![1]).toBeLessThan(0.01)
  })
  test('a strategy that always checks and folds is beaten by one bet a deal', () => {
    const folds: Strategy = new Map(
      ['Js', 'Qs', 'Ks'].flatMap(card =>
        ['', '0', '1', '01'].map(acts => [`${card}${acts}`, new Float64Array([1, 0])]),
      ),
    )
    expect(worthOf(kuhn(), folds).best).toEqual([1, 1])
  })
})
