import { describe, expect, test } from 'vitest'
import { wordsAndNumbers } from './said-number.ts'
import { declaredIn } from './words.ts'

describe('numbers as they are said', () => {
  test.each([
    ['50', [50]],
    ['$1,000', [1000]],
    ['2k', [2000]],
    ['1.5k', [1500]],
    ['forty more', [40, 'more']],
    ['twenty-five', [25]],
    ['a hundred', [100]],
    ['two hundred fifty', [250]],
    ['two hundred and fifty', [250]],
    ['two fifty', [250]],
    ['twelve hundred', [1200]],
    ['a thousand and five', [1005]],
    ['three thousand two hundred', [3200]],
    ['I raise to sixty', ['i', 'raise', 'to', 60]],
    ['a raise and a call', ['a', 'raise', 'and', 'a', 'call']],
  ])('%s', (text, expected) => expect(wordsAndNumbers(text)).toEqual(expected))
})

describe('what is declared', () => {
  test.each([
    ['fold', { says: 'fold' }],
    ["I'm out", { says: 'fold' }],
    ['I check', { says: 'check' }],
    ['call', { says: 'call' }],
    ['raise', { says: 'wager' }],
    ['I raise to 50', { says: 'wager', amount: { to: 50 } }],
    ['raise 50', { says: 'wager', amount: { toOrBy: 50 } }],
    ['raise, fifty more', { says: 'wager', amount: { by: 50 } }],
    ['make it sixty', { says: 'wager', amount: { to: 60 } }],
    ['bet two hundred', { says: 'wager', amount: { to: 200 } }],
    ['forty more', { says: 'amount', amount: { by: 40 } }],
    ['three hundred', { says: 'amount', amount: { to: 300 } }],
    ['all in', { says: 'wager', amount: 'all-in' }],
    ["I'm all-in!", { says: 'wager', amount: 'all-in' }],
    ['pot', { says: 'wager', amount: 'pot' }],
    ['raise pot', { says: 'wager', amount: 'pot' }],
    ['half pot', { says: 'wager', amount: 'half-pot' }],
    ['min raise', { says: 'wager', amount: 'minimum' }],
    ['I call your 20 and raise 40', { says: 'call', goesOn: true }],
    ['if you bet I call', { says: 'call', conditional: 'wager' }],
    ['if you bet, then I will raise', { says: 'wager', conditional: 'wager' }],
    ["I'll fold if you bet", { says: 'fold', conditional: 'wager' }],
    ['if you check, I bet 40', { says: 'wager', amount: { to: 40 }, conditional: 'check' }],
    ['I call if it gets here', { says: 'call', conditional: 'anything' }],
    ['time', { says: 'time' }],
    ['pat', { says: 'pat' }],
  ])('%s', (text, expected) => expect(declaredIn(text)).toEqual(expected))

  test.each(['raise?', 'I do not call', 'nice hand', ''])('nothing in "%s"', text => {
    expect(declaredIn(text)).toBeNull()
  })
})
