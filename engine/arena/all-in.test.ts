import { describe, expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import type { Form } from '../forms/form.ts'
import { literature } from '../forms/literature.ts'
import { allInValue } from './all-in.ts'
import { type Arena, arena, CHANCE, OVER } from './arena.ts'

const RUN_OUTS = 800

/** Everybody bets, and then calls: all chips are in before the board comes. */
const playOn = (game: Arena): readonly number[] | null => {
  let value: readonly number[] | null = null
  while (game.turn() !== OVER) {
    if (game.turn() === CHANCE) {
      value ??= allInValue(game, RUN_OUTS)
      game.tell(game.due())
      continue
    }
    const [bet, call] = [game.actions.indexOf('bet'), game.actions.indexOf('call')]
    game.step(game.legal().includes(bet) ? bet : call)
  }
  return value
}

/** Every order of this many of the cards. */
const orders = (cards: readonly Card[], take: number): readonly (readonly Card[])[] =>
  take === 0
    ? [[]]
    : cards.flatMap(card =>
        orders(
          cards.filter(other => other !== card),
          take - 1,
        ).map(rest => [card, ...rest]),
      )

/** By the hands of both: what seat 1 wins on average over every board, and the values that were counted instead. */
const byHands = (game: Arena, form: Form, boardcards: number, hands: readonly (readonly Card[])[]) => {
  const deck = deckCards(form.deck)
  return hands.map(hand => {
    const left = deck.filter(card => !hand.includes(card))
    const returns: number[] = []
    const values = new Set<number>()
    for (const board of orders(left, boardcards)) {
      const rest = left.filter(card => !board.includes(card))
      game.reset([...hand, ...board, ...rest])
      values.add(playOn(game)![0]!)
      returns.push(game.returns()[0]!)
    }
    const mean = returns.reduce((sum, one) => sum + one, 0) / returns.length
    const spread = Math.sqrt(returns.reduce((sum, one) => sum + (one - mean) ** 2, 0) / returns.length)
    return { mean, spread, values: [...values] }
  })
}

describe('what an all-in counts for is unbiased', () => {
  test('one card to come: for all 30 hands of Leduc exactly the average over the boards', () => {
    const form = literature.leduc
    const game = arena({ game: 'leduc', chance: 'explicit', stacks: 3 })
    const all = byHands(game, form, 1, orders(deckCards(form.deck), 2))
    expect(all).toHaveLength(30)
    // hands that win more, less and as often as the other
    expect(new Set(all.map(({ mean }) => mean.toFixed(2))).size).toBe(3)
    for (const { mean, values } of all) for (const value of values) expect(value).toBeCloseTo(mean, 9)
  })
  test('two cards to come, drawn from the seed: within four standard errors of the average', () => {
    const form: Form = {
      ...literature['rhode-island'],
      id: 'small-island',
      deck: ['Ks', 'Kh', 'Qs', 'Qh', 'Js', 'Jh', 'Ts'],
    }
    const game = arena({ game: form, chance: 'explicit', structure: 'limit', stacks: 3, seed: 3 })
    const all = byHands(game, form, 2, [
      ['Ks', 'Qh'],
      ['Ts', 'Js'],
    ])
    for (const { mean, spread, values } of all) {
      expect(Math.abs(mean)).toBeGreaterThan(0.05)
      for (const value of values) expect(Math.abs(value - mean)).toBeLessThan((4 * spread) / Math.sqrt(RUN_OUTS))
    }
  }, 60_000)
})
