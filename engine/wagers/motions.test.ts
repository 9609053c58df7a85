import { describe, expect, test } from 'vitest'
import { across } from '../testing/across.ts'
import { reads } from '../testing/reads.ts'
import { rule } from '../testing/rule.ts'
import { readWager } from './read-wager.ts'
import type { Situation } from './situation.ts'

const since = [{ act: 'fold' }] as const
/** 10-20: twenty pushed forward in hand, the next player folds, and the chips are pulled back. */
const limit: Situation = { structure: 'limit', lastRaise: 20, did: [{ held: [10, 10] }], since }
const bigBet: Situation = { structure: 'no-limit', price: 100, lastRaise: 100, did: [{ held: [300] }], since }

describe('chips moved forward and not let go', () => {
  rule('rrp/3/betting/8', 'at limit may be held to what they were if another acted', () => {
    const reading = reads('rrp', limit)
    expect(reading).toMatchObject({
      act: 'bet',
      to: 20,
      binding: 'may-be',
      discretion: { usual: { act: 'bet', to: 20 }, alternatives: [{ act: 'nothing' }] },
    })
    expect(reading.rules[0]).toBe('rrp/3/betting/8')
    expect(reads('rrp', { ...limit, since: [] })).toMatchObject({ act: 'nothing', binding: false })
  })
  rule('uspa/3.1.7.13', 'may be held to the bet if another acted', () => {
    const reading = reads('uspa', { ...limit, lastRaise: 8, did: [{ held: [5, 1, 1, 1] }] })
    expect(reading).toMatchObject({ act: 'bet', to: 8, binding: 'may-be' })
    expect(reading.rules[0]).toBe('uspa/3.1.7.13')
  })
  rule('web/betting/7', 'are held to the bet if another acted', () => {
    const reading = reads('web', { ...limit, lastRaise: 8, did: [{ held: [5, 1, 1, 1] }] })
    expect(reading).toMatchObject({ act: 'bet', to: 8, binding: true })
    expect(reading.rules[0]).toBe('web/betting/7')
  })
  rule('wsop/138', 'are completed or the hand is given up, and the floor may say so without another act', () => {
    const facing: Situation = { ...limit, price: 20, lastRaise: 20, did: [{ held: [20] }] }
    expect(reads('wsop', facing)).toMatchObject({
      act: 'call',
      to: 20,
      binding: 'may-be',
      mayStill: ['fold', 'call', 'raise'],
      discretion: { usual: { act: 'call', to: 20 }, alternatives: [{ act: 'forfeit' }, { act: 'nothing' }] },
    })
    expect(reads('wsop', { ...facing, since: [] })).toMatchObject({
      act: 'nothing',
      binding: 'may-be',
      discretion: { usual: { act: 'nothing' }, alternatives: [{ act: 'call', to: 20 }, { act: 'forfeit' }] },
    })
  })
  rule('rrp/14/nl/7', 'at big-bet play are no wager until they are let go, unless it was said', () => {
    expect(reads('rrp', bigBet)).toMatchObject({ act: 'nothing', binding: false, rules: ['rrp/14/nl/7'] })
    const said: Situation = { structure: 'no-limit', lastRaise: 10, did: ['bet 200', { held: [100, 100] }] }
    expect(reads('rrp', said)).toMatchObject({ act: 'bet', to: 200, binding: true })
  })
  rule('uspa/3.4.2.4', 'at big-bet play are no wager', () => {
    expect(reads('uspa', bigBet)).toMatchObject({ act: 'nothing', binding: false, rules: ['uspa/3.4.2.4'] })
  })
  rule('wsop/179', 'at big-bet play may cost the call if they drew an act', () => {
    expect(reads('wsop', bigBet)).toMatchObject({
      act: 'call',
      to: 100,
      binding: 'may-be',
      rules: ['wsop/179'],
      discretion: { usual: { act: 'call', to: 100 }, alternatives: [{ act: 'nothing' }] },
    })
    expect(reads('wsop', { ...bigBet, since: [] })).toMatchObject({ act: 'nothing', binding: false })
  })

  test('in every book, limit and no-limit', () => {
    const may = 'may-be'
    across(
      { rrp: [may, false], uspa: [may, false], hpt: [may, false], web: [true, false], wsop: [may, may] },
      (book, binding) => expect([limit, bigBet].map(s => readWager(s, book).binding)).toEqual(binding),
    )
  })
})
