import { describe, expect } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { memberOf } from '../draft.ts'
import { whoCanPlay } from '../people/who-can-play.ts'

const sits = { type: 'TakeSeat', player: 'ann', seat: 1 } as const

describe('open-face', () => {
  const form = forms['open-face-chinese']
  const openFace = (): TableScene =>
    tableScene(placardOf('wsop', { parts: [{ form, stakes: stakesFor(form, 'limit', 10) }] }), {
      ann: 1,
      bob: 2,
      cid: 3,
    })

  rule(
    'wsop/346b',
    'too few chips for a point: buy or leave; a player who left is back after two hours, not before',
    () => {
      const poor = openFace().deal({ chips: { 1: 9, 2: 1991 } })
      expect(whoCanPlay(poor.table).out).toEqual([{ player: 'ann', why: 'no-chips', rules: ['wsop/346b'] }])
      expect(whoCanPlay(poor.gives({ type: 'TopUp', player: 'ann', chips: 500 }).table).out).toEqual([])
      const out = poor.gives({ type: 'Leave', player: 'ann' })
      expect(out.later(90).refuses(sits)).toMatchObject({
        why: 'not-the-time',
        until: 120 * 60_000,
        rules: ['wsop/346b'],
      })
      expect(out.later(120).gives(sits).table.chairs[0]).toBe('ann')
      // a player who left with chips is not locked out
      expect(openFace().gives({ type: 'Leave', player: 'ann' }).later(5).gives(sits).table.chairs[0]).toBe('ann')
    },
  )

  rule('wsop/352c1', 'on the way into Fantasyland 200 more are refused; after that deal they are allowed', () => {
    const due = openFace().deal({ fantasyland: [{ seat: 1, cards: 13 }] })
    const adds = { type: 'TopUp', player: 'ann', chips: 200 } as const
    expect(due.refuses(adds)).toMatchObject({ why: 'not-the-time', rules: ['wsop/352c1'] })
    expect(due.gives({ type: 'CallDeal' }).refuses(adds)).toMatchObject({ why: 'not-the-time' })
    expect(memberOf(due.deal().gives(adds).table, 'ann')!.stack).toBe(1200)
    expect(memberOf(due.gives({ ...adds, player: 'bob' }).table, 'bob')!.stack).toBe(1200)
  })
})
