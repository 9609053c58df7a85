import { describe, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

/** Seat 2 has bet 10 on the flop, or nobody has, and seat 3 is passed over. */
const skipped = (book: BookId, bet: boolean, setting: 'cash' | 'tournament' = 'cash') =>
  given({ form: 'holdem', book, setting, seats: 6 }).plays(
    `deal; 3 calls; 4 calls; 5 calls; 6 calls; 1 calls; 2 checks; deal; 1 checks; 2 ${bet ? 'bets 10' : 'checks'}`,
  )
const passed = { type: 'TurnPassed', seat: 3, behind: 3 } as const

describe('a turn that was passed over', () => {
  for (const [id, book] of [
    ['rrp/3/betting/12', 'rrp'],
    ['uspa/3.1.7.11', 'uspa'],
    ['wsop/137', 'wsop'],
  ] as const) {
    rule(id, `seats 4, 5 and 6 act and seat 3 said nothing: it may lose its action (${book})`, () => {
      const ruled = skipped(book, true).reports(passed)
      ruled.ruled('hand-dead', { options: ['hand-dead', 'keeps-turn'], rules: [id] })
      ruled.decides('hand-dead').holds({ 3: '' }).has({ turn: 3 })
      ruled.decides('keeps-turn').plays('3 raises to 20').has({ turn: 3 })
      skipped(book, true)
        .reports({ ...passed, waiting: true })
        .ruled('keeps-turn')
      const free = skipped(book, false).reports(passed).decides('check')
      free.tells({ type: 'Checked', seat: 3 }).has({ turn: 3 })
    })
  }

  rule('web/betting/11', 'without time called, seat 3 has lost the right to act', () => {
    skipped('web', true)
      .reports(passed)
      .ruled('hand-dead', { rules: ['web/betting/11'] })
      .has({ turn: 3 })
    skipped('web', true)
      .reports({ ...passed, behind: 2 })
      .ruled('keeps-turn')
  })

  const twoBehind = { rrp: 'keeps-turn', uspa: 'keeps-turn', hpt: 'keeps-turn', web: 'keeps-turn' }
  across<string>({ ...twoBehind, wsop: 'hand-dead' }, (book, expected) =>
    rule(book.skippedActionPlayersBehind.rule, `two acted behind: ${expected} (${book.name})`, () => {
      const ruled = skipped(book.id, true).reports({ ...passed, behind: 2 })
      ruled.ruled(expected, expected === 'hand-dead' ? { options: ['hand-dead', 'keeps-turn'] } : {})
    }),
  )
})

describe('time', () => {
  rule('rrp/15/12', 'called from the rail the action goes on; from their seat it stops', () => {
    const rail = skipped('rrp', true, 'tournament').reports({ ...passed, calledTime: 'from-elsewhere' })
    rail.ruled('hand-dead', {
      options: ['hand-dead', 'keeps-turn'],
      rules: ['rrp/15/12', 'rrp/3/betting/12'],
    })
    const seat = skipped('rrp', true, 'tournament').reports({ ...passed, calledTime: 'at-the-table' })
    seat.ruled('keeps-turn', { rules: ['rrp/15/12', 'rrp/3/betting/12'] }).plays('3 raises to 20')
  })

  const rail = { rrp: 'hand-dead', uspa: 'hand-dead', hpt: 'hand-dead', web: 'hand-dead', wsop: 'hand-dead' } as const
  across<string>(rail, (book, expected) =>
    rule(
      book.timeCalledFrom.rule,
      `called from the rail in an event: ${expected}; for cash it counts (${book.name})`,
      () => {
        const called = { ...passed, calledTime: 'from-elsewhere' } as const
        const ruled = skipped(book.id, true, 'tournament').reports(called)
        const { loss } = book.skippedActionPlayersBehind.is
        ruled.ruled(expected, loss === 'may' ? { options: ['hand-dead', 'keeps-turn'] } : {})
        skipped(book.id, true).reports(called).ruled('keeps-turn')
      },
    ),
  )

  test('a player who is not due cannot be passed over, nor by more than are in', () => {
    skipped('rrp', true).rulesOut({ ...passed, seat: 5 }, { no: 'not-due', seat: 5 })
    skipped('rrp', true).rulesOut({ ...passed, behind: 6 }, { no: 'others-in', count: 5 })
  })
})
