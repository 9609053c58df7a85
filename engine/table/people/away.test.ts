import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { memberOf } from '../draft.ts'
import type { Table } from '../table.ts'
import { minutes } from '../time.ts'
import { pickUpsDue } from './pick-up.ts'
import { whoCanPlay } from './who-can-play.ts'

const game = (book: BookId): TableScene => tableScene(placardOf(book), { ann: 1, bob: 2, cid: 3, dan: 4 })
const walks = (player: string) => ({ type: 'WalkAway', player }) as const
/** Who may be picked up this many minutes after the table opened. */
const dueAt = ({ table }: TableScene, minute: number): readonly (readonly string[])[] =>
  pickUpsDue(table, minutes(minute)).map(({ player, why }) => [player, why])
describe('a player who is away', () => {
  test('is not dealt in until they are back', () => {
    const away = game('rrp').gives(walks('ann'))
    expect(whoCanPlay(away.table).out).toEqual([{ player: 'ann', why: 'away', rules: ['rrp/2/procedures/20'] }])
    expect(whoCanPlay(away.gives({ type: 'ComeBack', player: 'ann' }).table).out).toEqual([])
    expect(away.refuses(walks('ann')).why).toBe('away')
    expect(game('rrp').refuses({ type: 'ComeBack', player: 'ann' }).why).toBe('not-away')
  })

  rule('rrp/2/procedures/20', 'after more than 30 minutes the floor may pick up; with notice, 30 more', () => {
    const away = game('rrp').gives(walks('ann'))
    expect(dueAt(away, 30)).toEqual([])
    expect(dueAt(away, 31)).toEqual([['ann', 'away-too-long']])
    const longer = game('rrp').gives({ type: 'ExtendAbsence', player: 'ann', minutes: 30 }).later(2).gives(walks('ann'))
    expect(dueAt(longer, 62)).toEqual([])
    expect(dueAt(longer, 63)).toEqual([['ann', 'away-too-long']])
    expect(away.refuses({ type: 'ExtendAbsence', player: 'ann', minutes: 30 })).toMatchObject({
      why: 'not-the-time',
      about: 'before-they-go',
    })
  })

  rule('uspa/app3/3.19', 'away 31 minutes without notice: the referee is asked to pick up', () => {
    const away = game('uspa').gives(walks('ann'))
    expect(dueAt(away, 30)).toEqual([])
    const up = away.later(31).gives({ type: 'PickUp', player: 'ann' })
    expect(up.events).toMatchObject([
      { type: 'CashedOut', player: 'ann', chips: 1000, why: 'picked-up', rules: ['uspa/app3/3.19'] },
    ])
    expect(up.table.chairs[0]).toBeNull()
    expect(away.later(30).refuses({ type: 'PickUp', player: 'ann' }).why).toBe('not-due-for-it')
  })

  rule('wsop/77-extend', '30 minutes more, said before they go, make it 90', () => {
    const longer = game('wsop').gives({ type: 'ExtendAbsence', player: 'ann', minutes: 30 }, walks('ann'))
    expect(dueAt(longer, 89)).toEqual([])
    expect(dueAt(longer, 90)).toEqual([['ann', 'away-too-long']])
    expect(longer.events[0]!.rules).toEqual(['wsop/77-extend'])
  })

  rule('wsop/77-excess', 'away for the fifth time in three hours: too often', () => {
    const often = (scene: TableScene, times: number): TableScene =>
      Array.from({ length: times }).reduce<TableScene>(
        now => now.gives(walks('ann'), { type: 'ComeBack', player: 'ann' }).later(30),
        scene,
      )
    const fifth = often(game('wsop'), 4).gives(walks('ann'))
    expect(pickUpsDue(fifth.table, minutes(121))).toEqual([
      { player: 'ann', why: 'away-too-often', rules: ['wsop/77-excess'] },
    ])
    expect(dueAt(often(game('wsop'), 3).gives(walks('ann')), 91)).toEqual([])
    expect(dueAt(often(game('wsop'), 4).later(120).gives(walks('ann')), 241)).toEqual([])
  })
})

describe('the chips of a player who is away', () => {
  test('are picked up to the chip, those in their pocket with them, and not in the middle of a deal', () => {
    const away = game('rrp').gives({ type: 'WalkAway', player: 'ann', takes: 400 }).later(31)
    const up: Table = away.gives({ type: 'PickUp', player: 'ann' }).table
    expect(memberOf(up, 'ann')).toMatchObject({ seat: null, stack: 0, pocketed: 0, cashedOut: 1000 })
    const on = game('rrp').gives({ type: 'CallDeal' }, walks('ann')).later(31)
    expect(on.refuses({ type: 'PickUp', player: 'ann' }).why).toBe('deal-is-on')
  })
})
