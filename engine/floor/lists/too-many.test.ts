import { expect, test } from 'vitest'
import { floorScene, kindOf, names, withList } from '../../testing/floor-scene.ts'

const online = (player: string, game: string) => ({ type: 'JoinList', player, game, way: 'online' }) as const

test('a list takes a limited number of names that nobody has seen', () => {
  const scene = names('x', 3).reduce(
    (it, player) => it.as('player', player, online(player, 'A')),
    withList(floorScene('wsop', { unseenNames: 3 }), 'A', kindOf()),
  )
  expect(scene.refuses(online('y', 'A'), 'player', 'y')).toMatchObject({ why: 'list-is-full', count: 3 })
  // a player at the podium is put down all the same, and one checking in makes room
  expect(scene.gives({ type: 'JoinList', player: 'z', game: 'A', way: 'in-person' }).events.at(-1)).toMatchObject({
    type: 'NameListed',
  })
  expect(
    scene.gives({ type: 'CheckIn', player: 'x1' }).as('player', 'y', online('y', 'A')).events.at(-1),
  ).toMatchObject({
    type: 'NameListed',
  })
})

test('a name stands on a limited number of lists', () => {
  const games = ['A', 'B', 'C'].reduce(
    (it, game, i) => withList(it, game, kindOf({ limit: { structure: 'limit', small: 1 + i, big: 2 + 2 * i } })),
    floorScene('rrp', { listsEach: 2 }),
  )
  const scene = withList(withList(games, 'A', kindOf(), ['Ann']), 'B', kindOf(), ['Ann'])
  expect(scene.refuses({ type: 'JoinList', player: 'Ann', game: 'C', way: 'in-person' }).why).toBe('on-enough-lists')
})
