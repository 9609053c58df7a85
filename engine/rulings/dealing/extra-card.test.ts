import { describe, expect, test } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

const dealt = (form: FormId, seats: number, book: BookId | House, more: Partial<Setup> = {}): Table =>
  given({ form, book, seats, structure: 'limit', ...more }).plays('deal')

describe('one card too many before the betting', () => {
  for (const [id, book, seats] of [
    ['rrp/3/irregularities/11', 'rrp', 9],
    ['rrp/5/2', 'rrp', 9],
    ['uspa/3.1.6.11', 'uspa', 6],
    ['uspa/3.2.1.5.5', 'uspa', 9],
    ['hpt/irregularities/7', 'hpt', 6],
    ['hpt/holdem/2', 'hpt', 9],
    ['web/irregularities/9', 'web', 6],
    ['wsop/122', 'wsop', 9],
  ] as const) {
    rule(
      id,
      `card ${seats * 2 + 1} goes to the first seat of ${seats}: it is the burn before the flop (${book})`,
      () => {
        const table = dealt('holdem', seats, book)
        const next = table.deal.deck[seats * 2]!
        table.reports({ type: 'ExtraCard', seats: [1], noticed: false }).stub(52 - seats * 2 - 1)
        const back = table
          .reports({ type: 'ExtraCard', seats: [1] })
          .ruled('becomes-the-burn')
          .stub(52 - seats * 2)
        expect(back.deal.players).toEqual(table.deal.players)
        const flop = back.plays('around; deal')
        expect(flop.deal.burns).toEqual([next])
        expect(flop.deal.boards[0]).toEqual(table.deal.deck.slice(seats * 2 + 1, seats * 2 + 4))
      },
    )
  }

  test('in every family it comes back as the next burn', () => {
    const omaha = dealt('omaha', 6, 'rrp')
    const fifth = omaha.deal.deck[24]!
    expect(omaha.reports({ type: 'ExtraCard', seats: [1] }).plays('around; deal').deal.burns).toEqual([fifth])
    const lowball = dealt('ace-to-five-lowball', 6, 'rrp')
    const sixth = lowball.deal.deck[30]!
    const drawn = lowball.reports({ type: 'ExtraCard', seats: [2] }).plays('around; draw 1 0 0 0 0 0; deal')
    expect(drawn.deal.burns).toEqual([sixth])
    const stud = dealt('seven-card-stud', 6, 'rrp', { stakes: { ante: 1, bringIn: 3 } })
    const fourth = stud.deal.deck[18]!
    const street = stud.reports({ type: 'ExtraCard', seats: [1] }).plays('around; deal')
    expect(street.deal.burns).toEqual([fourth])
  })

  rule(
    'wsop/122',
    'a bomb pot is bet on the flop first: until then a card too many is the burn before the turn',
    () => {
      const table = given({ form: 'five-card-double-board-bomb-pot-plo', book: 'wsop', seats: 3 }).plays('deal')
      const surplus = { type: 'WrongNumberOfCards', seat: 1, has: 6 } as const
      const next = table.deal.deck[table.deal.next]!
      expect(table.deal.boards.map(board => board.length)).toEqual([3, 3])
      const back = table.reports(surplus).ruled('becomes-the-burn', { rules: ['wsop/122'] })
      expect(back.plays('around; deal').deal.burns).toEqual([next])
      table.plays('1 bets 10').reports(surplus).ruled('misdeal')
      table.plays('1 bets 10; 2 calls').reports(surplus).ruled('hand-dead')
    },
  )

  test('a house may put it under the deck', () => {
    const table = dealt('holdem', 9, houseWith({ extraCardOne: 'under-the-deck' }))
    const next = table.deal.deck[18]!
    const under = table.reports({ type: 'ExtraCard', seats: [1] }).ruled('put-under-the-deck')
    expect(under.deal.deck.at(-1)).toBe(next)
    expect(under.plays('around; deal').deal.burns).toEqual([table.deal.deck[19]])
  })

  test('with real cards it may be named', () => {
    const table = given({ form: 'holdem', seats: 3, realCards: true }).plays('deal')
    const long = table.reports({ type: 'ExtraCard', seats: [1], cards: ['As'], noticed: false })
    long.holds({ 1: '?? ?? As' })
    long.notices(0).ruled('becomes-the-burn').holds({ 1: '?? ??' })
    table
      .reports({ type: 'ExtraCard', seats: [1] })
      .ruled('becomes-the-burn')
      .holds({ 1: '?? ??' })
      .stub(46)
  })
})

describe('more than one', () => {
  const misdealAt = { rrp: 2, uspa: 2, hpt: 2, web: 3, wsop: 2 } as const
  across<number>(misdealAt, (book, most) =>
    rule(
      book.extraCardsMisdealAt.rule,
      `${most} cards too many in the first hands are a misdeal, ${most - 1} not (${book.name})`,
      () => {
        const table = dealt('holdem', 9, book.id)
        const seats = [2, 3, 5].slice(0, most)
        table.reports({ type: 'ExtraCard', seats }).ruled('misdeal').stacks({ 1: 1000, 2: 1000 }).pot(0)
        table
          .reports({ type: 'ExtraCard', seats: seats.slice(1) })
          .ruled('becomes-the-burn')
          .pot(15)
        // one after another, the first not noticed
        let one = table
        for (const seat of seats.slice(1)) one = one.reports({ type: 'ExtraCard', seats: [seat], noticed: false })
        one.reports({ type: 'ExtraCard', seats: [2] }).ruled('misdeal')
        // seen too late, all of them are dead hands
        const late = table.reports({ type: 'ExtraCard', seats, noticed: false }).plays('3 calls; 4 calls').notices(0)
        late.ruled('hand-dead')
        for (const seat of seats) late.tells({ type: 'HandKilled', seat })
        late.plays('around; play on').has({ phase: 'ended' })
      },
    ),
  )

  for (const [id, book, form, seats] of [
    ['rrp/5/2', 'rrp', 'holdem', [1, 2]],
    ['rrp/11/1c', 'rrp', 'ace-to-five-lowball', [2, 3]],
    ['wsop/266c', 'wsop', 'deuce-to-seven-lowball', [1, 3]],
    ['hpt/holdem/2', 'hpt', 'holdem', [1, 1]],
    ['uspa/3.2.1.5.5', 'uspa', 'holdem', [1, 2]],
  ] as const) {
    rule(id, `seats ${seats.join(' and ')} hold a card too many at ${form}: a misdeal (${book})`, () => {
      const table = dealt(form, 6, book)
      const wrong = table.reports({ type: 'ExtraCard', seats, noticed: false })
      const usual = table.deal.players[0]!.down.length
      expect(wrong.deal.players[seats[0] - 1]!.down.length).toBeGreaterThan(usual)
      wrong.notices(0).ruled('misdeal').stacks({ 1: 1000, 2: 1000, 3: 1000 })
      table.reports({ type: 'ExtraCard', seats: seats.slice(1) }).ruled('becomes-the-burn')
    })
  }

  test('the web burns both of two: neither comes on the board', () => {
    const table = dealt('holdem', 6, 'web')
    const [first, second, third] = table.deal.deck.slice(12)
    const both = table
      .reports({ type: 'ExtraCard', seats: [1, 2] })
      .ruled('becomes-the-burn')
      .plays('around; deal')
    expect(both.deal.burns).toEqual([first, second])
    expect(both.deal.boards[0]![0]).toBe(third)
  })
})

test('one card too many that is seen when the betting has begun is a misdeal, later the hand is dead', () => {
  const table = dealt('holdem', 6, 'rrp').reports({ type: 'ExtraCard', seats: [4], noticed: false })
  table
    .plays('3 calls')
    .notices(0)
    .ruled('misdeal', { rules: ['rrp/3/misdeals/2e'] })
  const late = table.plays('3 calls; 4 calls').notices(0).ruled('hand-dead')
  late.tells({ type: 'HandKilled', seat: 4, why: 'wrong-number-of-cards' }).stacks({ 4: 990 }).pot(35)
})

test('what cannot have happened is refused', () => {
  const table = dealt('holdem', 6, 'rrp')
  table.rulesOut({ type: 'ExtraCard', seats: [] }, 'nobody-got-extra')
  table.rulesOut({ type: 'ExtraCard', seats: [8] }, { no: 'no-hand', seat: 8 })
  table.rulesOut({ type: 'ExtraCard', seats: [1], cards: ['As'] }, 'cards-from-deck')
  // ten hands of Omaha leave twelve cards, and the board with its burns takes eight
  const ten = dealt('omaha', 10, 'rrp').stub(12)
  ten.rulesOut({ type: 'ExtraCard', seats: [1, 2, 3, 4, 5] }, 'stub-too-short')
  ten.reports({ type: 'ExtraCard', seats: [1, 2, 3, 4] }).ruled('misdeal')
  const begun = 'betting-begun-count-instead'
  table.plays('3 calls').rulesOut({ type: 'ExtraCard', seats: [1] }, begun)
  table.plays('around; deal').rulesOut({ type: 'ExtraCard', seats: [1] }, 'not-just-dealt')
  const end = table.plays('around; deal; around; deal; around; deal; around')
  end.has({ phase: 'showdown' }).rulesOut({ type: 'ExtraCard', seats: [1] }, 'not-just-dealt')
})
