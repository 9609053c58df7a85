import { describe, test } from 'vitest'
import type { Impossible } from '../../deal/impossible.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import type { ImproperWager } from './improper-wager.ts'

/** The turn at 10-20 with 30 in the pot: seat 1 bets the lower limit. */
const turn = (book: BookId): Table =>
  given({ form: 'holdem', book, seats: 3 }).plays('deal; 3 calls; 1 calls; 2 checks; deal; all check; deal')
const lower = (when: ImproperWager['when']) => ({ type: 'ImproperWager', seat: 1, to: 10, when }) as const

/** A flop at pot-limit with 30 in the pot: seat 1 bets 50. */
const flop = (book: BookId): Table =>
  given({ form: 'omaha', structure: 'pot-limit', size: 10, book, seats: 3 }).plays(
    'deal; 3 calls; 1 calls; 2 checks; deal',
  )
const above = (when: ImproperWager['when']) => ({ type: 'ImproperWager', seat: 1, to: 50, when }) as const

describe('a wager below its size', () => {
  const underbets = { rrp: 10, uspa: 10, hpt: 10, web: 10, wsop: 10 }
  across(underbets, (book, stands) =>
    rule(
      book.underbetCorrection.rule,
      `noticed after the round stands for ${stands}, and is called for it (${book.name})`,
      () => {
        const ruled = turn(book.id)
          .reports(lower('round-over'))
          .ruled('amount-stands', { rules: [book.underbetCorrection.rule] })
        ruled.tells({ type: 'Bet', seat: 1, to: stands }).offers({ due: 'betting', seat: 2, callTo: stands })
        ruled.plays('2 calls; 3 calls').pot(60).offers({ due: 'dealer' })
        for (const when of ['at-once', 'in-the-round', 'all-have-acted'] as const) {
          const corrected = turn(book.id).reports(lower(when)).ruled('amount-corrected')
          corrected.tells({ type: 'Bet', seat: 1, to: 20 }).plays('2 calls; 3 calls').pot(90)
        }
      },
    ),
  )
})

describe('a call for too little', () => {
  const short = (when: ImproperWager['when'], to = 10) => ({ type: 'ImproperWager', seat: 2, to, when }) as const
  const bet = (book: BookId): Table =>
    given({ form: 'holdem', book, seats: 3, cards: '2c3cAs 7d8dAh Kc KdQd9h 2d 5s 2h 4d' }).plays(
      'deal; 3 calls; 1 calls; 2 checks; deal; all check; deal; 1 bets 20',
    )
  across({ rrp: 80, uspa: 80, hpt: 80, web: 80, wsop: 80 }, (book, pot) =>
    rule(book.underbetCorrection.rule, `stands when the round is over, and plays for all ${pot} (${book.name})`, () => {
      const { rule: id } = book.underbetCorrection
      const stood = bet(book.id)
        .reports(short('round-over'))
        .ruled('amount-stands', { rules: [id] })
      const round = stood.has({ turn: 2 }).plays('3 calls').pot(pot).stacks({ 1: 970, 2: 980, 3: 970 })
      round.offers({ due: 'dealer' }).plays('play on').stacks({ 1: 970, 2: 980, 3: 1050 })
      // a player who called short may win it all
      const folded = stood.plays('3 folds; deal; 1 bets 20; 2 calls')
      folded.plays('showdown').stacks({ 1: 950, 2: 1060, 3: 990 })
      for (const when of ['at-once', 'in-the-round', 'all-have-acted'] as const) {
        const good = bet(book.id)
          .reports(short(when))
          .ruled('amount-corrected', { rules: [id] })
        good.tells({ type: 'Called', seat: 2, to: 20 }).plays('3 calls').pot(90).stacks({ 2: 970 })
      }
      // what everybody put in goes back when the deal is void
      stood.reports({ type: 'DuplicateCard', card: 'Kd' }).stacks({ 1: 1000, 2: 1000, 3: 1000 })
    }),
  )

  test('a proper call and no chips at all are none', () => {
    bet('rrp').rulesOut(short('round-over', 20), 'no-bet-or-raise')
    bet('rrp').rulesOut(short('round-over', 0), 'nothing-put-in')
    given({ form: 'holdem', seats: { 1: 100, 2: 25, 3: 100 } })
      .plays('deal; 3 raises; 1 calls')
      .rulesOut(short('round-over', 25), 'proper-amount')
  })
})

describe('a wager above the pot', () => {
  const accepted = { rrp: 50, uspa: 50, hpt: 50, web: 50, wsop: 50 }
  across(accepted, (book, stands) =>
    rule(book.potLimitOverbetCorrection.rule, `stands for ${stands} once all have acted on it (${book.name})`, () => {
      for (const when of ['all-have-acted', 'round-over'] as const) {
        const ruled = flop(book.id)
          .reports(above(when))
          .ruled('amount-stands', {
            rules: book.potLimitOverbetCorrection.rules.slice(0, 1),
          })
        ruled.offers({ due: 'betting', seat: 2, callTo: stands }).plays('2 calls; 3 calls').pot(180)
      }
      for (const when of ['at-once', 'in-the-round'] as const) {
        const cut = flop(book.id).reports(above(when)).ruled('amount-corrected')
        cut.tells({ type: 'Bet', seat: 1, to: 30 }).plays('2 calls; 3 calls').pot(120)
      }
    }),
  )
})

test('a proper amount, another player’s turn, more than the player has or no wager at all is no improper wager', () => {
  const refuses = (facts: Partial<ImproperWager>, why: Impossible['no'] | Impossible) =>
    turn('rrp').rulesOut({ ...lower('round-over'), ...facts }, why)
  refuses({ to: 20 }, 'proper-amount')
  refuses({ seat: 2 }, { no: 'not-due', seat: 2 })
  refuses({ to: 5000 }, { no: 'has-not-so-much', seat: 1, chips: 5000 })
  refuses({ to: 0 }, 'no-bet-or-raise')
  refuses({ to: 10.5 }, 'chips-are-whole')
})
