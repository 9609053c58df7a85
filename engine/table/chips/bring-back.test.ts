import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { memberOf } from '../draft.ts'
import { whoCanPlay } from '../people/who-can-play.ts'

/** ann has this stack beside bob and cid. */
const game = (book: BookId, stack: number): TableScene =>
  tableScene(placardOf(book), { ann: 1, bob: 2, cid: 3 }).deal({ chips: { 1: stack, 2: 2000 - stack } })
const sits = { type: 'TakeSeat', player: 'ann', seat: 1 } as const
const buys = (chips: number) => ({ type: 'BuyIn', player: 'ann', chips }) as const

describe('coming back to the same game', () => {
  const left = (book: BookId, stack: number) => game(book, stack).gives({ type: 'Leave', player: 'ann' })

  rule('rrp/2/procedures/7', 'out with 740, back after 50 minutes: 740; after 61: the minimum', () => {
    const back = left('rrp', 740).later(50).gives(sits)
    expect(back.refuses(buys(739))).toMatchObject({
      why: 'must-bring-back',
      least: 740,
      until: 60 * 60_000,
      rules: ['rrp/2/procedures/7'],
    })
    expect(memberOf(back.gives(buys(740)).table, 'ann')!.stack).toBe(740)
    expect(memberOf(left('rrp', 740).later(61).gives(sits, buys(200)).table, 'ann')!.stack).toBe(200)
  })

  rule('uspa/app3/3.5', 'out with 640, back in 45 minutes: 640', () => {
    const back = left('uspa', 640).later(45).gives(sits)
    expect(back.refuses(buys(500))).toMatchObject({ least: 640, rules: ['uspa/app3/3.5'] })
  })

  rule('wsop/62', 'out with 850, back after 45 minutes: 850; after 65 the normal limits', () => {
    expect(left('wsop', 850).later(45).gives(sits).refuses(buys(849))).toMatchObject({ least: 850, rules: ['wsop/62'] })
    expect(memberOf(left('wsop', 850).later(65).gives(sits, buys(200)).table, 'ann')!.stack).toBe(200)
    // what they took off counts also above the maximum
    const rich = left('wsop', 1700).later(10).gives(sits)
    expect(rich.refuses(buys(1000))).toMatchObject({ why: 'must-bring-back', least: 1700 })
    expect(memberOf(rich.gives(buys(1700)).table, 'ann')!.stack).toBe(1700)
  })

  test('to sit down and wait until the hour is over does not help, and a player who was broke buys in as ever', () => {
    expect(left('rrp', 740).later(50).gives(sits).later(20).refuses(buys(200)).why).toBe('must-bring-back')
    expect(memberOf(left('rrp', 0).later(5).gives(sits, buys(200)).table, 'ann')!.stack).toBe(200)
    expect(left('rrp', 90).later(5).gives(sits).refuses(buys(90))).toMatchObject({
      why: 'buy-in-too-small',
      least: 200,
    })
  })
})

describe('chips taken along for safety', () => {
  const walks = (scene: TableScene, takes: number) => scene.gives({ type: 'WalkAway', player: 'ann', takes })

  rule('rrp/2/procedures/6', 'they took 480 of 500: on their return they are dealt in when 480 are back', () => {
    const away = walks(game('rrp', 500), 480)
    expect(memberOf(away.table, 'ann')).toMatchObject({ stack: 20, pocketed: 480 })
    const back = away.gives({ type: 'ComeBack', player: 'ann', brings: 0 })
    expect(whoCanPlay(back.table).out).toEqual([
      { player: 'ann', why: 'must-bring-back', rules: ['rrp/2/procedures/6'] },
    ])
    const all = back.gives({ type: 'BringBack', player: 'ann', chips: 480 })
    expect(whoCanPlay(all.table).out).toEqual([])
    expect(memberOf(all.table, 'ann')).toMatchObject({ stack: 500, pocketed: 0 })
  })

  rule('wsop/61', 'gone with 640 and back with 400: not dealt in until 640 are on the table', () => {
    const back = walks(game('wsop', 640), 640).gives({ type: 'ComeBack', player: 'ann', brings: 400 })
    expect(whoCanPlay(back.table).out).toEqual([{ player: 'ann', why: 'must-bring-back', rules: ['wsop/61'] }])
    const all = back.gives({ type: 'BringBack', player: 'ann', chips: 240 })
    expect(whoCanPlay(all.table).players).toContain('ann')
    expect(memberOf(all.table, 'ann')!.stack).toBe(640)
  })

  test('what is in a deal stays on the table, and nobody takes more than they have', () => {
    const on = game('rrp', 500).gives({ type: 'CallDeal' })
    expect(on.refuses({ type: 'WalkAway', player: 'ann', takes: 100 })).toMatchObject({ why: 'deal-is-on' })
    expect(game('rrp', 500).refuses({ type: 'WalkAway', player: 'ann', takes: 501 })).toMatchObject({ most: 500 })
    const back = walks(game('rrp', 500), 480).gives({ type: 'ComeBack', player: 'ann', brings: 0 })
    expect(back.refuses({ type: 'BringBack', player: 'ann', chips: 481 })).toMatchObject({ most: 480 })
    const away = walks(game('rrp', 500), 480)
    expect(away.refuses({ type: 'BringBack', player: 'ann', chips: 480 }).why).toBe('away')
  })
})
