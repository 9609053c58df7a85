import { describe, expect, test } from 'vitest'
import { BOOKS } from '../rule-id.ts'
import type { Point } from '../rulebook.ts'
import { rulebooks } from '../rulebooks.ts'
import type { WagerPoints } from './points.ts'

const R = 'rrp/3/betting/'
const big = ['bet', 'raise', 'complete']
const called = ['bet', 'call', 'raise', 'complete']
const any = 'any-motions'

/** Every point on which the books differ, with each book's answer and the rule it rests on, side by side. */
const answers: readonly [
  point: string,
  of: (wagers: WagerPoints) => Point<unknown>,
  Record<string, [unknown, string]>,
][] = [
  [
    'words against chips at limit',
    w => w.words.limit,
    {
      rrp: ['win', `${R}9`],
      uspa: ['bind', 'uspa/3.1.7.8'],
      hpt: ['bind', 'hpt/rrp7/3/betting-8'],
      web: ['bind', 'web/betting/6'],
      wsop: ['win', 'wsop/135'],
    },
  ],
  [
    'a knock',
    w => w.rap,
    {
      rrp: ['pass', `${R}10`],
      uspa: ['pass', 'uspa/3.1.7.9'],
      hpt: ['pass', `${R}10`],
      web: ['pass', 'web/betting/6'],
      wsop: ['check', 'wsop/135'],
    },
  ],
  [
    'out of turn, nothing changed',
    w => w.outOfTurn.unchanged,
    {
      rrp: ['binds', `${R}11`],
      uspa: ['may-bind', 'uspa/3.1.7.10'],
      hpt: ['may-bind', 'hpt/rrp7/3/betting-10'],
      web: ['binds', 'web/betting/10'],
      wsop: ['binds', 'wsop/136'],
    },
  ],
  [
    'out of turn, set free by',
    w => w.outOfTurn.freedBy,
    {
      rrp: [big, `${R}11`],
      uspa: [called, 'uspa/3.1.7.10'],
      hpt: [called, 'hpt/rrp7/3/betting-10'],
      web: [['fold', 'check', 'call', ...big], 'web/betting/10'],
      wsop: [big, 'wsop/17'],
    },
  ],
  [
    'a check out of turn costs',
    w => w.outOfTurn.checkBars,
    {
      rrp: [['bet', 'raise'], `${R}11/check`],
      uspa: [['bet', 'raise'], 'uspa/3.1.7.10'],
      hpt: [['bet', 'raise'], 'hpt/rrp7/3/betting-10'],
      web: [['call', 'raise'], 'web/betting/10'],
      wsop: [[], 'wsop/136'],
    },
  ],
  [
    'a call out of turn costs',
    w => w.outOfTurn.callBars,
    {
      rrp: [{ acts: ['raise'], always: false }, `${R}11/call`],
      uspa: [{ acts: ['raise'], always: false }, `${R}11/call`],
      hpt: [{ acts: ['raise'], always: true }, 'hpt/rrp7/3/betting-10'],
      web: [{ acts: ['raise'], always: false }, `${R}11/call`],
      wsop: [{ acts: [], always: false }, 'wsop/136'],
    },
  ],
  [
    'skipped',
    w => w.skipped,
    {
      rrp: [{ players: 3, loses: 'may' }, `${R}12`],
      uspa: [{ players: 3, loses: 'may' }, 'uspa/3.1.7.11'],
      hpt: [{ players: 3, loses: 'may' }, `${R}12`],
      web: [{ players: 3, loses: 'will' }, 'web/betting/11'],
      wsop: [{ players: 2, loses: 'may' }, 'wsop/137'],
    },
  ],
  [
    'forward motion at limit',
    w => w.forwardMotion.limit,
    {
      rrp: ['may-be-held-if-another-acts', `${R}8`],
      uspa: ['may-be-held-if-another-acts', 'uspa/3.1.7.13'],
      hpt: ['may-be-held-if-another-acts', `${R}8`],
      web: ['held-if-another-acts', 'web/betting/7'],
      wsop: ['complete-or-forfeit', 'wsop/138'],
    },
  ],
  [
    'forward motion at big-bet play',
    w => w.forwardMotion.bigBet,
    {
      rrp: ['nothing', 'rrp/14/nl/7'],
      uspa: ['nothing', 'uspa/3.4.2.4'],
      hpt: ['nothing', 'rrp/14/nl/7'],
      web: ['nothing', 'rrp/14/nl/7'],
      wsop: ['may-be-held-to-the-call', 'wsop/179'],
    },
  ],
  [
    'chips that make a raise at limit',
    w => w.raiseByChips,
    {
      rrp: ['half', `${R}14`],
      uspa: ['half', 'uspa/3.1.7.14'],
      hpt: ['half', `${R}14`],
      web: ['more-than-half', 'web/betting/12'],
      wsop: ['half', 'wsop/140-half'],
    },
  ],
  [
    'who stops a string raise',
    w => w.stringRaiseCalledBy,
    {
      rrp: ['dealer', `${R}14`],
      uspa: ['dealer', `${R}14`],
      hpt: ['dealer', `${R}14`],
      web: ['dealer', `${R}14`],
      wsop: ['dealer-or-player', 'wsop/178-who'],
    },
  ],
  [
    'several chips, and chips of an earlier bet',
    w => w.multiChip,
    {
      rrp: ['by-the-total', `${R}14`],
      uspa: ['by-the-total', 'uspa/3.1.7.14'],
      hpt: ['by-the-total', `${R}14`],
      web: ['by-the-total', 'web/betting/12'],
      wsop: ['call-if-every-chip-is-needed', 'wsop/141g2'],
    },
  ],
  [
    'one big chip, facing a bet',
    w => w.oversizedChip.limit,
    {
      rrp: ['call', `${R}15`],
      uspa: ['call', 'uspa/3.1.7.15'],
      hpt: ['call', `${R}15`],
      web: ['call', 'web/betting/15'],
      wsop: ['call', 'wsop/141'],
    },
  ],
  [
    'motions after saying raise, cash',
    w => w.motions.cash,
    {
      rrp: [any, 'rrp/14/nl/6'],
      uspa: [any, 'uspa/3.4.2.8'],
      hpt: [any, 'rrp/14/nl/6'],
      web: [any, 'web/betting/12'],
      wsop: ['the-call-and-one-motion', 'wsop/178'],
    },
  ],
  [
    'motions after saying raise, tournament',
    w => w.motions.tournament,
    {
      rrp: ['one-motion', 'rrp/15/24'],
      uspa: [any, 'uspa/3.4.2.8'],
      hpt: ['one-motion', 'rrp/15/24'],
      web: [any, 'web/betting/12'],
      wsop: ['the-call-and-one-motion', 'wsop/178'],
    },
  ],
  [
    'too much put in to call',
    w => w.overcall,
    {
      rrp: ['call', 'rrp/14/nl/11'],
      uspa: ['call', 'uspa/3.4.2.10'],
      hpt: ['call', 'rrp/14/nl/11'],
      web: ['call', 'rrp/14/nl/11'],
      wsop: ['half-is-a-raise', 'wsop/183-overcall'],
    },
  ],
  [
    'a gross misunderstanding covers',
    w => w.misunderstanding.covers,
    {
      rrp: [{ acts: ['call', 'raise'], at: 'big-bet' }, 'rrp/14/nl/12'],
      uspa: [{ acts: ['call'], at: 'big-bet' }, 'uspa/3.4.2.7'],
      hpt: [{ acts: ['call'], at: 'big-bet' }, 'hpt/rrp7/14/11'],
      web: [{ acts: ['call', 'raise'], at: 'big-bet' }, 'web/betting/13'],
      wsop: [{ acts: ['bet', 'call', 'raise'], at: 'all' }, 'wsop/139-withdraw'],
    },
  ],
  [
    'no misunderstanding from this part on',
    w => w.misunderstanding.boundFrom,
    {
      rrp: [0.8, 'rrp/14/nl/12/eighty-percent'],
      uspa: [0.8, 'uspa/3.4.2.7'],
      hpt: [0.8, 'hpt/rrp7/14/11'],
      web: [0.8, 'rrp/14/nl/12/eighty-percent'],
      wsop: [null, 'wsop/139-withdraw'],
    },
  ],
  [
    'a wager above the pot, questioned late',
    w => w.oversize.late,
    {
      rrp: ['floor-may-let-it-stand', 'rrp/14/pl/3'],
      uspa: ['floor-may-let-it-stand', 'uspa/3.4.3.3'],
      hpt: ['floor-may-let-it-stand', 'rrp/14/pl/3'],
      web: ['floor-may-let-it-stand', 'rrp/14/pl/3'],
      wsop: ['corrected', 'wsop/189'],
    },
  ],
  [
    'a chip above the pot, facing a bet',
    w => w.potLimitChip,
    {
      rrp: ['call', 'rrp/14/pl/6'],
      uspa: ['pot', 'uspa/3.4.3.7'],
      hpt: ['call', 'rrp/14/pl/6'],
      web: ['call', 'rrp/14/pl/6'],
      wsop: ['call', 'wsop/192'],
    },
  ],
  [
    'not knowing of a kill',
    w => w.unawareOfKill,
    {
      rrp: [{ bound: 'required-with-the-button-up', must: 'completes' }, 'rrp/13/9'],
      uspa: [{ bound: 'required-with-the-button-up', must: 'completes' }, 'uspa/3.6.2.9'],
      hpt: [{ bound: 'required-with-the-button-up', must: 'completes' }, 'rrp/13/9'],
      web: [{ bound: 'required-with-the-button-up', must: 'completes' }, 'rrp/13/9'],
      wsop: [{ bound: 'announced-with-the-button-up', must: 'completes-or-forfeits' }, 'wsop/200'],
    },
  ],
]

describe('reading wagers: the five books side by side', () => {
  test.each(answers)('%s', (_, of, expected) => {
    const given = Object.fromEntries(
      BOOKS.map(id => [id, [of(rulebooks[id].wagers).is, of(rulebooks[id].wagers).rule]]),
    )
    expect(given).toEqual(expected)
  })
})
