import { describe, expect, test } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { pilesTo } from '../../testing/piles.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { rule as ruleOn } from '../decide.ts'

const many = (count: number) => ({ type: 'TooManyInFlop', count }) as const

/** Hold'em for three: 3h is burned, then 9s 4d Qc 2h fall, and 7h 7d 7c follow. */
const DECK = 'As Ac Ad Ah 3s 3c  3h 9s4dQc2h 7h 7d 7c'
const table = (book: BookId, acts = 'deal; around'): Table =>
  given({ form: 'holdem', book, seats: 3, cards: DECK }).plays(acts)

describe('a flop of too many cards', () => {
  for (const [id, book] of [
    ['rrp/5/3', 'rrp'],
    ['uspa/3.2.1.5.2', 'uspa'],
    ['hpt/holdem/3', 'hpt'],
  ] as const) {
    rule(id, `four cards: all go back though one was plainly the last, and a new flop comes unburned (${book})`, () => {
      const ruled = table(book).reports(many(4)).ruled('flop-redealt')
      expect(ruled.events.find(event => event.type === 'RulingGiven')?.rules).toContain(id)
      expect(pilesTo(ruled.deal, 2)).toEqual({ board: '', burns: '3h', aside: '9s 4d Qc 2h', stub: '7h 7d' })
      ruled.offers({ due: 'dealer', act: { do: 'reshuffle', from: 'stub-and-aside', cards: 45 } })
      const again = ruled
        .plays('reshuffle 2h 7d 9s 7h 7c 2c; deal')
        .lines('45 shuffled', 'board 1: 2h 7d 9s', 'flop: 1 opens')
      expect(pilesTo(again.deal, 3)).toEqual({ board: '2h 7d 9s', burns: '3h', aside: '', stub: '7h 7c 2c' })
    })
  }
  for (const [id, book] of [
    ['rrp/5/7', 'rrp'],
    ['uspa/3.2.1.5.3', 'uspa'],
    ['hpt/holdem/7', 'hpt'],
    ['wsop/167-five', 'wsop'],
  ] as const) {
    rule(id, `five cards: all five go back, the burn stays, and three come from the shuffled stub (${book})`, () => {
      const ruled = table(book).reports(many(5)).ruled('flop-redealt')
      expect(pilesTo(ruled.deal, 1)).toEqual({ board: '', burns: '3h', aside: '9s 4d Qc 2h 7h', stub: '7d' })
      const again = ruled.plays('reshuffle 7h 7c 9s 4d; deal').has({ boards: [['7h', '7c', '9s']], burns: ['3h'] })
      again.plays('around; deal').lines('burn 4d', expect.stringMatching(/^board 1/), 'turn: 1 opens')
    })
  }
  rule('wsop/167', 'four cards: the floor picks Qc, which is the next burn, and the other three are the flop', () => {
    const due = table('wsop')
      .reports(many(4))
      .ruled('9s-is-the-next-burn', {
        decides: 'floor',
        options: ['9s', '4d', 'Qc', '2h'].map(card => `${card}-is-the-next-burn`),
        rules: ['wsop/167'],
      })
    due.offers({ due: 'ruling', decides: 'floor' }).refuses('deal one', 'ruling-is-pending')
    const ruled = due.decides('Qc-is-the-next-burn')
    expect(pilesTo(ruled.deal, 2)).toEqual({ board: '9s 4d 2h', burns: '3h', aside: '', stub: 'Qc 7h' })
    ruled.offers({ due: 'betting', seat: 1 }).plays('around; deal').lines('burn Qc', 'board 1: 7h', 'turn: 1 opens')
    expect(pilesTo(due.decides('9s-is-the-next-burn').deal, 1)).toMatchObject({ board: '4d Qc 2h', stub: '9s' })
  })
  rule('wsop/167', 'the card is picked at random: no way to rule is the usual one', () => {
    expect(ruleOn(table('wsop').deal, many(4))).toMatchObject({ decides: 'floor', noUsual: true })
    expect(ruleOn(table('rrp').deal, many(4))).not.toHaveProperty('noUsual')
  })
  test('a house that burns on a redeal', () => {
    const house = given({ form: 'holdem', book: houseWith({ burnOnRedeal: true }), seats: 3, cards: DECK })
    const ruled = house.plays('deal; around').reports(many(4)).plays('reshuffle 7c 7d 7h 2h; deal')
    ruled.lines('45 shuffled', 'burn 7c', 'board 1: 7d 7h 2h', 'flop: 1 opens').has({ burns: ['3h', '7c'] })
  })
  test('the burn may be made before it is reported', () => {
    const ruled = table('rrp', 'deal; around; deal one').reports(many(4))
    expect(pilesTo(ruled.deal, 1)).toEqual({ board: '', burns: '3h', aside: '9s 4d Qc 2h', stub: '7h' })
  })
})

describe('other forms', () => {
  test.each<[FormId, number, number, string]>([
    ['omaha', 4, 4, '52'],
    ['double-board-omaha', 4, 7, '52'],
    ['courchevel', 3, 3, '52'],
  ])('%s: a flop of %i on one board puts %i cards back, and the deal goes on', (form, count, back) => {
    const ruled = given({ form, seats: 2 }).plays('deal; around').reports(many(count)).ruled('flop-redealt')
    expect(ruled.deal.mending.aside).toHaveLength(back)
    expect(ruled.plays('play on').deal.phase).toBe('ended')
  })
  test('the bottom board of two has one too many', () => {
    const cards = '2c2d2h2s3c3d3h3s 4c 5c6c7c8c9cTcJc'
    const wsop = given({ form: 'double-board-omaha', book: 'wsop', seats: 2, cards }).plays('deal; around')
    const due = wsop.reports({ ...many(4), board: 1 }).has({
      boards: [
        ['5c', '6c', '7c'],
        ['8c', '9c', 'Tc', 'Jc'],
      ],
    })
    const ruled = due.decides('9c-is-the-next-burn')
    expect(pilesTo(ruled.deal, 1)).toEqual({ board: '5c 6c 7c / 8c Tc Jc', burns: '4c', aside: '', stub: '9c' })
  })
  test('a table with real cards', () => {
    const realCards = given({ form: 'holdem', book: 'wsop', seats: 2, realCards: true }).plays('deal; around')
    const due = realCards.reports({ ...many(4), cards: ['9s', '4d', 'Qc', '2h'] }).decides('Qc-is-the-next-burn')
    expect(pilesTo(due.deal, 1)).toMatchObject({ board: '9s 4d 2h', stub: '??' })
  })
  test('it cannot have happened', () => {
    table('rrp', 'deal').rulesOut(many(4), 'no-flop-due')
    table('rrp')
      .rulesOut(many(3), { no: 'flop-has', count: 3 })
      .rulesOut({ ...many(4), board: 1 }, { no: 'no-such-board', count: 1 })
    table('rrp', 'deal; around; deal; around').rulesOut(many(4), 'no-flop-due')
  })
})
