import { describe, expect, test } from 'vitest'
import { type Card, cards, codeOf } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import { forms } from '../forms/forms.ts'
import { type Arena, arena, CHANCE, OVER } from './arena.ts'

/** A part of what a seat knows, by its name. */
const partOf = (game: Arena, seat: number, name: string): readonly number[] => {
  const part = game.layout.parts.find(one => one.name === name)
  if (part === undefined) throw new Error(`no part ${name}`)
  return [...game.tensor(seat)].slice(part.from, part.from + part.length)
}
const cardsIn = (part: readonly number[]): readonly number[] => part.flatMap((count, code) => (count > 0 ? [code] : []))
const codes = (text: string): readonly number[] =>
  cards(text)
    .map(codeOf)
    .sort((one, other) => one - other)
const take = (game: Arena, ...names: readonly string[]): void => {
  for (const name of names) game.step(game.actions.indexOf(name))
}

test('every part stands after the one before it, and they fill the tensor', () => {
  for (const form of Object.values(forms)) {
    const { layout } = arena({ game: form, seed: 1 })
    let at = 0
    for (const { from, length } of layout.parts) {
      expect(from).toBe(at)
      expect(length).toBeGreaterThan(0)
      at += length
    }
    expect(layout.size).toBe(at)
  }
})

describe('hold’em for three, by hand', () => {
  // the deal goes round from the button's left: seats 2, 3, 1
  const top: readonly Card[] = cards('2c 3c As 2d 3d Ah 9c Kd Qd Jd 9d Td')
  const deck = [...top, ...decks.standard.filter(card => !top.includes(card))]
  const game = arena({ game: 'holdem', seats: 3, stacks: [200, 100, 400] })
  game.reset(deck)
  take(game, 'call', 'call', 'call')
  take(game, 'call', 'pot', 'fold')
  test('cards: own ones and the board, nothing of others', () => {
    expect(cardsIn(partOf(game, 3, 'own cards'))).toEqual(codes('3c3d'))
    expect(cardsIn(partOf(game, 2, 'own cards'))).toEqual(codes('2c2d'))
    expect(cardsIn(partOf(game, 1, 'board 1'))).toEqual(codes('KdQdJd'))
    expect(cardsIn(partOf(game, 1, 'own discards'))).toEqual([])
  })
  test('chips: clockwise from the seat that looks, in what each started with', () => {
    // seat 2 checked, seat 3 bet the pot of 6, seat 1 folded
    expect(partOf(game, 2, 'stack behind, in starting stacks')).toEqual(
      [98 / 100, 392 / 400, 198 / 200].map(Math.fround),
    )
    expect(partOf(game, 2, 'put in, in starting stacks')).toEqual([2 / 100, 8 / 400, 2 / 200].map(Math.fround))
    expect(partOf(game, 2, 'in front this round, in starting stacks')).toEqual([0, 6 / 400, 0].map(Math.fround))
    expect(partOf(game, 2, 'folded')).toEqual([0, 0, 1])
    expect(partOf(game, 3, 'folded')).toEqual([0, 1, 0])
    expect(partOf(game, 2, 'button')).toEqual([0, 0, 1])
    expect(partOf(game, 3, 'to act')).toEqual([0, 0, 1])
  })
  test('the betting: where it stands, and what there is to call', () => {
    expect(partOf(game, 2, 'step of the form').reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(partOf(game, 2, 'raises of this round, in fourths')).toEqual([0])
    expect(partOf(game, 2, 'to call, in pots')).toEqual([6 / 12])
  })
})

test('draws: what was thrown away, and how many others drew', () => {
  const game = arena({ game: 'badugi', seats: 2, seed: 4 })
  while (!game.legal().includes(game.actions.indexOf('stand pat'))) take(game, 'call')
  const seat = game.turn()
  const held = game.deal().players.find(player => player.seat === seat)!.down
  const highest = Math.max(...held.map(codeOf))
  take(game, 'throw 1')
  expect(cardsIn(partOf(game, seat, 'own discards'))).toEqual([highest])
  take(game, 'stand pat')
  expect(partOf(game, 3 - seat, 'cards drawn last, in fifths')).toEqual([0, Math.fround(1 / 5)])
})

test('stud: upcards of everybody, downcards of nobody else', () => {
  const game = arena({ game: 'seven-card-stud', seats: 2, seed: 4 })
  const [one, other] = [1, 2].map(seat => game.deal().players.find(player => player.seat === seat)!)
  expect(cardsIn(partOf(game, 1, 'open cards of player +1'))).toEqual(other!.up.map(codeOf))
  expect(cardsIn(partOf(game, 1, 'open cards of player +0'))).toEqual(one!.up.map(codeOf))
  const known = game.tensor(1)
  for (const card of other!.down) {
    const places = game.layout.parts.filter(({ length }) => length === 53).map(({ from }) => from + codeOf(card))
    expect(places.map(place => known[place])).toEqual(places.map(() => 0))
  }
})

test('before cards have come a tensor is there too', () => {
  const game = arena({ game: 'holdem', chance: 'explicit' })
  expect(game.turn()).toBe(CHANCE)
  expect(cardsIn(partOf(game, 1, 'own cards'))).toEqual([])
})

test('Chinese poker with five: the button sits out, holds nothing and wins nothing (wsop/341c)', () => {
  const game = arena({ game: 'chinese-poker', seats: 5, button: 2, seed: 1 })
  const held = (seat: number): number =>
    game
      .tensor(seat)
      .slice(0, 53)
      .reduce((sum, cards) => sum + cards, 0)
  expect([1, 2, 3, 4, 5].map(held)).toEqual([13, 0, 13, 13, 13])
  while (game.turn() !== OVER) game.step(game.legal()[0]!)
  expect(game.returns()[1]).toBe(0)
})
