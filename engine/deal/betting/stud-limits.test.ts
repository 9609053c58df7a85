import { describe, expect } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import type { BookId, RuleId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'

const three = { 1: 900, 2: 900, 3: 900 }
const limits = (lower: number): Partial<Setup> => ({
  structure: 'limit',
  stakes: { lower, upper: 2 * lower, ante: 1, bringIn: Math.max(1, Math.floor(lower / 3)) },
})
/** Seat 2 has 8-8 up on fourth street, no matter who brings it in. */
const pair = { 1: 'KsKd2d9c4h7sJc', 2: 'QsQd8c8h5h3cTc', 3: 'JsJd9hAd6h3s2s' }
const five = { 1: '4s4d5s5d2d9c4h7sJc', 2: 'QsQd6c6d8c8h5h3cTc', 3: 'JsJd7c7d9hAd6h3s2s' }
const cardsOf = (form: FormId) => (form.startsWith('super-stud') ? five : pair)

const start = (form: FormId, lower: number, book: Setup['book'] = 'rrp') =>
  given({ form, ...limits(lower), seats: three, cards: cardsOf(form), book }).plays('deal')
/** The sizes a bet may have on each street from third on, in a deal in which nobody raises. */
const sizes = (form: FormId, lower: number, book: Setup['book']): readonly (readonly number[])[] => {
  let table = start(form, lower, book)
  const found: (readonly number[])[] = []
  for (let street = 3; street <= 7; street++) {
    found.push(table.deal.round!.sizes)
    table = table.plays('around; all throw away; deal')
  }
  return found
}
const fourth = (form: FormId, lower: number, book: Setup['book']) =>
  start(form, lower, book).plays('around; all throw away; deal')

/** A rule, its book and form, the lower limit, and the sizes on third, fourth, fifth, sixth and seventh street. */
type Row = readonly [id: RuleId, book: BookId, form: FormId, lower: number, sizes: readonly (readonly number[])[]]
const rows: readonly Row[] = [
  ['wsop/seven-card-stud-limits', 'wsop', 'seven-card-stud', 15, [[15], [15, 30], [30], [30], [30]]],
  ['uspa/3.2.6.5.3', 'uspa', 'razz', 5, [[5], [5], [10], [10], [10]]],
  ['wsop/240', 'wsop', 'razz', 20, [[20], [20], [40], [40], [40]]],
  ['uspa/3.2.7.5.7', 'uspa', 'stud-8', 4, [[4], [4], [8], [8], [8]]],
  ['wsop/241', 'wsop', 'stud-8', 30, [[30], [30], [60], [60], [60]]],
  ['wsop/246', 'wsop', 'stud-8', 20, [[20], [20], [40], [40], [40]]],
  ['wsop/super-stud-limits', 'wsop', 'super-stud', 15, [[15], [15, 30], [30], [30], [30]]],
  ['wsop/super-stud-open-pair', 'wsop', 'super-stud-8', 15, [[15], [15], [30], [30], [30]]],
  ['wsop/razzdugi-limits', 'wsop', 'razzdugi', 20, [[20], [20], [40], [40], [40]]],
  ['wsop/razzduci-limits', 'wsop', 'razzduci', 20, [[20], [20], [40], [40], [40]]],
]

describe('what a bet is on each street, with a pair showing on fourth', () => {
  for (const [id, book, form, lower, expected] of rows) {
    rule(id, `${form} at ${lower}-${2 * lower}`, () => {
      expect(sizes(form, lower, book)).toEqual(expected)
      // the sizes are what the table takes
      fourth(form, lower, book).offers({ wager: { sizes: expected[1] } })
    })
  }
})

describe('an open pair on fourth street', () => {
  for (const [id, book, form, lower] of [
    ['wsop/seven-card-stud-open-pair', 'wsop', 'seven-card-stud', 15],
    ['wsop/super-stud-open-pair', 'wsop', 'super-stud', 15],
  ] as const) {
    rule(id, 'its owner and anyone behind may bet 15 or 30', () => {
      const open = fourth(form, lower, book).offers({ seat: 2, wager: { sizes: [15, 30] } })
      open.plays('2 bets 30')
      open.plays('2 checks').offers({ seat: 3, wager: { sizes: [15, 30] } })
      open.plays('2 checks; 3 bets 30').tells({ type: 'Bet', seat: 3, to: 30 })
      open.refuses('2 bets 20', 'wager-not-a-size', { sizes: [15, 30] })
    })
  }
  for (const [id, book] of [
    ['uspa/3.2.3.5.4', 'uspa'],
    ['wsop/224', 'wsop'],
  ] as const) {
    rule(id, 'over 5 one calls, makes it 10 or 15; over 15 it goes to 25', () => {
      const bet = fourth('seven-card-stud', 5, book).plays('2 bets 5')
      bet.offers({ seat: 3, callTo: 5, wager: { sizes: [10, 15] } })
      bet.plays('3 raises to 15').offers({ seat: 1, wager: { sizes: [25] } })
      bet.plays('3 raises to 10').offers({ seat: 1, wager: { sizes: [15, 20] } })
      fourth('seven-card-stud', 5, book)
        .plays('2 checks')
        .offers({ seat: 3, wager: { sizes: [5, 10] } })
    })
  }
  rule('wsop/224-check', 'when the pair checks the next may bet 5 or 10', () => {
    fourth('seven-card-stud', 5, 'wsop')
      .plays('2 checks; 3 bets 10')
      .offers({ seat: 1, wager: { sizes: [20] } })
    fourth('seven-card-stud', 5, 'wsop')
      .plays('2 checks; 3 bets 5')
      .offers({ seat: 1, wager: { sizes: [10, 15] } })
  })
  across({ rrp: [5, 10], uspa: [5, 10], hpt: [5, 10], web: [5, 10], wsop: [5, 10] }, (book, either) =>
    rule(
      book.studOpenPairOption.rule,
      `${either.join(' or ')}, unless the house has it otherwise (${book.name})`,
      () => {
        fourth('seven-card-stud', 5, book.id).offers({ wager: { sizes: either } })
        const house = houseWith({ studOpenPairOption: { high: false, low: false, highLow: false } }, book.id)
        fourth('seven-card-stud', 5, house).offers({ wager: { sizes: [5] } })
      },
    ),
  )
})

describe('Mississippi stud', () => {
  const game = (stakes: NonNullable<Setup['stakes']>, more: Partial<Setup> = {}) =>
    given({ form: 'mississippi-stud', structure: 'limit', seats: 8 - 1, stakes, book: 'uspa', ...more })

  rule(
    'uspa/3.2.5.5.1.2',
    '10 on the first two rounds and 20 on the last two, three bets a round: a bet and two raises',
    () => {
      const cards = { 1: 'KsKd2d', 2: 'QsQd5c', 3: 'JsJd9h' }
      const stakes = { lower: 10, upper: 20, ante: 1, bringIn: 2 }
      const table = game(stakes, { seats: three, cards }).plays('deal; around; deal')
      table.offers({ wager: { sizes: [10] } })
      const third = table.plays('around; deal').offers({ wager: { sizes: [20] } })
      const capped = third.plays('bets 20; raises to 40; raises to 60')
      capped.offers({ callTo: 60, wager: null })
      capped.refuses('raises to 80', 'raising-is-capped', { count: 2, rules: ['uspa/3.2.5.5.1.2'] })
      // the bring-in is no bet yet: completed, it is the first of the three
      game(stakes, { seats: three, cards })
        .plays('deal; brings in 2; completes to 10; raises to 20; raises to 30')
        .offers({ callTo: 30, wager: null })
      // two players have no end
      const two = game(stakes, { seats: { 1: 900, 2: 900 } }).plays('deal; around; deal')
      two.plays('bets 10; raises to 20; raises to 30; raises to 40; raises to 50; raises to 60')
      const house = houseWith({ mississippiRaiseCap: { perRound: 1, headsUp: 4 } }, 'uspa')
      game(stakes, { seats: three, cards, book: house })
        .plays('deal; around; deal; bets 10; raises to 20')
        .offers({ callTo: 20, wager: null })
      game(stakes, { seats: { 1: 900, 2: 900 }, book: house })
        .plays('deal; around; deal; bets 10; raises to 20; raises to 30; raises to 40; raises to 50')
        .offers({ callTo: 50, wager: null })
    },
  )
  rule('uspa/3.2.5.5.1.2.1', 'an ante of 1, a bring-in of 2, made 10, and 20 on the last two rounds', () => {
    const table = game({ lower: 10, upper: 20, ante: 1, bringIn: 2 })
      .pot(7)
      .plays('deal')
      .offers({ bringIn: [2] })
    table.plays('brings in 2').offers({ callTo: 2, wager: { sizes: [10] } })
    const sizes = [0, 1, 2].map(
      rounds => table.plays('around; deal; '.repeat(rounds + 1).slice(0, -2)).deal.round!.sizes,
    )
    expect(sizes).toEqual([[10], [20], [20]])
  })
  rule('uspa/3.2.5.5.1.2.2', 'an ante of 4, a bring-in of 5, made 10, and 20 on the last two rounds', () => {
    const table = game({ lower: 10, upper: 20, ante: 4, bringIn: 5 })
      .pot(28)
      .plays('deal')
      .offers({ bringIn: [5] })
    table.plays('brings in 5').offers({ callTo: 5, wager: { sizes: [10] } })
    table.plays('around; deal; around; deal').offers({ wager: { sizes: [20] } })
  })
  rule('uspa/3.2.5.5.1.1', 'with eight antes of 1 the opener bets 1 to 4 at half-pot, or folds', () => {
    const open = (structure: 'half-pot' | 'pot-limit' | 'no-limit', book: Setup['book'] = 'uspa') =>
      game({ lower: 10, ante: 1 }, { structure, book, carried: 1 }).pot(8).plays('deal')
    open('half-pot').offers({ check: false, fold: true, wager: { least: 1, most: 4 } })
    open('pot-limit').offers({ check: false, wager: { least: 1, most: 8 } })
    open('no-limit').offers({ check: false, wager: { least: 1, most: 999 } })
    // a raise is at least as much as the bet before
    open('pot-limit')
      .plays('bets 3')
      .offers({ callTo: 3, wager: { least: 6 } })
    // later rounds are opened with the least bet, or checked
    open('pot-limit')
      .plays('bets 8; all call; deal')
      .offers({ check: true, wager: { least: 10 } })
    const { is } = {
      is: { min: 'one-ante', max: { 'half-pot': 'half-antes', 'pot-limit': 'all-antes', 'no-limit': 'any' } },
    } as const
    open('half-pot', houseWith({ studBigBetOpen: { ...is, 'high-card': 'bet-or-check' } }, 'uspa')).offers({
      check: true,
    })
  })
})
