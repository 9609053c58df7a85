import { describe, expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import type { Placard } from '../placard.ts'
import { seconds } from '../time.ts'

const inSeconds = (count: number): number => count / 60
/** ann to dan are dealt in, eve has come later and is not. */
const deal = (book: BookId, changes: Partial<Placard> = {}): TableScene =>
  tableScene(placardOf(book, changes), { ann: 1, bob: 2, cid: 3, dan: 4 }).gives(
    { type: 'CallDeal' },
    { type: 'TakeSeat', player: 'eve', seat: 5 },
  )
const calls = (by: string, more: { readonly seconds?: number; readonly atSeat?: boolean } = {}) =>
  ({ type: 'CallClock', player: 'bob', by, since: 0, ...more }) as const
/** The clock on bob, called this many seconds after their turn came. */
const calledAt = (scene: TableScene, at: number, by = 'ann') => scene.later(inSeconds(at)).gives(calls(by)).table.clock!

describe('calling the clock', () => {
  rule('rrp/14/nl/16', 'a minute, with a warning ten seconds before it is over', () => {
    expect(calledAt(deal('rrp'), 0)).toEqual({
      player: 'bob',
      seat: 2,
      by: 'ann',
      from: 0,
      warns: seconds(50),
      ends: seconds(60),
    })
  })

  rule('uspa/3.4.2.13', 'on the word of another player', () => {
    expect(calledAt(deal('uspa'), 0).ends).toBe(seconds(60))
    expect(deal('uspa').refuses(calls('bob'))).toMatchObject({ why: 'not-theirs-to-say', rules: ['uspa/3.4.2.13'] })
    expect(calledAt(deal('rrp'), 0, 'bob').by).toBe('bob')
  })

  rule('wsop/85', 'not before two minutes; a minute, and ten seconds are counted', () => {
    expect(deal('wsop').later(inSeconds(119)).refuses(calls('ann'))).toMatchObject({
      why: 'not-the-time',
      until: seconds(120),
    })
    expect(calledAt(deal('wsop'), 120)).toMatchObject({ warns: seconds(180), ends: seconds(190) })
  })

  rule('wsop/185', 'called at 2:00, their time is over at 3:10', () => {
    const called = deal('wsop').later(2).gives(calls('ann'))
    expect(called.later(inSeconds(69)).refuses({ type: 'EndClock' })).toMatchObject({ until: seconds(190) })
    const over = called.later(inSeconds(70)).gives({ type: 'EndClock' })
    expect(over.events).toMatchObject([{ type: 'ClockRanOut', player: 'bob', seat: 2 }])
    expect(over.events[0]!.rules).toContain('wsop/185')
    expect(over.table.clock).toBeNull()
    expect(over.refuses({ type: 'EndClock' }).why).toBe('no-clock-runs')
  })

  rule('wsop/85-who', 'by anybody who was dealt in, folded or not; a player who was not is refused', () => {
    expect(calledAt(deal('wsop'), 120, 'dan').by).toBe('dan')
    expect(deal('wsop').later(2).refuses(calls('eve'))).toMatchObject({ why: 'not-in-the-deal', player: 'eve' })
    expect(calledAt(deal('rrp'), 0, 'eve').by).toBe('eve')
  })

  rule('wsop/83-clock', 'only by a player who is at their seat', () => {
    expect(
      deal('wsop')
        .later(2)
        .refuses(calls('dan', { atSeat: false })),
    ).toMatchObject({ why: 'away', player: 'dan' })
    const walked = deal('wsop').gives({ type: 'WalkAway', player: 'dan' }).later(2)
    expect(walked.refuses(calls('dan')).rules).toContain('wsop/83-clock')
    expect(deal('rrp').gives(calls('dan', { atSeat: false })).table.clock!.by).toBe('dan')
  })

  rule('wsop/85-fast', 'for a player who stalls the supervisor makes it 20 seconds', () => {
    const fast = deal('wsop').gives(calls('floor', { seconds: 20 }))
    expect(fast.table.clock).toMatchObject({ by: 'floor', from: 0, ends: seconds(20) })
    expect(
      deal('wsop')
        .later(2)
        .refuses(calls('ann', { seconds: 20 })),
    ).toMatchObject({
      why: 'not-theirs-to-say',
      about: 'floor',
    })
    expect(deal('rrp').refuses(calls('floor', { seconds: 20 })).why).toBe('not-theirs-to-say')
    expect(deal('wsop').refuses(calls('floor', { seconds: 61 })).why).toBe('not-the-time')
  })

  rule('wsop/351', 'open-face: after half a minute, for half a minute', () => {
    const form = forms['open-face-chinese']
    const openFace = deal('wsop', { parts: [{ form, stakes: stakesFor(form, 'limit', 10) }] })
    expect(openFace.later(inSeconds(29)).refuses(calls('ann'))).toMatchObject({
      until: seconds(30),
      rules: ['wsop/351'],
    })
    expect(calledAt(openFace, 30).ends).toBe(seconds(60))
  })

  test('at limit there is none by Robert’s', () => {
    const limit = deal('rrp', { parts: [{ form: forms.holdem, stakes: stakesFor(forms.holdem, 'limit', 10) }] })
    expect(limit.refuses(calls('ann'))).toMatchObject({
      why: 'not-played-here',
      about: { clockAt: ['half-pot', 'pot-limit', 'no-limit'] },
    })
  })

  test('one runs at a time, on a player who is in a deal, and ends with the deal', () => {
    const called = deal('rrp').gives(calls('ann'))
    expect(called.refuses(calls('cid'))).toMatchObject({ why: 'clock-runs', until: seconds(60) })
    expect(deal('rrp').refuses({ ...calls('ann'), player: 'eve' }).why).toBe('not-in-the-deal')
    expect(tableScene(placardOf('rrp'), { ann: 1, bob: 2 }).refuses(calls('ann')).why).toBe('no-deal-is-on')
  })
})
