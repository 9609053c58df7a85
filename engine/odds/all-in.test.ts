import { describe, expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import { heldAfter } from '../forms/check-steps.ts'
import type { Form } from '../forms/form.ts'
import { forms } from '../forms/forms.ts'
import { allInEquities, type SeenByAll } from './all-in.ts'

const cards = (text: string): readonly Card[] => (text.match(/../g) ?? []) as Card[]
const hand = (seat: number, down: string, more: Partial<SeenByAll['players'][number]> = {}) => ({
  seat,
  folded: false,
  allIn: true,
  down: cards(down),
  up: [],
  ...more,
})
const holdem = (boards: readonly string[], players: SeenByAll['players'], runs = 1): SeenByAll => ({
  form: 'holdem',
  phase: 'streets',
  turn: null,
  players,
  boards: boards.map(cards),
  runs,
})
const aces = hand(2, 'AsAh')
const kings = hand(5, 'KsKh')
const percents = (deal: SeenByAll) => allInEquities(deal)?.map(({ seat, equity }) => [seat, Math.round(100 * equity)])

describe('equities when everybody is all-in and shown', () => {
  test('street by street, at each seat', () => {
    expect(percents(holdem([''], [aces, kings]))).toEqual([
      [2, 83],
      [5, 17],
    ])
    expect(percents(holdem(['Kd7c2h'], [aces, kings]))).toEqual([
      [2, 9],
      [5, 91],
    ])
    expect(percents(holdem(['Kd7c2h3s9d'], [aces, kings]))).toEqual([
      [2, 0],
      [5, 100],
    ])
  })

  test('a player who has chips left counts, a player who has folded does not', () => {
    const folded = hand(3, '????', { folded: true, allIn: false })
    expect(percents(holdem([''], [hand(2, 'AsAh', { allIn: false }), folded, kings]))).toEqual([
      [2, 83],
      [5, 17],
    ])
  })

  test.each([
    ['a card is hidden', holdem([''], [aces, hand(5, 'Ks??')])],
    ['two can still bet', holdem([''], [hand(2, 'AsAh', { allIn: false }), hand(5, 'KsKh', { allIn: false })])],
    ['nobody is all-in', holdem([''], [hand(2, 'AsAh', { allIn: false }), hand(5, '????', { folded: true })])],
    ['somebody is to act', { ...holdem([''], [aces, kings]), turn: 5 }],
    ['the hand is over', { ...holdem(['Kd7c2h3s9d'], [aces, kings]), phase: 'ended' }],
    ['it is played for points', { ...holdem([], [aces, kings]), form: 'chinese-poker' }],
    ['nobody knows the game', { ...holdem([''], [aces, kings]), form: 'toString' }],
  ])('none while %s', (_, deal) => expect(allInEquities(deal)).toBeNull())

  test('run twice, the average of both boards, each without the cards of the other', () => {
    const [first] = percents(holdem(['KdKc2h3s9d', 'Ad7c2h3s9d'], [aces, kings], 2))!
    expect(first).toEqual([2, 50])
    const shared = holdem(['Kd7c2h', 'Kd7c2h'], [aces, kings], 2)
    expect(allInEquities(shared)).toEqual(allInEquities(holdem(['Kd7c2h'], [aces, kings])))
  })

  test('the upcards of a folded hand come to nobody', () => {
    const up = (text: string) => ({ up: cards(text) })
    const stud = (gone: string): SeenByAll => ({
      ...holdem(
        [],
        [hand(1, 'AsAh', up('2c3d4h')), hand(2, 'KsKh', up('9c8d6h')), hand(3, '????', { folded: true, ...up(gone) })],
      ),
      form: 'seven-card-stud',
    })
    const at = (gone: string) => allInEquities(stud(gone))![1]!.equity
    expect(at('KdKcQs')).toBeLessThan(at('7s5sQs'))
  })

  test.each(Object.values(forms).filter(it => it.pot.length > 0 && !hasDraw(it)))(
    'in $id they are there and add up',
    form => {
      const stub = [...shuffled(deckCards(form.deck), seeded(form.id))]
      const { down, up, either } = heldAfter(form.streets.flatMap(({ steps }) => steps))
      const holds = Math.min(2, down)
      const players = [1, 2, 3].map(seat => ({
        ...hand(seat, ''),
        down: stub.splice(0, form.boards > 0 ? down : holds),
        up: form.boards > 0 ? [] : stub.splice(0, Math.min(1, up + either)),
      }))
      const boards = Array.from({ length: form.boards }, () => [])
      const answer = allInEquities({ ...holdem([], players), form: form.id, boards })
      expect(answer!.reduce((sum, it) => sum + it.equity, 0)).toBeCloseTo(1, 6)
    },
  )
})

function hasDraw(form: Form): boolean {
  return form.streets.some(({ steps }) => steps.some(step => step.do === 'draw'))
}
