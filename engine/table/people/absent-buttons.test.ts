import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { memberOf } from '../draft.ts'
import { minutes } from '../time.ts'
import { pickUpsDue } from './pick-up.ts'

const game = (book: BookId): TableScene => tableScene(placardOf(book), { ann: 1, bob: 2, cid: 3, dan: 4 })
const walks = (player: string) => ({ type: 'WalkAway', player }) as const
/** Who may be picked up this many minutes after the table opened. */
const dueAt = ({ table }: TableScene, minute: number): readonly (readonly string[])[] =>
  pickUpsDue(table, minutes(minute)).map(({ player, why }) => [player, why])
/** With a missed-blind button in front of an empty seat, which deals bring about. */
const missed = (scene: TableScene, player: string): TableScene => {
  let now = scene
  for (let deal = 0; deal < 9 && !memberOf(now.table, player)!.missedBlindButton; deal++) now = now.deal()
  expect(memberOf(now.table, player)!.missedBlindButton).toBe(true)
  return now
}
const changesDealer = (dealer: string) => ({ type: 'ChangeDealer', dealer }) as const

describe('missed-blind and absent buttons', () => {
  rule('wsop/77-buttons', 'they have missed a blind: each dealer who then comes gives an absent button', () => {
    const first = game('wsop').deal().gives(walks('bob'), changesDealer('Eve'))
    expect(memberOf(first.table, 'bob')!.absentButtons).toBe(0)
    const given = missed(first, 'bob').gives(changesDealer('Fay'))
    expect(given.events.at(-1)).toMatchObject({
      type: 'AbsentButtonGiven',
      player: 'bob',
      count: 1,
      rules: ['wsop/77-buttons'],
    })
    const second = given.gives(changesDealer('Gus'))
    expect(memberOf(second.table, 'bob')!.absentButtons).toBe(2)
    expect(memberOf(second.gives({ type: 'ComeBack', player: 'bob' }).table, 'bob')!.absentButtons).toBe(0)
    expect(game('rrp').gives(walks('bob'), changesDealer('Eve')).events).toHaveLength(2)
  })

  rule('wsop/77', 'a missed blind and two absent buttons, or an hour: what comes first', () => {
    const once = missed(game('wsop').deal().gives(walks('bob')), 'bob')
      .later(30)
      .gives(changesDealer('Eve'))
    expect(dueAt(once, 30)).toEqual([])
    expect(dueAt(once, 60)).toEqual([['bob', 'away-too-long']])
    const twice = once.later(10).gives(changesDealer('Fay'))
    expect(dueAt(twice, 40)).toEqual([['bob', 'absent-buttons']])
    expect(twice.gives({ type: 'PickUp', player: 'bob' }).table.chairs[1]).toBeNull()
  })

  test('where no dealer gives them, nobody does', () => {
    expect(game('wsop').refuses({ type: 'GiveAbsentButton', player: 'ann' })).toMatchObject({
      about: { absentButtonsBy: 'next-dealer' },
    })
  })
})

describe('the second who walks', () => {
  rule('wsop/78', 'bob is away; cid hears so, goes, and misses the big blind: they may be picked up at once', () => {
    const both = game('wsop').deal().gives(walks('bob'), walks('cid'))
    expect(both.events.at(-1)).toMatchObject({ type: 'WalkedAway', player: 'cid', second: true, rules: ['wsop/78'] })
    expect(dueAt(both, 1)).toEqual([])
    expect(dueAt(missed(both, 'cid'), 1)).toEqual([['cid', 'second-man-walking']])
    const alone = game('wsop').deal().gives(walks('cid'))
    expect(dueAt(missed(alone, 'cid'), 1)).toEqual([])
    const robert = game('rrp').deal().gives(walks('bob'), walks('cid'))
    expect(robert.events.at(-1)).toMatchObject({ second: false })
  })
})
