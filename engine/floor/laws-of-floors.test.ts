import { expect } from 'vitest'
import { floorScene, kindOf, listOf, names, seatedAt, withList, withTable } from '../testing/floor-scene.ts'
import { houseWith } from '../testing/house-with.ts'
import { rule } from '../testing/rule.ts'
import { mayOrder } from './offices.ts'

const GAME = 'the game'

rule('uspa/2.2/list', 'A, B and C signed up in that order: A is called first', () => {
  const waiting = withList(floorScene('uspa'), GAME, kindOf(), ['A', 'B', 'C'])
  expect(listOf(waiting, GAME)).toEqual(['A', 'B', 'C'])
  const called = withTable(waiting, 'T1', GAME, names('p', 8)).gives({ type: 'CallNext', game: GAME })
  expect(called.events).toMatchObject([{ type: 'NameCalled', player: 'A' }])
})
rule('uspa/2.2/lock-up', 'a seat that is locked up is not offered to the list', () => {
  const waiting = withTable(withList(floorScene('uspa'), GAME, kindOf(), ['A']), 'T1', GAME, names('p', 8))
  const locked = waiting.gives({ type: 'LockUp', player: 'X', table: 'T1', seat: 9 })
  expect(locked.refuses({ type: 'CallNext', game: GAME }).why).toBe('no-seat-open')
})
rule('uspa/2.2/broken-game', 'a table is closed: its players are from a broken game', () => {
  const two = withTable(
    withTable(withList(floorScene('uspa'), GAME, kindOf()), 'T1', GAME, names('p', 9)),
    'T2',
    GAME,
    ['a', 'b'],
  )
  const cards = [
    { player: 'a', card: 'Kd' },
    { player: 'b', card: '9h' },
  ] as const
  const broken = two.gives({ type: 'BreakGame', table: 'T2', cards })
  expect(broken.events.filter(it => it.type === 'NameListed')).toMatchObject([
    { player: 'a', brokenGame: true },
    { player: 'b', brokenGame: true },
  ])
  expect(broken.floor.tables[1]!.closed).toBe(true)
})
rule('uspa/2.2/must-move', 'a seat opens in the main game: the first of the must-move is called', () => {
  const main = withTable(withList(floorScene('uspa'), GAME, kindOf()), 'T1', GAME, names('m', 8)).at(1)
  const fed = withTable(main, 'T2', GAME, names('f', 5), { mustMove: true })
  expect(fed.gives({ type: 'CallToMain', table: 'T1' }).events[0]).toMatchObject({ player: 'f1' })
})
rule('uspa/2.2/push', 'a dealer relieves another: it is in the log with its time', () => {
  const scene = withTable(withList(floorScene('uspa'), GAME, kindOf()), 'T3', GAME, names('p', 4))
    .gives(
      { type: 'AddDealer', dealer: 'D1', forms: 'all' },
      { type: 'AddDealer', dealer: 'D2', forms: 'all' },
      { type: 'PushDealer', dealer: 'D1', table: 'T3' },
    )
    .at(30)
    .gives({ type: 'PushDealer', dealer: 'D2', table: 'T3' })
  expect(scene.events.at(-1)).toMatchObject({ dealer: 'D2', table: 'T3', at: 30 * 60_000 })
})
rule('uspa/2.2/floorperson', 'the floor seats players from the list; a dealer does not', () => {
  expect([mayOrder('floor', 'CallNext'), mayOrder('dealer', 'CallNext'), mayOrder('player', 'CallNext')]).toEqual([
    true,
    false,
    false,
  ])
  const waiting = withTable(withList(floorScene('uspa'), GAME, kindOf(), ['A']), 'T1', GAME, names('p', 8))
  const seated = waiting
    .as('floor', 'Flo', { type: 'CallNext', game: GAME })
    .as('floor', 'Flo', { type: 'Sit', player: 'A', table: 'T1', seat: 9 })
  expect(seatedAt(seated, 'A')).toBe('T1 9')
})
rule('wsop/def-b', 'where the room holds to its window no table opens on 20 May, and one does on 1 June', () => {
  const window = { from: '2026-05-26', to: '2026-07-15', subjectToChange: false }
  const on = (day: string, book: Parameters<typeof floorScene>[0]) =>
    withList(floorScene(book), GAME, kindOf()).at(Date.parse(`${day}T12:00Z`) / 60_000)
  const open = { type: 'OpenTable', table: 'T1', game: GAME } as const
  const held = houseWith({ eventWindow: window }, 'wsop')
  expect(on('2026-05-20', held).refuses(open)).toMatchObject({
    why: 'outside-the-window',
    rules: ['wsop/def-b', 'wsop/1'],
  })
  expect(on('2026-06-01', held).gives(open).events[0]).toMatchObject({ type: 'TableOpened' })
  // the dates may be moved, and as the book has it nobody is held to them
  expect(on('2026-05-20', 'wsop').gives(open).events).not.toEqual([])
})
