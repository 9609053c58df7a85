import { expect, test } from 'vitest'
import type { Card } from '../../cards/card.ts'
import {
  type FloorScene,
  floorScene,
  kindOf,
  listOf,
  names,
  seatedAt,
  stud,
  withList,
  withTable,
} from '../../testing/floor-scene.ts'
import { rule } from '../../testing/rule.ts'
import { faultsOf } from '../audit.ts'
import type { GameKind } from '../game.ts'

type Book = 'rrp' | 'uspa' | 'wsop'
const GAME = 'the game'

/** T1 has this many players and room for the rest; T2 with a, b, c, d, e breaks. */
const two = (book: Book, at: number, kind: GameKind = kindOf(), list: readonly string[] = []): FloorScene =>
  withTable(withTable(withList(floorScene(book), GAME, kind, list), 'T1', GAME, names('p', at)), 'T2', GAME, [
    'a',
    'b',
    'c',
    'd',
    'e',
  ])
const draws = (cards: Readonly<Record<string, Card>>) => ({
  type: 'BreakGame' as const,
  table: 'T2',
  cards: Object.entries(cards).map(([player, card]) => ({ player, card })),
})
const ALL = { a: 'Kd', b: '9h', c: 'As', d: '4c', e: 'Qd' } as const
const kept = ({ floor }: FloorScene): readonly string[] =>
  floor.tables[0]!.chairs.flatMap((chair, i) => (chair.is === 'held' ? [`${chair.player} ${i + 1}`] : []))

rule('wsop/100', 'by the cards A, K, Q, 9, 4: first the open seats, then the list, before those who wait', () => {
  const broken = two('wsop', 7, kindOf(), ['w1']).gives(draws(ALL))
  expect(broken.events[0]).toMatchObject({
    type: 'GameBroken',
    order: ['c', 'a', 'e', 'b', 'd'].map(player => ({ player })),
  })
  expect(kept(broken)).toEqual(['c 8', 'a 9'])
  expect(listOf(broken, GAME)).toEqual(['e', 'b', 'd', 'w1'])
  expect(broken.floor.tables[1]!.closed).toBe(true)
})
rule('wsop/92', 'a player of a broken game who has a seat kept elsewhere draws no second one', () => {
  const reserved = two('wsop', 7).gives({ type: 'Reserve', player: 'c', table: 'T1', seat: 9 })
  const broken = reserved.gives(draws(ALL))
  expect(kept(broken)).toEqual(['a 8', 'c 9'])
  expect(listOf(broken, GAME)).toEqual(['c', 'e', 'b', 'd'])
  expect(faultsOf(broken.floor)).toEqual([])
})
rule('wsop/100-tier', 'a card of the house passes nobody from a broken game', () => {
  const broken = two('wsop', 9).gives(draws(ALL)).gives({ type: 'SetTier', player: 'Star', tier: 'seven-stars' })
  expect(listOf(withList(broken, GAME, kindOf(), ['Star']), GAME)).toEqual(['c', 'a', 'e', 'b', 'd', 'Star'])
})
const away = (scene: FloorScene, player: string) => scene.gives({ type: 'WalkAway', player })
const missed = (scene: FloorScene, player: string) => away(scene, player).gives({ type: 'MissBlind', player })
rule('wsop/100-absent', 'the floor draws for somebody away, but not if they missed a blind', () => {
  const scene = missed(away(two('wsop', 7), 'c'), 'e')
  expect(scene.refuses(draws({ a: 'Kd', b: '9h', d: '4c' }))).toMatchObject({ why: 'card-missing', player: 'c' })
  expect(scene.refuses(draws(ALL))).toMatchObject({ why: 'not-at-this-table', player: 'e' })
  const broken = scene.gives(draws({ a: 'Kd', b: '9h', c: 'As', d: '4c' }))
  expect(kept(broken)).toEqual(['c 8', 'a 9'])
})
rule('wsop/100-missed', 'with six names on the list, somebody with a missed blind is behind all of them', () => {
  const scene = missed(two('wsop', 9, kindOf(), names('w', 6)), 'e')
  const broken = scene.gives(draws({ a: 'Kd', b: '9h', c: 'As', d: '4c' }))
  expect(listOf(broken, GAME)).toEqual(['c', 'a', 'b', 'd', ...names('w', 6), 'e'])
})
rule('wsop/100-chair', 'the floor may add a chair, which goes with the next player who leaves', () => {
  const full = two('wsop', 9).gives({ ...draws(ALL), addChair: true })
  expect(kept(full)).toEqual(['c 10'])
  const sat = full.gives({ type: 'Sit', player: 'c', table: 'T1', seat: 10 }, { type: 'StandUp', player: 'p3' })
  expect(sat.floor.tables[0]!.chairs[2]!.is).toBe('removed')
  expect(kept(two('rrp', 9).gives({ ...draws(ALL), addChair: true }))).toEqual([])
})
const drawn = (book: Book) => away(two(book, 7), 'c').gives(draws(ALL))
const lost = (scene: FloorScene, id: string) => {
  const dealt = scene.gives({ type: 'NextDeal', table: 'T1', places: { button: 6, small: 7, big: 1 } })
  expect(kept(dealt)).toEqual(['c 8', 'a 9'])
  const due = dealt.gives(
    { type: 'DealOver', table: 'T1' },
    { type: 'NextDeal', table: 'T1', places: { button: 6, small: 7, big: 8 } },
  )
  expect(kept(due)).toEqual(['a 9'])
  expect(due.events[0]).toMatchObject({
    type: 'SeatReleased',
    player: 'c',
    why: 'big-blind',
    rules: expect.arrayContaining([id]),
  })
  expect(listOf(due, GAME)[0]).toBe('c')
}
rule(
  'rrp/2/seating/14',
  'a seat drawn for somebody away is lost when the big blind is due there: first on the list',
  () => lost(drawn('rrp'), 'rrp/2/seating/14'),
)
rule('uspa/app3/4.14', 'the seat is held until the big blind; then the name is first up', () =>
  lost(drawn('uspa'), 'uspa/app3/4.14'),
)
rule('wsop/100-deadline', 'at stud the seat is held for two hands, else until the big blind', () => {
  lost(drawn('wsop'), 'wsop/100-deadline')
  const atStud = away(two('wsop', 6, stud), 'c').gives(draws(ALL))
  const deal = (scene: FloorScene) =>
    scene.gives({ type: 'NextDeal', table: 'T1', places: { button: null, small: null, big: null } })
  const over = (scene: FloorScene) => scene.gives({ type: 'DealOver', table: 'T1' })
  const second = over(deal(over(deal(atStud))))
  expect(kept(second)).toContain('c 7')
  const third = deal(second)
  expect(kept(third)).not.toContain('c 7')
  expect(listOf(third, GAME)[0]).toBe('c')
})
for (const [id, book] of [
  ['rrp/13/13', 'rrp'],
  ['uspa/3.6.2.13', 'uspa'],
  ['wsop/207', 'wsop'],
] as const) {
  rule(id, 'players of a kill game have no rights in the same game without a kill', () => {
    const plain = withTable(withList(floorScene(book), 'plain', kindOf()), 'T1', 'plain', names('p', 7))
    const kill = withTable(withList(plain, 'kill', kindOf({ kill: true })), 'T2', 'kill', ['a', 'b', 'c', 'd', 'e'])
    const broken = kill.gives(draws(ALL))
    expect(kept(broken)).toEqual([])
    expect([listOf(broken, 'plain'), listOf(broken, 'kill')]).toEqual([[], ['c', 'a', 'e', 'b', 'd']])
  })
}
test('the first to draw chooses between two games', () => {
  const scene = withTable(two('rrp', 7), 'T3', GAME, names('q', 8))
  const broken = scene.gives({ ...draws(ALL), wants: [{ player: 'c', table: 'T3' }] })
  expect(broken.events.filter(({ type }) => type === 'SeatDrawn')).toMatchObject([
    { player: 'c', table: 'T3' },
    { player: 'a', table: 'T1' },
    { player: 'e', table: 'T1' },
  ])
})
test('a must-move whose players fit goes into its main game, and closes', () => {
  const scene = withTable(
    withTable(withList(floorScene('rrp'), GAME, kindOf()), 'T1', GAME, names('p', 5)).at(1),
    'T2',
    GAME,
    ['a', 'b'],
    { mustMove: true },
  )
  const merged = scene.gives({ type: 'MergeFeeders', table: 'T2' })
  expect([seatedAt(merged, 'a'), seatedAt(merged, 'b')]).toEqual(['T1 6', 'T1 7'])
  expect(merged.floor.tables[1]!.closed).toBe(true)
})
