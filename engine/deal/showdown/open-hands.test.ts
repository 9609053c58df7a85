import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { view } from '../view.ts'
import { isRunOut, mayOpenHands } from './open-hands.ts'

const noLimit = { form: 'holdem', structure: 'no-limit', size: 10 } as const
const cards = { 1: 'AsAh', 2: 'KsKh', board: '2c7d9h3c4d' }
const start = given({ ...noLimit, seats: { 1: 150, 2: 300 }, cards }).plays('deal')
const allIn = start.plays('2 all-in; 1 calls')
const downs = (deal: (typeof start)['deal']) => view(deal, 'rail').players.map(({ down }) => down)

describe('hands that are turned up before the rest is dealt', () => {
  test('are face up for everybody, by agreement of all who are left, and the deal goes on as before', () => {
    expect(mayOpenHands(allIn.deal)).toBe(true)
    expect(downs(allIn.deal).flat()).toEqual(['??', '??', '??', '??'])
    const open = allIn.plays('open the hands')
    open.tells(
      { type: 'CardsOpened', seat: 1, cards: ['As', 'Ah'] },
      { type: 'CardsOpened', seat: 2, cards: ['Ks', 'Kh'] },
    )
    expect(downs(open.deal).flat()).toContain('As')
    expect(mayOpenHands(open.deal)).toBe(false)
    expect(isRunOut(open.deal)).toBe(true)
    open.plays('deal; showdown').stacks({ 1: 300, 2: 150 })
  })

  test('only if all agree', () => {
    allIn.refuses('open the hands by 1', 'not-all-agree', { seat: 2 })
  })

  test('not while somebody can bet, nor when they are face up, nor after the showdown', () => {
    const refused = 'not-the-time'
    start.refuses('open the hands', refused)
    start.plays('2 calls; 1 checks').refuses('open the hands', refused)
    allIn.plays('open the hands').refuses('open the hands', refused)
    allIn.plays('deal; showdown').refuses('open the hands', 'deal-is-over')
  })

  test('the last card of stud comes face down, and is shown at the showdown', () => {
    const stud = given({ form: 'seven-card-stud', seats: { 1: 5, 2: 5 } }).plays('deal')
    let table = stud
    for (let acts = 0; acts < 20 && !isRunOut(table.deal); acts++) {
      const seat = table.deal.players[table.deal.turn]?.seat
      table = table.plays(
        seat === undefined ? 'deal one' : table.deal.round?.bringInDue ? `${seat} brings it in` : `${seat} all-in`,
      )
    }
    table = table.plays('open the hands')
    while (table.deal.players[0]!.down.length < 3) table = table.plays('deal one')
    expect(downs(table.deal)[0]!.at(-1)).toBe('??')
    expect(table.deal.phase).toBe('showdown')
  })

  test('where players still draw, nothing is turned up', () => {
    const draw = given({ form: 'deuce-to-seven-triple-draw', seats: { 1: 10, 2: 10 } }).plays('deal')
    expect(isRunOut(draw.deal)).toBe(false)
  })
})
