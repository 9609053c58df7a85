import { expect, test } from 'vitest'
import { floorScene, kindOf, listOf, names, withList, withTable } from '../testing/floor-scene.ts'
import { dueNow } from './due-now.ts'

const GAME = '10-20 hold’em'
const due = (scene: ReturnType<typeof floorScene>) =>
  dueNow(scene.floor, scene.floor.at).filter(it => it.due === 'start-game')

test('a list without a table becomes a game when enough are interested, and not one name sooner', () => {
  expect(due(withList(floorScene('rrp'), GAME, kindOf(), names('p', 4)))).toEqual([])
  const enough = withList(floorScene('rrp'), GAME, kindOf(), names('p', 5))
  expect(due(enough)).toMatchObject([{ due: 'start-game', game: GAME, names: 5 }])
  // the table is opened for them: those on the list are called to it, in their order
  const opened = withTable(enough, 'T1', GAME, [])
  expect(due(opened)).toEqual([])
  const [call] = dueNow(opened.floor, opened.floor.at).filter(it => it.due === 'call-name')
  expect(call).toMatchObject({ next: { player: 'p1' } })
  expect(listOf(opened, GAME)).toEqual(names('p', 5))
})

test('the house says how many are enough', () => {
  const three = withList(floorScene('rrp'), GAME, kindOf(), names('p', 3))
  expect(due(three.gives({ type: 'SetHabits', habits: { playersToStart: 3 } }))).toMatchObject([{ names: 3 }])
})
