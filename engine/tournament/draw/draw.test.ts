import { describe, expect, test } from 'vitest'
import { seeded, shuffled } from '../../cards/shuffle.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { begunEvent, postedEvent } from '../../testing/tournament-scene.ts'
import { entrantOf } from '../draft.ts'
import { seatDeck } from './seat-deck.ts'
import { spread } from './spread.ts'

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `p${i + 1}`)
const entered = (count: number, wish: Parameters<typeof postedEvent>[0] = {}) =>
  postedEvent(wish).gives(...names(count).map(player => ({ type: 'Enter', player }) as const))

describe('the draw for seats', () => {
  for (const [id, book, players] of [
    ['rrp/15/2', 'rrp', 18],
    ['uspa/3.3.2.2', 'uspa', 40],
  ] as const) {
    rule(id, `${players} entrants sit where a fair draw brings them, each once`, () => {
      const order = shuffled(names(players), seeded('draw'))
      const drawn = entered(players, { book, seats: 10 }).gives({ type: 'StartPlay', order })
      const seats = drawn.event.tables.flatMap(({ seats: all }) => all.filter(player => player !== null))
      expect(seats).toEqual(order)
      expect(drawn.event.began).toBe(Math.ceil(players / 10))
    })
    rule(id, 'at one table with open seat cards the first to come choose, and the button is drawn', () => {
      const chosen = entered(4, { book, openSeats: true }).gives({ type: 'ChooseSeat', player: 'p3', seat: 1 })
      expect(chosen.refuses({ type: 'ChooseSeat', player: 'p4', seat: 1 }).why).toBe('seat-is-taken')
      const begun = chosen.gives({ type: 'StartPlay', order: names(4) })
      expect(entrantOf(begun.event, 'p3')?.seat).toBe(1)
      expect(begun.event.tables[0]?.button).toBeNull()
      expect(entered(4, { book }).refuses({ type: 'ChooseSeat', player: 'p3', seat: 1 }).why).toBe('not-done-here')
    })
  }

  test('takes every player once and nobody else', () => {
    const event = entered(3)
    for (const order of [names(2), ['p1', 'p2', 'p2'], ['p1', 'p2', 'eve']])
      expect(event.refuses({ type: 'StartPlay', order }).why).toBe('not-this-draw')
  })

  test('does not matter where a house seats by arrival', () => {
    const book = houseWith({ tournamentSeating: 'by-arrival' })
    const begun = entered(3, { book }).gives({ type: 'StartPlay', order: ['p3', 'p1', 'p2'] })
    expect(begun.event.tables[0]?.seats.slice(0, 3)).toEqual(names(3))
  })

  rule('hpt/seating', '25 players sit at three tables of 9, 8 and 8; ten at most', () => {
    expect(spread(25, 10, 9)).toEqual([9, 8, 8])
    expect(spread(10, 10, 10)).toEqual([10])
    expect(() => postedEvent({ book: 'hpt', seats: 11, finalSeats: 9 })).toThrow('"about":{"most":10,"least":2}')
  })
  rule('hpt/seating/deck', 'tables of 8, 8 and 9 make a deck of 8 spades, 8 hearts and 9 clubs', () => {
    const deck = seatDeck([8, 8, 9])
    expect(['s', 'h', 'c', 'd'].map(suit => deck.filter(card => card.endsWith(suit)).length)).toEqual([8, 8, 9, 0])
    expect(deck.slice(0, 3)).toEqual(['As', '2s', '3s'])
  })
  rule('hpt/seating/draw', 'the three of hearts is table 2 and big blind: third seat from an ace on the button', () => {
    const drawn = entered(20, { book: 'hpt' }).gives({ type: 'StartPlay', order: names(20) })
    const seats = drawn.log.find(it => it.type === 'SeatsDrawn')
    expect(seats?.type === 'SeatsDrawn' && seats.seats.find(({ card }) => card === '3h')).toMatchObject({
      table: 2,
      seat: 3,
    })
    expect(drawn.event.tables.map(({ button }) => button)).toEqual([1, 1])
  })
  rule('hpt/seating/dealers', 'three dealers draw from different suits: one at each table', () => {
    const dealers = ['p2', 'p3', 'p5']
    const drawn = entered(25, { book: 'hpt' }).gives({ type: 'StartPlay', order: names(25), dealers })
    const tables = dealers.map(player => entrantOf(drawn.event, player)!.table)
    expect(tables.toSorted()).toEqual([1, 2, 3])
  })
})

describe('the first button', () => {
  const cards = (...drawn: readonly string[]) => drawn.map((card, i) => ({ player: `p${i + 1}`, card: card as 'As' }))
  rule('rrp/15/8', 'the jack of spades beats the jack of diamonds, in lowball events too', () => {
    const event = begunEvent(3, { game: { form: 'deuce-to-seven-lowball' } })
    const drawn = event.gives({ type: 'DrawButton', table: 1, cards: cards('Jd', 'Js', '4c') })
    expect(drawn.event.tables[0]?.button).toBe(2)
    expect(drawn.refuses({ type: 'DrawButton', table: 1, cards: cards('Jd', 'Js', '4c') }).why).toBe('not-the-time')
  })
  rule('uspa/3.3.2.22', 'everybody is dealt a card, and the king of spades has it', () => {
    const event = begunEvent(3, { book: 'uspa' })
    expect(event.refuses({ type: 'DrawButton', table: 1, cards: cards('9d', 'Kh') }).why).toBe('not-these-cards')
    expect(event.gives({ type: 'DrawButton', table: 1, cards: cards('9d', 'Kh', 'Ks') }).event.tables[0]?.button).toBe(
      3,
    )
  })
  test('no card twice, and none for somebody who is not there', () => {
    const event = begunEvent(3)
    expect(event.refuses({ type: 'DrawButton', table: 1, cards: cards('9d', '9d') }).why).toBe('not-these-cards')
    expect(event.refuses({ type: 'DrawButton', table: 7, cards: [] }).why).toBe('no-such-table')
  })
})

describe('seats once play has begun', () => {
  for (const [id, book] of [
    ['rrp/15/3', 'rrp'],
    ['uspa/3.3.2.3', 'uspa'],
  ] as const)
    rule(id, 'a player who asks to move stays; the director moves one', () => {
      const event = begunEvent(4, { book })
      const move = { type: 'MovePlayer', player: 'p2', table: 1, seat: 6 } as const
      expect(event.refuses({ ...move, by: 'player' }).why).toBe('director-moves')
      expect(event.refuses({ type: 'ChooseSeat', player: 'p2', seat: 6 }).why).toBe('director-moves')
      expect(entrantOf(event.gives({ ...move, by: 'director' }).event, 'p2')?.seat).toBe(6)
      expect(event.refuses({ ...move, seat: 3, by: 'director' }).why).toBe('seat-is-taken')
    })
})
