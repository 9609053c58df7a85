import { describe, expect, test } from 'vitest'
import { BOOKS, type BookId, type RuleId } from '../rule-id.ts'
import type { ValueOf } from '../rulebook.ts'
import { rulebooks } from '../rulebooks.ts'
import { wagerReading } from './wager-reading.ts'
import { wagerSizes } from './wager-sizes.ts'

const R = 'rrp/3/betting/'
const bigWagers = ['bet', 'raise', 'complete'] as const
const called = ['bet', 'call', 'raise', 'complete'] as const
const half = { fraction: 0.5, inclusive: true }
const several = 'allowed-after-saying-raise'
const callAndOne = 'amount-stated-or-call-and-single-motion'
const required = {
  boundWhen: 'required-and-button-face-up',
  bound: 'must-complete',
  otherwise: 'may-withdraw',
} as const
const chipCalls = { opening: 'pot', facingBet: 'call', raiseDeclared: 'pot-raise' } as const

const points = { ...wagerReading.points, ...wagerSizes.points }
type Name = keyof typeof points
type Answers = { readonly [N in Name]?: Readonly<Record<BookId, readonly [ValueOf<N>, RuleId]>> }

/** Every point on which the books differ, with each book's answer and the rule it rests on, side by side. */
const differ: Answers = {
  verbalPrecedence: {
    rrp: ['win', `${R}9`],
    uspa: ['bind', 'uspa/3.1.7.8'],
    hpt: ['bind', 'hpt/rrp7/3/betting-8'],
    web: ['bind', 'web/betting/6'],
    wsop: ['win', 'wsop/135'],
  },
  tableTapMeans: {
    rrp: ['pass', `${R}10`],
    uspa: ['pass', 'uspa/3.1.7.9'],
    hpt: ['pass', `${R}10`],
    web: ['pass', 'web/betting/6'],
    wsop: ['check', 'wsop/135'],
  },
  outOfTurnBinding: {
    rrp: ['binding', `${R}11`],
    uspa: ['may-bind', 'uspa/3.1.7.10'],
    hpt: ['may-bind', 'hpt/rrp7/3/betting-10'],
    web: ['binding', 'web/betting/10'],
    wsop: ['binding', 'wsop/136'],
  },
  outOfTurnFreedBy: {
    rrp: [bigWagers, `${R}11`],
    uspa: [called, 'uspa/3.1.7.10'],
    hpt: [called, 'hpt/rrp7/3/betting-10'],
    web: [['fold', 'check', 'call', ...bigWagers], 'web/betting/10'],
    wsop: [bigWagers, 'wsop/17'],
  },
  outOfTurnFloorAfter: {
    rrp: [['call'], `${R}11`],
    uspa: [[], 'uspa/3.1.7.10'],
    hpt: [[], 'hpt/rrp7/3/betting-10'],
    web: [[], 'web/betting/10'],
    wsop: [[], 'wsop/136'],
  },
  outOfTurnCheckBars: {
    rrp: [['bet', 'raise'], `${R}11/check`],
    uspa: [['bet', 'raise'], 'uspa/3.1.7.10'],
    hpt: [['bet', 'raise'], 'hpt/rrp7/3/betting-10'],
    web: [['call', 'raise'], 'web/betting/10'],
    wsop: [[], 'wsop/136'],
  },
  outOfTurnCallBars: {
    rrp: [{ acts: ['raise'], always: true }, `${R}11/call`],
    uspa: [{ acts: ['raise'], always: true }, `${R}11/call`],
    hpt: [{ acts: ['raise'], always: true }, 'hpt/rrp7/3/betting-10'],
    web: [{ acts: ['raise'], always: true }, `${R}11/call`],
    wsop: [{ acts: [], always: false }, 'wsop/136'],
  },
  skippedActionPlayersBehind: {
    rrp: [{ players: 3, loss: 'may' }, `${R}12`],
    uspa: [{ players: 3, loss: 'may' }, 'uspa/3.1.7.11'],
    hpt: [{ players: 3, loss: 'may' }, `${R}12`],
    web: [{ players: 3, loss: 'must' }, 'web/betting/11'],
    wsop: [{ players: 2, loss: 'may' }, 'wsop/137'],
  },
  timeCalledFrom: {
    rrp: [{ cash: 'anywhere', tournament: 'the-table' }, 'rrp/15/12'],
    uspa: [{ cash: 'anywhere', tournament: 'the-table' }, 'uspa/3.3.2.11'],
    hpt: [{ cash: 'anywhere', tournament: 'the-table' }, 'rrp/15/12'],
    web: [{ cash: 'anywhere', tournament: 'the-table' }, 'rrp/15/12'],
    wsop: [{ cash: 'anywhere', tournament: 'the-table' }, 'rrp/15/12'],
  },
  forwardMotionLimit: {
    rrp: ['may-be-forced-if-another-acts', `${R}8`],
    uspa: ['may-be-forced-if-another-acts', 'uspa/3.1.7.13'],
    hpt: ['may-be-forced-if-another-acts', `${R}8`],
    web: ['committed-if-another-acts', 'web/betting/7'],
    wsop: ['complete-or-forfeit', 'wsop/138'],
  },
  forwardMotionBigBet: {
    rrp: ['not-binding-until-released', 'rrp/14/nl/7'],
    uspa: ['not-binding-until-released', 'uspa/3.4.2.4'],
    hpt: ['not-binding-until-released', 'rrp/14/nl/7'],
    web: ['not-binding-until-released', 'rrp/14/nl/7'],
    wsop: ['may-be-held-to-the-call', 'wsop/179'],
  },
  killUnaware: {
    rrp: [required, 'rrp/13/9'],
    uspa: [required, 'uspa/3.6.2.9'],
    hpt: [required, 'rrp/13/9'],
    web: [required, 'rrp/13/9'],
    wsop: [{ ...required, boundWhen: 'announced-and-button-face-up', bound: 'must-complete-or-forfeit' }, 'wsop/200'],
  },
  dealerEnforcesStringRaise: {
    rrp: ['dealer', `${R}14`],
    uspa: ['dealer', `${R}14`],
    hpt: ['dealer', `${R}14`],
    web: ['dealer', `${R}14`],
    wsop: ['dealer-or-player', 'wsop/178-who'],
  },
  raiseByChipsFraction: {
    rrp: [half, `${R}14`],
    uspa: [half, 'uspa/3.1.7.14'],
    hpt: [half, `${R}14`],
    web: [{ fraction: 0.5, inclusive: false }, 'web/betting/12'],
    wsop: [half, 'wsop/140-half'],
  },
  raiseByLikeChips: {
    rrp: ['holds', `${R}14`],
    uspa: ['holds', 'uspa/3.1.7.14'],
    hpt: ['holds', `${R}14`],
    web: ['holds', 'web/betting/12'],
    wsop: ['may-not-hold', 'wsop/140-exceptions'],
  },
  multiChipRule: {
    rrp: ['by-the-total', `${R}14`],
    uspa: ['by-the-total', 'uspa/3.1.7.14'],
    hpt: ['by-the-total', `${R}14`],
    web: ['by-the-total', 'web/betting/12'],
    wsop: ['call-if-every-chip-is-needed', 'wsop/141g2'],
  },
  raiseInSeveralMotions: {
    rrp: [several, 'rrp/14/nl/6'],
    uspa: [several, 'uspa/3.4.2.8'],
    hpt: [several, 'rrp/14/nl/6'],
    web: [several, 'web/betting/12'],
    wsop: [callAndOne, 'wsop/178'],
  },
  raiseInSeveralMotionsTournament: {
    rrp: ['amount-stated-or-single-motion', 'rrp/15/24'],
    uspa: [several, 'uspa/3.4.2.8'],
    hpt: ['amount-stated-or-single-motion', 'rrp/15/24'],
    web: [several, 'web/betting/12'],
    wsop: [callAndOne, 'wsop/178'],
  },
  noLimitOvercallHalfRaise: {
    rrp: [false, 'rrp/14/nl/11'],
    uspa: [false, 'uspa/3.4.2.10'],
    hpt: [false, 'rrp/14/nl/11'],
    web: [false, 'rrp/14/nl/11'],
    wsop: [true, 'wsop/183-overcall'],
  },
  lateOversizeObjection: {
    rrp: ['floor-may-let-stand', 'rrp/14/pl/3'],
    uspa: ['floor-may-let-stand', 'uspa/3.4.3.3'],
    hpt: ['floor-may-let-stand', 'rrp/14/pl/3'],
    web: ['floor-may-let-stand', 'rrp/14/pl/3'],
    wsop: ['corrected', 'wsop/189'],
  },
  potLimitBigChip: {
    rrp: [chipCalls, 'rrp/14/pl/6'],
    uspa: [{ ...chipCalls, facingBet: 'pot' }, 'uspa/3.4.3.7'],
    hpt: [chipCalls, 'rrp/14/pl/6'],
    web: [chipCalls, 'rrp/14/pl/6'],
    wsop: [chipCalls, 'wsop/192'],
  },
  raiseUnaware: {
    rrp: ['withdraws-if-nobody-acted', `${R}13`],
    uspa: ['withdraws-if-nobody-acted', 'uspa/3.1.7.12'],
    hpt: ['withdraws-if-nobody-acted', `${R}13`],
    web: ['withdraws-if-nobody-acted', 'web/betting/13'],
    wsop: ['floor-may-let-withdraw-if-nobody-acted', 'wsop/139-withdraw'],
  },
  misunderstandingCovers: {
    rrp: [{ acts: ['call', 'raise'], at: 'big-bet' }, 'rrp/14/nl/12'],
    uspa: [{ acts: ['call'], at: 'big-bet' }, 'uspa/3.4.2.7'],
    hpt: [{ acts: ['call'], at: 'big-bet' }, 'hpt/rrp7/14/11'],
    web: [{ acts: ['call', 'raise'], at: 'big-bet' }, 'web/betting/13'],
    wsop: [{ acts: ['bet', 'call', 'raise'], at: 'all' }, 'wsop/139-withdraw'],
  },
  misunderstandingUnless: {
    rrp: ['harm', 'rrp/14/nl/12'],
    uspa: ['harm', 'uspa/3.4.2.7'],
    hpt: ['harm', 'hpt/rrp7/14/11'],
    web: ['harm', 'rrp/14/nl/12'],
    wsop: ['another-acted', 'wsop/139-withdraw'],
  },
}

/** The points on which all books say the same, each in a rule of its own; here the rule of each book. */
const agree: { readonly [N in Name]?: Readonly<Record<BookId, RuleId>> } = {
  oversizedChip: {
    rrp: `${R}15`,
    uspa: 'uspa/3.1.7.15',
    hpt: `${R}15`,
    web: 'web/betting/15',
    wsop: 'wsop/141',
  },
  shortCallBigBet: {
    rrp: 'rrp/14/nl/9',
    uspa: 'uspa/3.4.2.6',
    hpt: 'rrp/14/nl/9',
    web: 'web/betting/13',
    wsop: 'wsop/181',
  },
  drawChangeBadugi: {
    rrp: 'rrp/11/11',
    uspa: 'uspa/3.2.8.5.1.12',
    hpt: 'rrp/11/11',
    web: 'rrp/11/11',
    wsop: 'wsop/305',
  },
}

const names = Object.keys(points) as Name[]

describe('reading wagers: the five books side by side', () => {
  test.each(Object.entries(differ))('%s', (name, expected) => {
    const given = BOOKS.map(id => [id, [rulebooks[id][name as Name].is, rulebooks[id][name as Name].rule]])
    expect(Object.fromEntries(given)).toEqual(expected)
  })

  test.each(names.filter(name => differ[name] === undefined))('%s is answered alike', name => {
    const robert = rulebooks.rrp[name].is
    for (const id of BOOKS) expect(rulebooks[id][name].is).toEqual(robert)
  })

  test.each(Object.entries(agree))('%s, each by its own rule', (name, expected) => {
    const given = BOOKS.map(id => [id, rulebooks[id][name as Name].rule])
    expect(Object.fromEntries(given)).toEqual(expected)
  })

  test('each draw has the rule, its condition on the deck and its condition on the others', () => {
    for (const name of names.filter(name => name.startsWith('drawChange')))
      for (const id of BOOKS) expect(rulebooks[id][name].rules).toHaveLength(3)
  })
})
