import { describe, expect, test } from 'vitest'
import { BOOKS, type BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { rule } from '../../testing/rule.ts'
import { ask } from '../ask.ts'

/** Three see a flop at 5-10: seat 1 acts first, then 2, then 3. */
const flop = (book: BookId, ...acts: readonly unknown[]) => ({
  form: 'holdem',
  stakes: '5-10',
  seats: 3,
  book,
  acts: ['3 calls; 1 calls; 2 checks', 'flop', ...acts],
})
const answers = (scenario: object) => {
  const { answers, error } = ask({ ...scenario, ask: ['wager', 'legal'] })
  expect(error).toBeUndefined()
  return answers as Readonly<Record<'wager' | 'legal', Record<string, unknown>>>
}
const refused = (scenario: object) => ask(scenario).refused?.[0]

describe('what an act out of turn bars is not legal', () => {
  const check = (book: BookId, ...then: readonly string[]) =>
    flop(book, '1 checks', '3 says "check"', '2 bets 20', ...then)
  const none = ['bet', 'raise']
  across(
    {
      rrp: { mayNot: none, callTo: 20, wager: null },
      uspa: { mayNot: none, callTo: 20, wager: null },
      hpt: { mayNot: none, callTo: 20, wager: null },
      web: { mayNot: ['call', 'raise'], callTo: null, wager: null },
      wsop: { callTo: 20, wager: { least: 40 } },
    },
    (book, offered) =>
      rule(book.outOfTurnCheckBars.rule, `a check out of turn, then a bet (${book.name})`, () => {
        const { wager, legal } = answers(check(book.id))
        expect(legal).toMatchObject({ seat: 3, fold: true, ...offered })
        expect(wager.mayStill).toEqual([
          'fold',
          ...(offered.callTo === null ? [] : ['call']),
          ...(offered.wager === null ? [] : ['raise']),
        ])
        const raise = refused(check(book.id, '3 raises to 60'))
        const call = refused(check(book.id, '3 calls'))
        expect(raise === undefined).toBe(offered.wager !== null)
        expect(call === undefined).toBe(offered.callTo !== null)
        if (raise)
          expect(raise).toMatchObject({
            problem: expect.stringContaining('By a ruling, seat'),
            rules: expect.any(Array),
          })
      }),
  )

  rule('rrp/3/betting/11/check', 'only on the next turn: one raised again may raise', () => {
    const again = flop('rrp', '1 checks', '3 says "check"', '2 bets 20', '3 calls', '1 raises to 60', '2 calls')
    expect(answers(again).legal).toMatchObject({ seat: 3, callTo: 60, wager: { least: 100 } })
    expect(answers(again).legal).not.toHaveProperty('mayNot')
  })

  across({ rrp: null, uspa: null, hpt: null, web: null, wsop: { least: 60 } }, (book, wager) =>
    rule(
      book.outOfTurnCallBars.rule,
      `a call out of turn, then a raise: a fold is open, a raise is not (${book.name})`,
      () => {
        const scenario = flop(book.id, '1 bets 20', '3 says "call"', '2 raises to 40')
        expect(answers(scenario).legal).toMatchObject({ seat: 3, fold: true, callTo: 40, wager })
        expect(refused({ ...scenario, acts: [...scenario.acts, '3 folds'] })).toBeUndefined()
        const raise = refused({ ...scenario, acts: [...scenario.acts, '3 raises to 80'] })
        expect(raise === undefined).toBe(wager !== null)
      },
    ),
  )

  rule('rrp/3/betting/11', 'also while the floor has still to say whether a call binds', () => {
    const { wager, legal } = answers(flop('rrp', '1 bets 20', '3 says "call"', '2 calls'))
    expect(wager).toMatchObject({ binding: 'may-be', state: 'floor', bars: ['raise'] })
    expect(legal).toMatchObject({ seat: 3, callTo: 20, wager: null, mayNot: ['raise'] })
  })
})

describe('players who have called a wager that is corrected', () => {
  const limit = { form: 'holdem', structure: 'limit', stakes: '10-20', seats: 4 }
  const toTheTurn = ['deal', 'all call; 2 checks', 'deal', 'all check', 'deal']
  /** On the turn seat 1 bets 10 where 20 is the size, and seat 2 calls 10. */
  const short = (book: BookId, ...acts: readonly string[]) => ({
    ...limit,
    book,
    acts: [
      ...toTheTurn,
      { seat: 1, chips: 10, since: [{ seat: 2, act: 'call', to: 10 }], noticed: { when: 'in-the-round' } },
      ...acts,
    ],
  })
  across({ rrp: 20, uspa: 20, hpt: 20, web: 20, wsop: 20 }, (book, to) =>
    rule(book.callersMayRaiseCorrected.rule, `is in for ${to} and may not raise (${book.name})`, () => {
      const { wager, legal } = answers(short(book.id))
      expect(wager).toMatchObject({ others: [{ seat: 2, to, bars: ['raise'] }] })
      expect(legal).toMatchObject({ seat: 2, callTo: to, wager: null, mayNot: ['raise'] })
      expect(refused(short(book.id, '2 raises to 40'))).toMatchObject({
        problem: expect.stringContaining('By a ruling, seat'),
      })
      // the next has called nothing, and over a raise the caller may raise too
      expect(answers(short(book.id, '2 calls')).legal).toMatchObject({ seat: 3, wager: { sizes: [40] } })
      expect(answers(short(book.id, '2 calls; 3 raises to 40; 4 folds; 1 calls')).legal).toMatchObject({
        seat: 2,
        wager: { sizes: [60] },
      })
    }),
  )
})

describe('words on a condition', () => {
  const said = (book: BookId, floor: object, ...acts: readonly string[]) =>
    flop(book, { seat: 1, says: 'if you bet, I raise', ...floor }, '1 checks', ...acts)
  for (const book of BOOKS) {
    rule('wsop/18', `hold to the raise when the bet comes, if the floor says so (${book})`, () => {
      const held = answers(said(book, { floor: 'holds' }, '2 bets 20', '3 folds'))
      expect(held.wager).toMatchObject({ act: 'raise', to: 40, binding: true, state: 'done' })
      expect(held.legal).toMatchObject({ seat: 2, callTo: 40 })
      const open = answers(said(book, {}, '2 bets 20', '3 folds'))
      expect(open.wager).toMatchObject({ act: 'raise', to: 40, binding: 'may-be', state: 'floor', bars: [] })
      expect(open.legal).toMatchObject({ seat: 1, callTo: 20, wager: { least: 40 } })
      // no bet came
      expect(answers(said(book, { floor: 'holds' }, '2 checks')).wager).toMatchObject({ act: 'nothing' })
      expect(answers(said(book, { floor: 'holds' }, '2 checks', '3 checks', 'turn')).wager.state).toBe('over')
    })
  }
})

test('a bar ends with the round', () => {
  const scenario = flop('rrp', '1 checks', '3 says "check"', '2 bets 20', '3 calls', '1 folds', 'turn', '2 checks')
  expect(answers(scenario).legal).toMatchObject({ seat: 3, check: true, wager: { least: 10 } })
})
