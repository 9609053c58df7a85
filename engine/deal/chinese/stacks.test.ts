import { describe, expect } from 'vitest'
import { decks } from '../../cards/deck.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { audit } from '../audit.ts'
import { summary } from '../summary.ts'

const start = (more: Partial<Setup> = {}): Table => given({ form: 'chinese-poker', seats: 4, ...more })
/** The cards of a seat are this stack of thirteen, counted from the top of the deck. */
const stackOf = ({ deal }: Table, seat: number): number => {
  const { down } = deal.players.find(player => player.seat === seat)!
  const at = deal.deck.indexOf(down[0]!)
  expect(down).toEqual(deal.deck.slice(at, at + 13))
  return at / 13 + 1
}

describe('Chinese poker for four', () => {
  rule('wsop/337', 'four hands of thirteen use the whole deck', () => {
    const { deal } = start().plays('deal')
    expect(deal.players.map(player => player.down.length)).toEqual([13, 13, 13, 13])
    expect(new Set(deal.players.flatMap(player => player.down))).toEqual(new Set(decks.standard))
    expect(deal.next).toBe(52)
  })
  rule('wsop/337', 'other numbers of players still share four hands, and six are too many', () => {
    const hands = (seats: number) => start({ seats }).deal.players.length
    expect([2, 3, 4, 5].map(hands)).toEqual([4, 3, 4, 4])
    expect(start({ seats: 3, buttonPlaysTwo: true }).deal.players).toHaveLength(4)
    expect(() => start({ seats: 6 })).toThrow('seats at most 5')
  })
  rule('wsop/340b', 'with the button on 2 the second stack goes to the big blind, seat 4', () => {
    expect(stackOf(start({ button: 2 }).plays('deal'), 4)).toBe(2)
  })
  rule('wsop/340c', 'with the button on 2 the third stack goes to the seat behind the big blind, seat 1', () => {
    expect(stackOf(start({ button: 2 }).plays('deal'), 1)).toBe(3)
  })
  rule('wsop/340d', 'with the button on 2 the fourth stack goes to the button', () => {
    expect(stackOf(start({ button: 2 }).plays('deal'), 2)).toBe(4)
  })
})

describe('the end of the deal', () => {
  rule('wsop/339', 'all 52 cards lie in the muck, and none before', () => {
    const table = start().plays('deal')
    expect(table.deal.muck).toEqual([])
    const { deal } = table.plays('play on')
    expect(deal.phase).toBe('ended')
    expect(deal.muck).toHaveLength(52)
    expect(new Set(deal.muck)).toEqual(new Set(decks.standard))
    expect(audit(deal)).toEqual([])
    // what was laid is still known
    expect(summary(deal).seats.map(({ cards }) => cards?.length)).toEqual([13, 13, 13, 13])
  })
  rule('wsop/339', 'of two players with two hands each too', () => {
    const { deal } = start({ seats: 2 }).plays('play on')
    expect(new Set(deal.muck)).toEqual(new Set(decks.standard))
  })
})
