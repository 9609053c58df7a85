import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { type FloorScene, floorScene, kindOf, names, stud, withList, withTable } from '../../testing/floor-scene.ts'
import { rule } from '../../testing/rule.ts'
import { dueNow } from '../due-now.ts'

const walks = (player: string, extension?: number) =>
  ({ type: 'WalkAway', player, ...(extension !== undefined && { extension }) }) as const

/** A game of six with a name waiting for it. */
const game = (book: BookId, kind = kindOf()): FloorScene =>
  withTable(withList(floorScene(book), 'g', kind, ['zoe']), 'T1', 'g', names('p', 6))

/** Whom the floor may pick up at this minute, and why. */
const pickedUp = ({ floor }: FloorScene, minute: number): readonly string[] =>
  dueNow(floor, minute * 60_000).flatMap(due => (due.due === 'pick-up' ? [`${due.player} ${due.why}`] : []))

describe('absences', () => {
  rule('rrp/2/procedures/20', 'half an hour, while somebody waits', () => {
    const away = game('rrp').gives(walks('p2'))
    expect([pickedUp(away, 29), pickedUp(away, 30)]).toEqual([[], ['p2 too-long']])
    expect(pickedUp(away.gives({ type: 'LeaveList', player: 'zoe', game: 'g' }), 30)).toEqual([])
    expect(pickedUp(away.gives({ type: 'ComeBack', player: 'p2' }), 30)).toEqual([])
  })

  rule('wsop/78', 'the second to walk hears it, and is picked up once they miss a blind', () => {
    const both = game('wsop').gives(walks('p2'), walks('p3'))
    expect(both.events.at(-1)).toMatchObject({ type: 'WalkedAway', player: 'p3', second: true, rules: ['wsop/78'] })
    expect(pickedUp(both, 1)).toEqual([])
    const missed = both.gives({ type: 'MissBlind', player: 'p3' }, { type: 'MissBlind', player: 'p2' })
    expect(pickedUp(missed, 1)).toEqual(['p3 second-man-walking'])
    expect(dueNow(missed.floor, 0).find(({ due }) => due === 'pick-up')!.rules).toEqual(['wsop/78'])
    // back and gone again once the first is back: nobody’s second
    const alone = missed.gives({ type: 'ComeBack', player: 'p2' }, { type: 'ComeBack', player: 'p3' }, walks('p3'))
    expect(pickedUp(alone.gives({ type: 'MissBlind', player: 'p3' }), 1)).toEqual([])
  })

  test('there is no second to walk where no blinds are, nor by a book that says nothing of it', () => {
    for (const scene of [game('wsop', stud), game('rrp')])
      expect(scene.gives(walks('p2'), walks('p3')).events.at(-1)).not.toHaveProperty('second')
  })

  rule(
    'wsop/77-buttons',
    'each next dealer gives an absent button to a seat with a missed blind; two are enough',
    () => {
      const missed = game('wsop').gives(walks('p2'), { type: 'MissBlind', player: 'p2' })
      const push = (scene: FloorScene, dealer: string) =>
        scene.gives({ type: 'AddDealer', dealer, forms: 'all' }, { type: 'PushDealer', dealer, table: 'T1' })
      const one = push(missed, 'Moe')
      expect(one.events.at(-1)).toMatchObject({ type: 'AbsentButtonGiven', player: 'p2', count: 1 })
      expect(pickedUp(one, 1)).toEqual([])
      expect(pickedUp(push(one, 'Dot'), 1)).toEqual(['p2 absent-buttons'])
      expect(push(game('wsop').gives(walks('p2')), 'Moe').events.at(-1)!.type).toBe('DealerPushed')
      expect(missed.refuses({ type: 'GiveAbsentButton', player: 'p2' }).why).toBe('not-due')
    },
  )

  rule('wsop/77', 'an hour, or a missed blind and two absent buttons', () => {
    const away = game('wsop').gives(walks('p2'))
    expect([pickedUp(away, 59), pickedUp(away, 60)]).toEqual([[], ['p2 too-long']])
  })

  rule('wsop/77-extend', 'a supervisor lets them be away for half an hour more', () => {
    const away = game('wsop').gives(walks('p2', 30))
    expect([pickedUp(away, 89), pickedUp(away, 90)]).toEqual([[], ['p2 too-long']])
    expect(away.events.at(-1)!.rules).toEqual(['wsop/77', 'wsop/77-extend'])
    expect(game('wsop').refuses(walks('p2', 30), 'dealer').why).toBe('not-your-office')
    expect(game('wsop').as('dealer', 'Moe', walks('p2')).events).toHaveLength(1)
  })
})
