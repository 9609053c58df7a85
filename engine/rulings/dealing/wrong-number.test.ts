import { describe, expect, test } from 'vitest'
import { stubCount } from '../../deal/deal.ts'
import { type FormId, forms } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { rulesFor } from '../cited-rules.ts'
import type { Incident } from '../rulers.ts'

const dealt = (form: FormId, seats: number, book: BookId | House, more: Partial<Setup> = {}): Table =>
  given({ form, book, seats, structure: 'limit', ...more }).plays('deal')

const wrong = (seat: number, has: number): Incident => ({ type: 'WrongNumberOfCards', seat, has })
const unnoticed = (seat: number, has: number): Incident => ({ ...wrong(seat, has), noticed: false })

describe('a hand short of a card at the start', () => {
  const cards = { 1: '2c2d', 2: '3c3d', 3: '4c4d', 4: '5c5d', 5: '6c6d', 6: '7c7d' }
  across({ rrp: 6, uspa: 6, hpt: 6, web: 6, wsop: 6 }, (book, button) =>
    rule(
      book.wrongCountMisdeal.rule,
      `the button gets the card on top of the deck; another's is a misdeal (${book.name})`,
      () => {
        const table = dealt('holdem', 6, book.id, { cards })
        const short = table.reports(unnoticed(button, 1)).holds({ 5: '6c 6d', 6: '7c' }).stub(41)
        const fixed = short.plays('3 calls').notices(0).ruled('corrected').holds({ 6: '7c 7d' }).stub(40)
        fixed.plays('around; play on').has({ phase: 'ended' })
        // seat 3 was passed over: those behind it have the next cards, and the top one is the button's
        const middle = table.reports(unnoticed(3, 1)).holds({ 3: '4c', 4: '5c 4d', 5: '6c 5d', 6: '7c 6d' }).stub(41)
        expect(middle.deal.deck[middle.deal.next]).toBe('7d')
        middle.notices(0).ruled('misdeal').stacks({ 1: 1000, 2: 1000 })
        middle.plays('3 calls').notices(0).ruled('misdeal')
        // too late for either, the hand is dead
        const late = short.plays('3 calls; 4 calls').notices(0).ruled('hand-dead').stacks({ 6: 1000 })
        late.tells({ type: 'HandKilled', seat: button, why: 'wrong-number-of-cards' })
      },
    ),
  )

  test('a house may always hold it for a misdeal, or never', () => {
    const always = dealt('holdem', 6, houseWith({ wrongCountMisdeal: 'always' }))
    always.reports(wrong(6, 1)).ruled('misdeal')
    const never = dealt('holdem', 6, houseWith({ wrongCountMisdeal: 'never' }))
    never.reports(wrong(6, 1)).ruled('hand-dead')
    const live = houseWith({ wrongCountHand: { hand: 'live', shortBeforeDraw: 'live' }, wrongCountMisdeal: 'never' })
    dealt('holdem', 6, live).reports(wrong(3, 1)).ruled('play-on').plays('around; play on').has({ phase: 'ended' })
  })

  test('one card too many, as the count shows, is the burn as well', () => {
    const table = dealt('omaha', 6, 'rrp')
    const next = table.deal.deck[24]!
    const back = table.reports(wrong(3, 5)).ruled('becomes-the-burn')
    expect(back.plays('around; deal').deal.burns).toEqual([next])
    table.reports(wrong(3, 6)).ruled('misdeal')
  })
})

describe('too late for a misdeal', () => {
  across({ rrp: 'omaha', uspa: 'holdem', hpt: 'holdem', web: 'holdem', wsop: 'omaha' } as const, (book, form) =>
    rule(
      book.wrongCountHand.rule,
      `a hand of ${form} with a wrong count is dead, and its chips stay (${book.name})`,
      () => {
        const size = form === 'omaha' ? 4 : 2
        const table = dealt(form, 3, book.id).plays('around; deal; around; deal; around; deal')
        const first = table.deal.players[table.deal.turn]!.seat
        const count = table.plays('all check')
        for (const has of [size - 1, size + 1]) {
          const shown = count
            .reports(wrong(first, has))
            .ruled('hand-dead', { rules: rulesFor({ form: forms[form], setting: 'cash' }, book.wrongCountHand.rules) })
          shown
            .plays('play on')
            .stacks({ [first]: 990 })
            .has({ phase: 'ended' })
          table.reports(wrong(first, has)).ruled('hand-dead')
        }
        // a draw hand that is short before the draw lives
        const lowball = dealt('ace-to-five-lowball', 6, book.id).reports(unnoticed(5, 4)).plays('3 calls; 4 calls')
        lowball.notices(0).ruled('completed-on-the-draw')
        dealt('ace-to-five-lowball', 6, book.id)
          .reports(unnoticed(5, 6))
          .plays('3 calls; 4 calls')
          .notices(0)
          .ruled('hand-dead')
        // and a stud hand that lacks its last card may
        const seventh = studAtShowdown(book.id).reports(wrong(2, 6))
        if (book.id === 'wsop') seventh.ruled('hand-live')
        else seventh.ruled('hand-live', { options: ['hand-live', 'hand-dead'], decides: 'floor' })
      },
    ),
  )
})

/** Two players at the showdown of stud: seat 1 with aces, seat 2 with a flush in its first six cards. */
const studAtShowdown = (book: BookId | House, form: FormId = 'seven-card-stud'): Table => {
  const cards = { 1: 'AcAd 4h6s 8d9sJd', 2: '2s3s 5s7s 9cKs Qh' }
  let table = given({ form, book, seats: 2, structure: 'limit', stakes: { ante: 1, bringIn: 3 }, cards })
  for (let street = 0; street < 5; street++) table = table.plays('deal; around')
  return table
}

describe('stud hands without seven cards', () => {
  for (const [id, book] of [
    ['rrp/8/18', 'rrp'],
    ['rrp/16/2', 'rrp'],
    ['uspa/3.2.3.5.18', 'uspa'],
    ['uspa/app2/4', 'uspa'],
  ] as const) {
    rule(id, `eight are dead, five are dead, six may be ruled live and win with a flush (${book})`, () => {
      const table = studAtShowdown(book)
      table.reports(wrong(2, 8)).ruled('hand-dead').plays('award').won({ 1: 4, 2: -4 })
      table.reports(wrong(2, 5)).ruled('hand-dead').plays('award').won({ 1: 4, 2: -4 })
      const six = table
        .reports(wrong(2, 6))
        .ruled('hand-live', { options: ['hand-live', 'hand-dead'], decides: 'floor' })
      expect(six.deal.muck).toEqual(['Qh'])
      six.decides('hand-live').plays('showdown').won({ 1: -4, 2: 4 })
      six.decides('hand-dead').plays('award').won({ 1: 4, 2: -4 })
      studAtShowdown(houseWith({ studMissingSeventhCard: 'dead' }, book))
        .reports(wrong(2, 6))
        .ruled('hand-dead')
    })
  }

  rule('wsop/110e', 'in five-card stud a hand that lacks only the last card may be ruled live', () => {
    let table = given({ form: 'five-card-stud', book: 'wsop', seats: 2, structure: 'limit' })
    for (let street = 0; street < 4; street++) table = table.plays('deal; around')
    table.reports(wrong(2, 4)).ruled('hand-live', { options: ['hand-live', 'hand-dead'], decides: 'floor' })
  })

  rule('wsop/235', 'eight are dead, six live, five dead', () => {
    for (const form of ['seven-card-stud', 'razz', 'stud-8'] as const) {
      const table = studAtShowdown('wsop', form)
      table.reports(wrong(2, 8)).ruled('hand-dead')
      table.reports(wrong(2, 5)).ruled('hand-dead').plays('award').won({ 1: 4, 2: -4 })
      table
        .reports(wrong(2, 6))
        .ruled('hand-live', { rules: ['wsop/235'] })
        .plays('showdown')
        .has({ phase: 'ended' })
    }
  })

  test('a hand that lacks a card of an earlier street is dead', () => {
    let table = given({ form: 'seven-card-stud', seats: 3, structure: 'limit', stakes: { ante: 1, bringIn: 3 } })
    table = table.plays('deal; around; deal')
    table.reports(wrong(2, 3)).ruled('hand-dead').plays('around; play on').has({ phase: 'ended' })
  })
})

describe('lowball', () => {
  for (const [id, book, form] of [
    ['rrp/11/12', 'rrp', 'ace-to-five-lowball'],
    ['uspa/3.2.8.5.1.11', 'uspa', 'deuce-to-seven-lowball'],
    ['wsop/275-short', 'wsop', 'ace-to-five-triple-draw'],
  ] as const) {
    rule(
      id,
      `a short hand is filled before the first act, the button's also later, else by the draw (${form}, ${book})`,
      () => {
        const table = dealt(form, 6, book)
        const short = table.reports(unnoticed(5, 4))
        const top = short.deal.deck[short.deal.next]!
        const filled = short.notices(0).ruled('filled-up')
        expect(filled.deal.players[4]!.down.at(-1)).toBe(top)
        // the first player acted before the deal was complete
        const early = { ...wrong(5, 4), actedEarly: true } as Incident
        table.plays('3 raises to 20').reports(early).ruled('filled-up')
        table.plays('3 raises to 20; 4 folds').reports(early).ruled('completed-on-the-draw')
        // after action they play four cards: asking for one they get two, asking for two three
        const acted = short.plays('3 raises to 20').notices(0).ruled('completed-on-the-draw')
        const drawing = acted.plays('4 calls; 5 calls; 6 calls; 1 folds; 2 folds')
        for (const asks of [0, 1, 2]) {
          const drawn = drawing.plays(`draw 0 0 ${asks} 0; deal`)
          expect(drawn.deal.players[4]).toMatchObject({ seat: 5, drawn: asks + 1, owed: 0 })
          expect(drawn.deal.players[4]!.down).toHaveLength(5)
          drawn.plays('play on').has({ phase: 'ended' })
        }
        acted.rulesOut(wrong(5, 4), { no: 'draw-completes-it', seat: 5 })
        // the button gets its card at once, before the draw
        const button = table.reports(unnoticed(6, 4)).plays('3 raises to 20; 4 calls; 5 calls')
        const fifth = button.deal.deck[button.deal.next]!
        const completed = button.notices(0).ruled('filled-up')
        expect(completed.deal.players[5]!.down.at(-1)).toBe(fifth)
        completed.plays('6 calls; play on').has({ phase: 'ended' })
        // any other count after the draw is fouled
        const after = drawing.plays('draw 0 1 0 0; deal')
        after.reports(wrong(3, 4)).ruled('hand-dead')
        after.reports(wrong(3, 6)).ruled('hand-dead').plays('play on').has({ phase: 'ended' })
      },
    )
  }

  rule('wsop/275', 'six cards after the draw are fouled, and so are four', () => {
    const drawn = dealt('deuce-to-seven-lowball', 3, 'wsop').plays('around; draw 1 1 1; deal')
    for (const has of [4, 6]) {
      const fouled = drawn.reports(wrong(2, has)).ruled('hand-dead')
      fouled.tells({ type: 'HandKilled', seat: 2, why: 'wrong-number-of-cards' }).stacks({ 2: 990 })
    }
    // between the draws of triple draw too
    const triple = dealt('deuce-to-seven-triple-draw', 3, 'wsop').plays('around; draw 1 1 1; deal')
    triple.reports(wrong(2, 4)).ruled('hand-dead')
  })

  for (const [id, book, form] of [
    ['rrp/11/1d', 'rrp', 'ace-to-five-lowball'],
    ['wsop/266d', 'wsop', 'badugi'],
  ] as const) {
    rule(id, `a wrong count is a misdeal, but the button may get one more card (${form}, ${book})`, () => {
      const table = dealt(form, 6, book)
      const size = table.deal.players[0]!.down.length
      const button = table.reports(unnoticed(6, size - 1)).stub(stubCount(table.deal) + 1)
      button.notices(0).ruled('filled-up').stub(stubCount(table.deal))
      button.plays('3 calls').notices(0).ruled('filled-up')
      // a card too many, seen when one has acted
      const long = table
        .reports(unnoticed(2, size + 1))
        .plays('3 calls')
        .notices(0)
      long.ruled('misdeal').stacks({ 1: 1000, 2: 1000, 3: 1000 })
      // a hand of four cards is not filled up: the list has it for a misdeal
      const short = table.reports(wrong(2, size - 1))
      short.ruled(size === 5 ? 'filled-up' : 'misdeal')
    })
  }

  test('a house may kill a hand that is short before the draw', () => {
    const house = houseWith({ wrongCountHand: { hand: 'dead', shortBeforeDraw: 'dead' } })
    dealt('ace-to-five-lowball', 6, house).plays('3 raises to 20').reports(wrong(5, 4)).ruled('hand-dead')
  })
})

describe('draw high', () => {
  for (const [id, book] of [
    ['rrp/12/5', 'rrp'],
    ['uspa/3.2.10.5.4', 'uspa'],
  ] as const) {
    rule(
      id,
      `a short hand before action is a misdeal, later the draw fills it; the button gets its card (${book})`,
      () => {
        const table = dealt('draw-high', 6, book)
        table.reports(wrong(3, 4)).ruled('misdeal').stacks({ 1: 1000, 6: 1000 })
        const acted = table.reports(unnoticed(3, 4)).plays('1 bets 10').notices(0).ruled('completed-on-the-draw')
        const drawn = acted.plays('2 folds; 3 calls; 4 folds; 5 folds; 6 folds; draw 0 1; deal')
        expect(drawn.deal.players[2]).toMatchObject({ seat: 3, drawn: 2 })
        expect(drawn.deal.players[2]!.down).toHaveLength(5)
        table.reports(wrong(6, 4)).ruled('filled-up')
        table.reports(unnoticed(6, 4)).plays('1 bets 10; 2 calls').notices(0).ruled('filled-up')
        drawn.reports(wrong(3, 6)).ruled('hand-dead')
        drawn.reports(wrong(3, 4)).ruled('hand-dead')
        const asAny = houseWith({ drawHighMisdealRules: { ...DRAW_HIGH, buttonShort: 'as-any-hand' } }, book)
        dealt('draw-high', 6, asAny).reports(wrong(6, 4)).ruled('misdeal')
      },
    )
  }
})

const DRAW_HIGH = {
  list: 'as-button-games',
  boxedCards: true,
  shortHand: 'misdeal-before-action',
  buttonShort: 'filled-until-draw',
} as const

test('what cannot have happened is refused', () => {
  const table = dealt('holdem', 6, 'rrp')
  table.rulesOut(wrong(9, 1), { no: 'no-hand', seat: 9 })
  table.rulesOut(wrong(3, 2), { no: 'right-number', seat: 3, count: 2 })
  table.rulesOut(wrong(3, 0), { no: 'cannot-have-so-many', seat: 3, count: 0 })
  table.rulesOut(wrong(3, 60), { no: 'cannot-have-so-many', seat: 3, count: 60 })
  table.plays('3 folds').rulesOut(wrong(3, 1), { no: 'already-dead', seat: 3 })
  given({ form: 'holdem', seats: 3 }).rulesOut(wrong(2, 1), 'first-cards-not-out')
  table.plays('around; play on').rulesOut(wrong(1, 3), 'deal-over')
  // at the showdown one that is not shown yet may prove to be wrong, one that is face up cannot
  const end = dealt('holdem', 3, 'rrp').plays('around; deal; around; deal; around; deal; around; 1 shows')
  end.rulesOut(wrong(1, 3), { no: 'cards-in-view', seat: 1 }).reports(wrong(2, 3)).ruled('hand-dead')
})
