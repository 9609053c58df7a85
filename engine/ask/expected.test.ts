import { describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { differences } from './expected.ts'

describe('what is expected of an answer', () => {
  const got = { seat: 3, wager: { least: 20, sizes: [20, 40] }, words: 'Seat 3 may fold.', check: false }
  test.each([
    [{ seat: 3 }],
    [{ wager: { sizes: [20, 40] } }],
    [{ words: '…may fold…' }],
    [{ check: false, words: 'Seat 3 may fold.' }],
  ])('%j holds', expected => expect(differences(expected, got)).toEqual([]))

  test.each([
    [{ seat: 2 }, 'seat'],
    [{ wager: { sizes: [20] } }, 'wager.sizes'],
    [{ wager: { sizes: [20, 50] } }, 'wager.sizes[1]'],
    [{ wager: null }, 'wager'],
    [{ words: '…may call…' }, 'words'],
    [{ words: 'may fold' }, 'words'],
    [{ check: null }, 'check'],
    [{ bets: {} }, 'bets'],
  ])('%j does not', (expected, at) => expect(differences(expected, got).map(it => it.at)).toEqual([at]))

  test('the answer says so', () => {
    const scenario = { form: 'holdem', seats: 3, acts: 'deal' }
    expect(ask({ ...scenario, expect: { answers: { legal: { seat: 3 } } } }).asExpected).toBe(true)
    expect(ask({ ...scenario, expect: { answers: { legal: { seat: 1 } } } })).toMatchObject({
      asExpected: false,
      differences: [{ at: 'answers.legal.seat', expected: 1, got: 3 }],
    })
    expect(ask({ ...scenario, expect: { error: { at: 'acts' } } }).asExpected).toBe(false)
  })
})
