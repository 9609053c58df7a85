import { expect, test } from 'vitest'
import type { Card } from '../../cards/card.ts'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { called, inSeats } from '../../testing/seats-scene.ts'
import { placardOf, tableScene } from '../../testing/table-scene.ts'
import type { Placard } from '../placard.ts'

const lowball = forms['ace-to-five-lowball']
const low: Partial<Placard> = { parts: [{ form: lowball, stakes: stakesFor(lowball, 'limit', 10) }] }
const draws = (book: BookId, cards: Readonly<Record<number, Card>>, changes: Partial<Placard> = {}) => {
  const seats = Object.keys(cards).map(Number)
  const scene = tableScene(placardOf(book, changes), inSeats(...seats))
  return scene.gives({ type: 'DrawForButton', cards: seats.map(seat => ({ player: `p${seat}`, card: cards[seat]! })) })
}

rule('rrp/2/seating/6', 'the highest card by suit has the button, in low games the lowest', () => {
  const high = draws('rrp', { 1: 'Kh', 2: 'Ks', 3: '9d' })
  expect(high.table.firstButton).toBe(2)
  expect(called(high.deal()).places).toMatchObject({ button: 2, blinds: [3, 1] })
  expect(draws('rrp', { 1: '3c', 2: '3d', 3: 'Jh' }, low).table.firstButton).toBe(1)
  const highLow = { parts: [{ form: forms['omaha-8'], stakes: stakesFor(forms['omaha-8'], 'limit', 10) }] }
  expect(draws('rrp', { 1: '3c', 2: '3d', 3: 'Jh' }, highLow).table.firstButton).toBe(3)
})
rule('uspa/app3/4.6', 'in a low game the deuce of clubs has the button', () => {
  expect(draws('uspa', { 1: '4c', 5: '2c', 6: '2d' }, low).table.firstButton).toBe(5)
  expect(draws('uspa', { 1: '4c', 5: '2c', 6: '2d' }).table.firstButton).toBe(1)
})
rule('wsop/95', 'dealt for high card, by rank and then suit, in every game', () => {
  expect(draws('wsop', { 1: 'Kd', 3: 'Ks', 6: 'Qs' }).table.firstButton).toBe(3)
  expect(draws('wsop', { 1: 'As', 3: 'Ah' }).table.firstButton).toBe(1)
  expect(draws('wsop', { 1: 'Ad', 3: '2c', 4: 'Kh' }, low).table.firstButton).toBe(1)
})

test('the ace is low where the form has it low, and high at deuce-to-seven', () => {
  expect(draws('rrp', { 1: 'Ah', 2: '2c', 3: 'Kd' }, low).table.firstButton).toBe(1)
  const form = forms['deuce-to-seven-triple-draw']
  const kansas = { parts: [{ form, stakes: stakesFor(form, 'limit', 10) }] }
  expect(draws('rrp', { 1: 'Ah', 2: '2c', 3: 'Kd' }, kansas).table.firstButton).toBe(2)
})

test('in an event it is always the highest', () => {
  expect(draws('rrp', { 1: 'Ah', 2: '2c' }, { ...low, setting: 'tournament' }).table.firstButton).toBe(1)
})

test('only those draw who sit here, one card of the deck each, before the first deal', () => {
  const scene = tableScene(placardOf('rrp'), inSeats(1, 2, 3))
  const off = (...cards: readonly { player: string; card: Card }[]) => scene.refuses({ type: 'DrawForButton', cards })
  expect(off({ player: 'p1', card: 'As' }, { player: 'zoe', card: '2c' })).toMatchObject({
    why: 'no-seat',
    player: 'zoe',
  })
  expect(off({ player: 'p1', card: 'As' }, { player: 'p2', card: 'As' })).toMatchObject({
    why: 'not-this-draw',
    player: 'p2',
  })
  expect(off({ player: 'p1', card: 'As' }, { player: 'p1', card: 'Ks' }).why).toBe('not-this-draw')
  expect(off({ player: 'p1', card: 'As' }, { player: 'p2', card: 'Jo' }).why).toBe('not-this-draw')
  expect(off({ player: 'p1', card: 'As' })).toMatchObject({ why: 'too-few-players', least: 2 })
  const cards = [{ player: 'p1', card: 'As' } as const, { player: 'p2', card: 'Ks' } as const]
  expect(scene.deal().refuses({ type: 'DrawForButton', cards }).why).toBe('not-the-time')
  expect(scene.gives({ type: 'DrawForButton', cards }).refuses({ type: 'DrawForButton', cards }).why).toBe(
    'button-is-drawn',
  )
})
test('where the dealer deals them, everybody has one', () => {
  const scene = tableScene(placardOf('wsop'), inSeats(1, 2, 3))
  const cards = [{ player: 'p1', card: 'As' } as const, { player: 'p2', card: 'Ks' } as const]
  expect(scene.refuses({ type: 'DrawForButton', cards })).toMatchObject({ why: 'not-this-draw', player: 'p3' })
})
