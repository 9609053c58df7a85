import { describe, test } from 'vitest'
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
  const refuses = (facts: Partial<ImproperWager>, why: string) =>
    turn('rrp').rulesOut({ ...lower('round-over'), ...facts }, why)
  refuses({ to: 20 }, 'that is a proper amount')
  refuses({ seat: 2 }, 'seat 2 is not due to act')
  refuses({ to: 5000 }, 'seat 1 does not have 5000')
  refuses({ to: 0 }, 'it is no bet or raise')
  refuses({ to: 10.5 }, 'chips are whole')
})
