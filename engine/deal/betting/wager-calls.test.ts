import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { evolve } from '../evolve.ts'
import { legal } from '../legal.ts'
import { view } from '../view.ts'
import { wagerCalls } from './wager-calls.ts'

const game = (seats: { readonly [seat: number]: number } = { 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 1000 }) =>
  given({ form: 'holdem', structure: 'no-limit', book: 'hpt', size: 50, seats }).plays('deal')
/** What the dealer calls of these acts. */
const called = (table: Table, acts: string) => {
  let deal = table.deal
  return table.plays(acts).events.flatMap(event => {
    const calls = wagerCalls(deal, event)
    deal = evolve(deal, event)
    return calls.map(({ seat, words, rules }) => `${seat}: ${words} (${rules})`)
  })
}

describe('what the dealer calls of wagers', () => {
  rule('hpt/announce/1', 'seat 5 raises 100 to 200: called', () => {
    const bet = game().plays('3 calls; 4 raises to 100')
    expect(called(bet, '5 raises to 200')).toEqual(['5: raise to 200 (hpt/announce/1)'])
    expect(called(bet, '5 calls')).toEqual([])
  })

  rule('hpt/announce/2', 'seat 3 is all-in for 750: called', () => {
    const table = game({ 1: 1000, 2: 1000, 3: 750, 4: 1000 })
    expect(called(table, '3 all-in')).toEqual(['3: raise to 750 (hpt/announce/1)', '3: all-in, 750 (hpt/announce/2)'])
    expect(called(table.plays('3 all-in; 4 folds; 1 folds'), '2 calls')).toEqual([])
  })

  rule('hpt/announce/3', 'three come in for 50 and the big blind makes it 200: called as theirs', () => {
    const table = game({ 1: 1000, 2: 1000, 3: 1000, 4: 1000 }).plays('3 calls; 4 calls; 1 calls')
    expect(called(table, '2 raises to 200')).toEqual(['2: the blind raises to 200 (hpt/announce/3)'])
    const raised = game({ 1: 1000, 2: 1000, 3: 1000, 4: 1000 }).plays('3 raises to 100; 4 calls; 1 calls')
    expect(called(raised, '2 raises to 200')).toEqual(['2: raise to 200 (hpt/announce/1)'])
  })
})

describe('what all can see while a deal goes on', () => {
  rule('hpt/hand/6', 'seat 4 is to act: they are prompted, and only they see what they may do', () => {
    const { deal } = game().plays('3 calls')
    expect(legal(deal)).toMatchObject({ due: 'betting', seat: 4 })
    expect(view(deal, 'rail').turn).toBe(4)
    expect([view(deal, { seat: 4 }).legal !== null, view(deal, { seat: 5 }).legal]).toEqual([true, null])
  })

  rule('hpt/pot/2', 'bets lie before the players till the round ends', () => {
    const open = view(game().plays('3 raises to 100; 4 calls').deal, 'rail')
    expect(open.players.map(({ seat, bet }) => [seat, bet])).toEqual([
      [1, 25],
      [2, 50],
      [3, 100],
      [4, 100],
      [5, 0],
    ])
  })

  rule('hpt/pot/3', 'the round has ended: they are in the pot, and nothing lies before anybody', () => {
    const closed = game().plays('3 calls; 4 calls; 5 folds; 1 folds; 2 checks')
    closed.tells({ type: 'RoundClosed' })
    const seen = view(closed.deal, 'rail')
    expect([seen.players.map(({ bet }) => bet), seen.pot]).toEqual([[0, 0, 0, 0, 0], 175])
    const open = game().plays('3 calls; 4 calls; 5 folds; 1 folds')
    expect(open.events.some(({ type }) => type === 'RoundClosed')).toBe(false)
  })

  rule('hpt/community-cards/2', 'the turn lies right of the flop, the river right of the turn', () => {
    const table = given({ form: 'holdem', book: 'hpt', seats: 2, cards: { board: '9h8d4c2s3s' } })
    const river = table.plays('deal; around; deal; all check; deal; all check; deal')
    expect(view(river.deal, 'rail').boards).toEqual([['9h', '8d', '4c', '2s', '3s']])
  })

  rule('uspa/app3/3.23', 'over on the flop: what would have come on turn and river is not shown to anybody', () => {
    const table = given({ form: 'holdem', book: 'uspa', seats: 2, cards: { board: '9h8d4c2s3s' } })
    const over = table.plays('deal; around; deal; bets 10; folds; award')
    over.has({ phase: 'ended' })
    const seen = JSON.stringify([view(over.deal, 'rail'), view(over.deal, { seat: 1 }), view(over.deal, { seat: 2 })])
    expect(view(over.deal, 'rail').boards).toEqual([['9h', '8d', '4c']])
    expect(['2s', '3s'].filter(card => seen.includes(card))).toEqual([])
    over.refuses('deal one', 'deal-is-over')
  })

  test('nothing is called of what is no wager', () => {
    expect(called(game(), '3 folds')).toEqual([])
  })
})
