import { describe, expect, test } from 'vitest'
import { BOOKS } from './rule-id.ts'
import type { Point, Rulebook } from './rulebook.ts'
import { rulebooks } from './rulebooks.ts'

const stud = { low: 'lowest-card', of: 'all-cards' }
const R = 'rrp/3/ties/'

/** Every point with the answer of each book and the rule it rests on, side by side. */
const answers: readonly [point: string, of: (book: Rulebook) => Point<unknown>, Record<string, [unknown, string]>][] = [
  [
    'raises, three or more rounds',
    b => b.raiseCap.threeOrMoreRounds,
    {
      rrp: [3, 'rrp/3/betting/4a'],
      uspa: [3, 'uspa/3.1.7.3.1'],
      hpt: [3, 'rrp/3/betting/4a'],
      web: [3, 'web/betting/3'],
      wsop: [4, 'wsop/130a'],
    },
  ],
  [
    'raises, two rounds',
    b => b.raiseCap.twoRounds,
    {
      rrp: [4, 'rrp/3/betting/4b'],
      uspa: [4, 'uspa/3.1.7.3.2'],
      hpt: [4, 'rrp/3/betting/4b'],
      web: [4, 'web/betting/3/two-rounds'],
      wsop: [4, 'wsop/130a'],
    },
  ],
  [
    'heads-up without a cap',
    b => b.headsUpUncapped,
    {
      rrp: ['once-heads-up', 'rrp/3/betting/5'],
      uspa: ['once-heads-up', 'uspa/3.1.7.4'],
      hpt: ['once-heads-up', 'hpt/rrp7/3/betting-4'],
      web: ['once-heads-up', 'web/betting/4'],
      wsop: ['round-begins-heads-up', 'wsop/131'],
    },
  ],
  [
    'completing the bring-in is a raise',
    b => b.completionIsARaise,
    {
      rrp: [false, 'rrp/8/6'],
      uspa: [false, 'uspa/3.2.3.5.3'],
      hpt: [false, 'rrp/8/6'],
      web: [false, 'rrp/8/6'],
      wsop: [false, 'wsop/223'],
    },
  ],
  [
    'a limit all-in that counts as a whole bet',
    b => b.limitReopensAt,
    {
      rrp: ['half', 'rrp/3/betting/7/half-or-more'],
      uspa: ['half', 'uspa/3.1.7.5'],
      hpt: ['half', 'rrp/3/betting/7/half-or-more'],
      web: ['more-than-half', 'web/betting/8'],
      wsop: ['half', 'wsop/133-half'],
    },
  ],
  [
    'short all-ins add up',
    b => b.shortAllInsAddUp,
    {
      rrp: [true, 'rrp/3/betting/7/cumulative'],
      uspa: [false, 'uspa/3.1.7.5'],
      hpt: [true, 'rrp/3/betting/7/cumulative'],
      web: [true, 'rrp/3/betting/7/cumulative'],
      wsop: [true, 'wsop/133-cumulative'],
    },
  ],
  [
    'the small blind counts as a big one at pot-limit',
    b => b.potLimitSmallBlindAsBig,
    {
      rrp: [true, 'rrp/14/pl/5'],
      uspa: [true, 'uspa/3.4.3.6'],
      hpt: [true, 'rrp/14/pl/5'],
      web: [true, 'rrp/14/pl/5'],
      wsop: [true, 'wsop/191'],
    },
  ],
  [
    'check-raise in limit ace-to-five',
    b => b.aceToFiveLimitCheckRaise,
    {
      rrp: [false, 'rrp/11/a5/2'],
      uspa: [false, 'uspa/3.2.8.5.2.2'],
      hpt: [false, 'rrp/11/a5/2'],
      web: [false, 'web/betting/1'],
      wsop: [true, 'wsop/282'],
    },
  ],
  [
    'joker in ace-to-five',
    b => b.aceToFiveJoker,
    {
      rrp: [true, 'rrp/11/a5/1'],
      uspa: [true, 'uspa/3.2.8.5.2.1'],
      hpt: [true, 'rrp/11/a5/1'],
      web: [true, 'rrp/11/a5/1'],
      wsop: [false, 'wsop/281'],
    },
  ],
  [
    'cards in a row in a draw',
    b => b.cardsInARow,
    {
      rrp: [4, 'rrp/11/10'],
      uspa: [4, 'uspa/3.2.8.5.1.10'],
      hpt: [4, 'rrp/11/10'],
      web: [4, 'rrp/11/10'],
      wsop: [5, 'wsop/274'],
    },
  ],
  [
    'odd chip, button forms',
    b => b.oddChip.button,
    {
      rrp: ['left-of-the-button', `${R}5a`],
      uspa: ['left-of-the-button', 'uspa/3.1.9.5.1'],
      hpt: ['left-of-the-button', 'hpt/showdown/6'],
      web: ['left-of-the-button', `${R}5a`],
      wsop: ['left-of-the-button', 'wsop/153a'],
    },
  ],
  [
    'odd chip, stud',
    b => b.oddChip.stud,
    {
      rrp: [stud, `${R}5b`],
      uspa: [stud, 'uspa/3.1.9.5.2'],
      hpt: [stud, `${R}5b`],
      web: [stud, 'web/ties/4'],
      wsop: [{ low: 'highest-card', of: 'playing-cards' }, 'wsop/153b'],
    },
  ],
  [
    'odd chip, high-low',
    b => b.oddChip.highLow,
    {
      rrp: ['high', `${R}5c`],
      uspa: ['high', 'uspa/3.1.9.5.3'],
      hpt: ['high', `${R}5c`],
      web: ['high', 'web/ties/3'],
      wsop: ['high', 'wsop/153c'],
    },
  ],
  [
    'odd chip, the same players tie for everything',
    b => b.oddChip.tiedForAll,
    {
      rrp: ['whole-pot-evenly', `${R}5c`],
      uspa: ['whole-pot-evenly', 'uspa/3.2.7.5.9'],
      hpt: ['whole-pot-evenly', `${R}5c`],
      web: ['whole-pot-evenly', `${R}5c`],
      wsop: ['whole-pot-evenly', 'wsop/153c-ties'],
    },
  ],
  [
    'odd chip in a mix',
    b => b.oddChip.mixed,
    {
      rrp: ['as-alone', `${R}5`],
      uspa: ['as-alone', 'uspa/3.1.9.5'],
      hpt: ['as-alone', `${R}5`],
      web: ['as-alone', 'web/ties/2'],
      wsop: ['position', 'wsop/153f1'],
    },
  ],
  [
    'each pot by itself',
    b => b.oddChip.sidePots,
    {
      rrp: ['each-by-itself', `${R}5d`],
      uspa: ['each-by-itself', 'uspa/3.1.9.5.4'],
      hpt: ['each-by-itself', `${R}5d`],
      web: ['each-by-itself', `${R}5d`],
      wsop: ['each-by-itself', 'wsop/153e'],
    },
  ],
  [
    'who shows first after a checked round',
    b => b.showsFirst,
    {
      rrp: ['first-to-act', 'rrp/3/showdown/8'],
      uspa: ['first-to-act', 'uspa/3.1.8.7'],
      hpt: ['first-to-act', 'hpt/showdown/2'],
      web: ['first-to-act', 'web/showdown/6'],
      wsop: ['who-moved-all-in', 'wsop/149-all-in'],
    },
  ],
]

describe('the five books side by side', () => {
  test.each(answers)('%s', (_, of, expected) => {
    const given = Object.fromEntries(BOOKS.map(id => [id, [of(rulebooks[id]).is, of(rulebooks[id]).rule]]))
    expect(given).toEqual(expected)
  })

  test('every book is filed under its own id and answers in plain data', () => {
    for (const id of BOOKS) {
      expect(rulebooks[id].id).toBe(id)
      expect(JSON.parse(JSON.stringify(rulebooks[id]))).toEqual(rulebooks[id])
    }
  })
})
