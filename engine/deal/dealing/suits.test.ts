import { expect } from 'vitest'
import { type Card, codeOf } from '../../cards/card.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { awards } from '../../testing/scene.ts'
import { struckBoard } from './strike.ts'

rule('rrp/3/ties/1', 'of equal ranks the spade is highest, then heart, diamond and club', () => {
  const byCode = (cards: readonly Card[]): readonly Card[] => cards.toSorted((a, b) => codeOf(b) - codeOf(a))
  expect(byCode(['Qc', 'Qs', 'Qd', 'Qh'])).toEqual(['Qs', 'Qh', 'Qd', 'Qc'])
  // a higher rank comes before any suit
  expect(byCode(['Qs', 'Kc'])).toEqual(['Kc', 'Qs'])
})
rule('rrp/3/ties/1', 'suits separate equal upcards for the forced bet, and equal last cards of boards', () => {
  const lowest = (upcards: string) =>
    given({ form: 'seven-card-stud', seats: 3, cards: `Ks Kh Kd As Ah Ad ${upcards}` }).plays('deal')
  lowest('4s 4d 4h').lines('…', 'third street: 2 opens')
  lowest('4s 4d 4c').lines('…', 'third street: 3 opens')
  lowest('4h 4s 5c').lines('…', 'third street: 1 opens')
  expect(
    struckBoard([
      ['Ac', 'Qs'],
      ['Ad', 'Qd'],
      ['Ah', 'Qh'],
    ]),
  ).toBe(1)
})
rule('rrp/3/ties/1', 'but two equal straights divide the pot, whatever their suits', () => {
  const [award] = awards({
    form: 'holdem',
    book: 'rrp',
    hands: { 1: '9c 8c', 2: '9s 8s' },
    boards: ['7h 6d 5c 2h 2d'],
    pot: 100,
  })
  expect(award).toMatchObject({
    words: 'straight, nine high',
    to: [
      { seat: 1, amount: 50 },
      { seat: 2, amount: 50 },
    ],
  })
})
