import { describe, expect, test } from 'vitest'
import { BOOKS, type RuleId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { rule } from '../../testing/rule.ts'
import { ask } from '../ask.ts'

const wager = (scenario: object) => ask({ stakes: '5-10', seats: 3, ...scenario, ask: 'wager' })

describe('what cannot have been done at this table is not read', () => {
  test.each(BOOKS)('nobody lifts upcards or has a wrong lowcard in hold’em (%s)', book => {
    const lifts = wager({ form: 'holdem', book, acts: ['3 lifts his upcards'] })
    expect(lifts.error).toMatchObject({ at: 'acts[0]', problem: expect.stringContaining('no upcards in Hold') })
    const low = wager({ form: 'holdem', book, acts: [{ seat: 3, chips: [10], wrongLowcard: true }] })
    expect(low.error).toMatchObject({ at: 'acts[0]', problem: expect.stringContaining('no forced bet of a lowcard') })
  })
})

describe('an amount that stands since it was noticed too late is played', () => {
  const limit = { form: 'holdem', structure: 'limit', stakes: '10-20', seats: 2 }
  const turn = ['around', 'flop', 'around', 'turn']
  const late = { noticed: { when: 'round-over' } }

  across<RuleId>(
    {
      rrp: 'rrp/3/betting/16',
      uspa: 'uspa/3.1.7.16',
      hpt: 'rrp/3/betting/16',
      web: 'web/betting/14',
      wsop: 'wsop/142',
    },
    (book, id) =>
      rule(id, `a bet and a call of the lower limit, as one says it (${book.name})`, () => {
        const bet = ask({ ...limit, book: book.id, acts: [...turn, { seat: 1, chips: [10], ...late }], ask: ASKED })
        expect(bet.answers).toMatchObject({
          wager: { act: 'bet', to: 10, binding: true, state: 'done' },
          legal: { seat: 2, callTo: 10 },
        })
        expect(bet.answers!.wager).toMatchObject({ rules: expect.arrayContaining([id]) })
        const call = ask({
          ...limit,
          book: book.id,
          acts: [...turn, '1 bets 20', { seat: 2, chips: [10], ...late }],
          ask: [...ASKED, 'pots'],
        })
        expect(call.answers).toMatchObject({ wager: { act: 'call', to: 10, state: 'done' }, pots: { total: 50 } })
      }),
  )

  across({ rrp: 50, uspa: 50, hpt: 50, web: 50, wsop: 50 }, (book, to) =>
    rule(book.potLimitOverbetCorrection.rule, `a bet above the pot that all have acted on (${book.name})`, () => {
      const acts = [
        '3 calls; 1 calls; 2 checks',
        'flop',
        { seat: 1, says: `bet ${to}`, noticed: { when: 'all-have-acted' } },
      ]
      const pot = ask({
        form: 'omaha',
        structure: 'pot-limit',
        stakes: '5-10',
        seats: 3,
        book: book.id,
        acts,
        ask: ASKED,
      })
      expect(pot.answers).toMatchObject({
        wager: { act: 'bet', to, binding: true, state: 'done' },
        legal: { seat: 2, callTo: to },
      })
    }),
  )
})

const ASKED = ['wager', 'legal'] as const
