import { expect, test } from 'vitest'
import { floorScene, kindOf, listOf, names, withList, withTable } from '../../testing/floor-scene.ts'
import { rule } from '../../testing/rule.ts'

const GAME = '10-20 hold’em'
const open = (book: 'rrp' | 'uspa' | 'wsop') => withList(floorScene(book), GAME, kindOf())

for (const [id, book] of [
  ['rrp/2/seating/1', 'rrp'],
  ['uspa/app3/4.1', 'uspa'],
] as const) {
  rule(id, 'a name by phone is refused until staff have seen the player', () => {
    const join = { type: 'JoinList', player: 'Ann', game: GAME, way: 'phone' } as const
    expect(open(book).refuses(join)).toMatchObject({ why: 'not-by-this-way', rules: [id] })
    const ask = { type: 'JoinList', player: 'Ann', game: GAME, way: 'in-person' } as const
    expect(open(book).refuses(ask, 'player', 'Ann').why).toBe('not-in-the-room')
    const here = withList(open(book), GAME, kindOf(), ['Bob']).gives({ type: 'Arrive', player: 'Ann' })
    expect(listOf(here.as('player', 'Ann', ask), GAME)).toEqual(['Bob', 'Ann'])
  })
}

rule('wsop/87-phone', 'no names by telephone, not even of somebody known', () => {
  const scene = open('wsop').gives({ type: 'Arrive', player: 'Ann' })
  const join = { type: 'JoinList', player: 'Ann', game: GAME, way: 'phone' } as const
  expect(scene.refuses(join)).toMatchObject({ why: 'not-by-this-way' })
})

rule('wsop/87-online', 'a player who joined online at 0 and has not checked in after an hour is off every list', () => {
  const games = ['a', 'b', 'c']
  const scene = games.reduce((it, game, i) => {
    const kind = kindOf({ forms: [['holdem', 'omaha', 'razz'][i]!] })
    return withList(it, game, kind).as('player', 'Ann', { type: 'JoinList', player: 'Ann', game, way: 'online' })
  }, floorScene('wsop'))
  expect(games.map(game => listOf(scene.at(59).wait(0), game))).toEqual([['Ann'], ['Ann'], ['Ann']])
  expect(games.map(game => listOf(scene.at(60).wait(0), game))).toEqual([[], [], []])
  const checked = scene.at(55).gives({ type: 'CheckIn', player: 'Ann' }).wait(30)
  expect(games.map(game => listOf(checked, game))).toEqual([['Ann'], ['Ann'], ['Ann']])
})

rule('wsop/87', 'nobody sits down who is on no list and was not let in', () => {
  const scene = withTable(open('wsop'), 'T1', GAME, names('p', 3))
  const asked = scene.as('player', 'Ann', { type: 'Sit', player: 'Ann', table: 'T1', seat: 7 })
  expect(asked.events.map(({ type }) => type)).toEqual(['PersonMet', 'SeatAsked'])
  expect(asked.floor.tables[0]!.asked).toMatchObject([{ player: 'Ann', seat: 7 }])
  expect(asked.floor.tables[0]!.chairs[6]!.is).toBe('open')
})

rule('wsop/89', 'seven stars before diamond before everybody else', () => {
  const scene = withList(
    open('wsop')
      .gives({ type: 'SetTier', player: 'B', tier: 'diamond' })
      .gives({ type: 'SetTier', player: 'C', tier: 'seven-stars' }),
    GAME,
    kindOf(),
    ['A', 'B', 'C'],
  )
  expect(listOf(scene, GAME)).toEqual(['C', 'B', 'A'])
  const byRrp = withList(open('rrp').gives({ type: 'SetTier', player: 'B', tier: 'diamond' }), GAME, kindOf(), [
    'A',
    'B',
  ])
  expect(listOf(byRrp, GAME)).toEqual(['A', 'B'])
})

test('nobody is on a list twice, and nobody is on the list of the game they play', () => {
  const scene = withTable(withList(open('rrp'), GAME, kindOf(), ['Ann']), 'T1', GAME, ['Bob'])
  expect(scene.refuses({ type: 'JoinList', player: 'Ann', game: GAME, way: 'kiosk' }).why).toBe('on-the-list')
  expect(scene.refuses({ type: 'JoinList', player: 'Bob', game: GAME, way: 'kiosk' }).why).toBe('plays-it-already')
})

test('a player puts nobody else down, and takes nobody else off', () => {
  const scene = withList(open('rrp'), GAME, kindOf(), ['Ann'])
  expect(scene.refuses({ type: 'JoinList', player: 'Cat', game: GAME, way: 'kiosk' }, 'player', 'Bob').why).toBe(
    'not-your-office',
  )
  expect(scene.refuses({ type: 'LeaveList', player: 'Ann', game: GAME }, 'player', 'Bob').why).toBe('not-your-office')
  expect(listOf(scene.as('player', 'Ann', { type: 'LeaveList', player: 'Ann', game: GAME }), GAME)).toEqual([])
})

test('names like those of object members are names like any other', () => {
  for (const player of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    const scene = withTable(withList(open('wsop'), GAME, kindOf(), [player]), 'constructor', GAME, ['p1'])
    const called = scene.gives({ type: 'CallNext', game: GAME })
    expect(called.floor.tables[0]!.chairs[1]).toMatchObject({ is: 'held', player })
    expect(scene.refuses({ type: 'CallNext', game: player }).why).toBe('no-such-game')
  }
  expect(open('rrp').refuses({ type: 'constructor' } as never).why).toBe('no-such-order')
})
