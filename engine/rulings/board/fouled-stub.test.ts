import { describe, expect, test } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { pilesTo } from '../../testing/piles.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

const FOULED = { type: 'StubFouled' } as const

/** Hold'em for three, seat 3 folds on the turn: 4c burn, 5c 6c 7c flop, 4d burn, 8c turn, then 4h 9c Tc Jc. */
const DECK = '2c 2d 2h 3c 3d 3h  4c 5c6c7c 4d 8c 4h 9c Tc Jc'
const turn = (book: BookId): Table =>
  given({ form: 'holdem', book, seats: 3, cards: DECK }).plays(
    'deal; around; deal; around; deal; 1 bets 20; 2 calls; 3 folds',
  )

describe('a stub that is fouled', () => {
  for (const [id, book] of [
    ['rrp/3/irregularities/17', 'rrp'],
    ['web/irregularities/13', 'web'],
  ] as const) {
    rule(
      id,
      `dropped before the river: it is shuffled and the river comes from it, nothing is refunded (${book})`,
      () => {
        const ruled = turn(book)
          .reports(FOULED)
          .ruled('deck-rebuilt', { rules: [id] })
          .pot(70)
        ruled
          .offers({ due: 'dealer', act: { do: 'reshuffle', from: 'stub', cards: 40 } })
          .refuses('deal one', 'not-the-time')
        const river = ruled
          .plays('reshuffle Jc Tc 9c; deal')
          .lines('40 shuffled', 'burn Jc', 'board 1: Tc', 'river: 1 opens')
        expect(pilesTo(river.deal, 1)).toEqual({ board: '5c 6c 7c 8c Tc', burns: '4c 4d Jc', aside: '', stub: '9c' })
        river.plays('around; showdown').has({ phase: 'ended', muck: ['2h', '3h'] })
      },
    )
    rule(id, `dropped onto the muck: the deck is made of both, and the burns stay out (${book})`, () => {
      const ruled = turn(book).reports({ ...FOULED, mixedWith: 'muck' })
      ruled.offers({ act: { do: 'reshuffle', from: 'as-ruled', cards: 42 } })
      const river = ruled
        .plays('reshuffle 2h 3h; deal')
        .lines('42 shuffled', 'burn 2h', 'board 1: 3h', 'river: 1 opens')
      river.has({ muck: [], burns: ['4c', '4d', '2h'] })
      turn(book)
        .reports({ ...FOULED, mixedWith: 'burns-and-muck' })
        .offers({ act: { do: 'reshuffle', cards: 44 } })
    })
  }
  test('while a player is to act the shuffle waits for the next cards', () => {
    const table = given({ form: 'holdem', seats: 3, cards: DECK }).plays('deal; 3 calls').reports(FOULED)
    table.rulesOut(FOULED, 'shuffle-is-due')
    table
      .offers({ due: 'betting', seat: 1 })
      .plays('around')
      .offers({ act: { do: 'reshuffle', cards: 46 } })
  })
  test('no more cards are to come: play goes on', () => {
    const river = given({ form: 'holdem', seats: 2 }).plays('deal; around; deal; around; deal; around; deal')
    river.reports(FOULED).ruled('play-on').plays('around; showdown').has({ phase: 'ended' })
  })
  test('a house takes the deal for void, and every chip goes back', () => {
    const table = given({ form: 'holdem', seats: 3, book: houseWith({ fouledStub: 'void-hand' }) }).plays(
      'deal; around',
    )
    table.reports(FOULED).ruled('deal-void').has({ phase: 'ended' }).stacks({ 1: 1000, 2: 1000, 3: 1000 }).pot(0)
  })
  test.each<[FormId, string]>([
    ['seven-card-stud', 'deal; around'],
    ['ace-to-five-triple-draw', 'deal; around; draw 2 2'],
    ['drawmaha-high', 'deal; around'],
    ['pineapple-open-face-chinese', 'deal'],
    ['double-board-omaha', 'deal; around; deal; around'],
  ])('%s: the deal goes on to its end', (form, acts) => {
    const table = given({ form, seats: 2 }).plays(acts).reports(FOULED).ruled('deck-rebuilt').plays('play on')
    table.has({ phase: 'ended' })
    expect(table.events.filter(event => event.type === 'Reshuffled')).toHaveLength(1)
  })
  test('it cannot have happened when the deal is over', () => {
    given({ form: 'holdem', seats: 2 }).plays('deal; 2 folds; award').rulesOut(FOULED, 'deal-over')
  })
})
