import { describe, expect, test } from 'vitest'
import { refused, type TableWhy } from '../table/refusal.ts'
import { minutes } from '../table/time.ts'
import { placardOf, tableScene } from '../testing/table-scene.ts'
import { tableRefusalWords } from './english/print.ts'

describe('a refusal in words', () => {
  test.each<[TableWhy, Parameters<typeof refused>[1], string]>([
    ['seat-is-taken', { seat: 3 }, 'Seat 3 is taken: choose another.'],
    [
      'buy-in-too-small',
      { player: 'ann', least: 200, rules: ['rrp/3/buy-in/1'] },
      'That’s too little: enter 200 or more. (rrp/3/buy-in/1)',
    ],
    ['buy-in-too-big', { least: 100, most: 500 }, 'That’s too much: enter 100 to 500.'],
    ['too-few-players', { least: 2, about: { form: 'Razz' } }, 'Not enough players for Razz: at least 2 needed.'],
    ['not-the-time', { until: minutes(20 * 60 + 30) }, 'Not now, only from 20:30:00.'],
    ['not-all-agree', { about: ['bob', 'cid'] }, 'Not everybody has agreed: still to answer bob and cid.'],
    ['not-theirs-to-say', { player: 'cid', about: { player: 'bob' } }, 'That isn’t cid’s decision: it’s up to bob.'],
    [
      'not-theirs-to-say',
      { player: 'cid', about: 'full-clock' },
      'That isn’t cid’s decision: the clock runs its full time.',
    ],
    [
      'not-a-way-in',
      { player: 'cid', about: ['wait', 'post'] },
      'cid can’t come in like that: choose wait for the big blind or post.',
    ],
    ['not-a-way-in', { player: 'cid', about: [] }, 'cid can’t come in like that: they’re in the next hand anyway.'],
    [
      'not-played-here',
      { about: { sanctions: ['remove', 'bar-for-life'] } },
      'That isn’t possible here: the house can remove or bar for life.',
    ],
    [
      'not-played-here',
      { about: { noBombPotIn: 'Chinese', rounds: 0 } },
      'That isn’t possible here: there’s no bomb pot in Chinese, which has no betting.',
    ],
    ['cash-does-not-play', { about: [100] }, 'Cash doesn’t play here, only chips and bills of 100.'],
    ['cash-does-not-play', { about: [] }, 'Cash doesn’t play here, only chips.'],
    ['no-such-note', { about: { note: 7 } }, 'There’s no note 7.'],
    ['not-the-time', { about: { afterDeal: 3 } }, 'Not now: after hand 3.'],
    ['chips-not-whole', {}, 'That amount isn’t allowed: enter a whole number of chips, 1 or more.'],
  ])('%s', (why, data, words) => {
    expect(tableRefusalWords(refused(why, data))).toBe(words)
  })

  test('of a straddle says what the deal says of it', () => {
    const refusal = tableScene(placardOf('rrp'), { ann: 1, bob: 2, cid: 3, dee: 4 }).refuses({
      type: 'SayStraddle',
      player: 'bob',
    })
    expect(tableRefusalWords(refusal)).toMatch(/^bob isn’t due for a straddle\. .*\. \(rrp\/14\/nl\/15\)$/)
  })
})
