import { describe } from 'vitest'
import type { Structure } from '../../forms/form.ts'
import type { FormId } from '../../forms/forms.ts'
import type { BookId, RuleId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'

/** A rule, its book, the form and structure, how the deal comes to the round, and then a check, a bet and a raise. */
type Row = readonly [
  id: RuleId,
  book: BookId,
  form: FormId,
  structure: Structure,
  size: number,
  to: string,
  bet: number,
  raise: number,
]
const draws = (count: number): string =>
  `deal; around${'; all stand pat; deal; around'.repeat(count - 1)}; all stand pat; deal`
const streets = (count: number): string => `deal${'; around; deal'.repeat(count)}`

const rows: readonly Row[] = [
  ['uspa/3.1.7.1', 'uspa', 'holdem', 'limit', 4, streets(1), 4, 8],
  ['wsop/128', 'wsop', 'holdem', 'limit', 20, streets(1), 20, 40],
  ['rrp/11/nl/5', 'rrp', 'deuce-to-seven-lowball', 'pot-limit', 50, draws(1), 50, 200],
  ['uspa/3.2.8.5.4.5', 'uspa', 'deuce-to-seven-lowball', 'no-limit', 50, draws(1), 50, 150],
  ['wsop/292', 'wsop', 'ace-to-five-lowball', 'no-limit', 100, draws(1), 100, 300],
  ['uspa/3.2.8.5.3.3', 'uspa', 'deuce-to-seven-lowball', 'limit', 10, draws(1), 20, 40],
  ['uspa/3.2.10.5.2', 'uspa', 'draw-high', 'limit', 10, 'deal', 10, 20],
  ['wsop/303', 'wsop', 'badugi', 'limit', 10, draws(2), 20, 40],
  ['wsop/312', 'wsop', 'baduci', 'limit', 10, draws(1), 10, 20],
  ['wsop/322', 'wsop', 'badaci', 'limit', 10, draws(3), 20, 40],
  ['wsop/329', 'wsop', 'razzdugi', 'limit', 20, streets(2), 40, 80],
  ['wsop/335', 'wsop', 'razzduci', 'limit', 20, streets(3), 40, 80],
]

const faced = ([, book, form, structure, size, to, bet]: Row, checkRaise = true) =>
  given({
    form,
    structure,
    size,
    seats: 3,
    book: checkRaise ? book : houseWith({ checkRaise, aceToFiveLimitCheckRaise: checkRaise }, book),
  }).plays(`${to}; checks; bets ${bet}; folds`)

describe('a player who has checked may raise', () => {
  for (const row of rows) {
    const [id, , form, structure, , , bet, raise] = row
    rule(id, `${form} at ${structure}: a check, a bet of ${bet}, a raise to ${raise}`, () => {
      faced(row).plays(`raises to ${raise}`).tells({ type: 'Raised', to: raise })
    })
  }

  rule('uspa/3.2.10.5.2', 'after the draw of draw high too', () => {
    given({ form: 'draw-high', structure: 'limit', seats: 3, book: 'uspa' })
      .plays('deal; 1 bets 10; 2 calls; 3 calls; all stand pat; deal; 1 checks; 2 bets 20; 3 folds; 1 raises to 40')
      .tells({ type: 'Raised', seat: 1, to: 40 })
  })

  rule('uspa/3.2.8.5.3.3', 'a checked 7-5-4-3-2 raises, and wins all that is bet', () => {
    given({
      form: 'deuce-to-seven-lowball',
      structure: 'limit',
      seats: { 1: 900, 2: 900 },
      button: 2,
      cards: { 1: '7s5d4h3c2c', 2: '9s8c6d4c2d' },
      book: 'uspa',
    })
      .plays(`${draws(1)}; 1 checks; 2 bets 20; 1 raises to 40; 2 calls; showdown`)
      .won({ 1: 50, 2: -50 })
  })

  across({ rrp: true, uspa: true, hpt: true, web: true, wsop: true }, (book, may) =>
    rule(book.checkRaise.rule, `${may ? 'a' : 'no'} check-raise, unless the house forbids it (${book.name})`, () => {
      const row: Row = [book.checkRaise.rule, book.id, 'holdem', 'no-limit', 10, streets(1), 20, 40]
      faced(row).offers({ callTo: 20, wager: { least: 40 } })
      faced(row, !may)
        .offers({ callTo: 20, wager: null })
        .refuses('raises to 40', 'no-check-raise', { rules: [...book.checkRaise.rules] })
    }),
  )
})
