import { expect } from 'vitest'
import { type FloorScene, floorScene, kindOf, names, withList, withTable } from '../../testing/floor-scene.ts'
import { rule } from '../../testing/rule.ts'
import { limitForRulings } from './limits.ts'

type Book = 'rrp' | 'uspa' | 'wsop'
const limit = (small: number, big: number) => ({ structure: 'limit', small, big })
const table = (book: Book, list: readonly string[] = []): FloorScene =>
  withTable(withList(floorScene(book), '20-40', kindOf({ limit: limit(20, 40) }), list), 'T1', '20-40', names('p', 9))
const proposes = (scene: FloorScene, to = limit(40, 80)) =>
  scene.gives({ type: 'ProposeLimit', table: 'T1', limit: to })
const objects = (scene: FloorScene, count: number) =>
  names('p', count).reduce((it, player) => it.as('player', player, { type: 'ObjectToLimit', player }), scene)
const APPROVE = { type: 'ApproveLimit', table: 'T1' } as const
const SETTLE = { type: 'SettleLimit', table: 'T1' } as const

for (const [id, book] of [
  ['rrp/2/procedures/17', 'rrp'],
  ['uspa/app3/3.16', 'uspa'],
  ['wsop/73', 'wsop'],
] as const) {
  rule(id, 'one objector does not keep the limit, two do', () => {
    const one = objects(proposes(table(book)), 1).gives(APPROVE, SETTLE)
    expect(one.events).toMatchObject([{ type: 'LimitChanged', limit: limit(40, 80) }])
    const two = objects(proposes(table(book)), 2)
      .gives(APPROVE)
      .refuses(SETTLE)
    expect(two).toMatchObject({ why: 'two-object', count: 2 })
    expect(two.rules).toContain(id)
    expect(proposes(table(book)).refuses(SETTLE).why).toBe('needs-approval')
  })
}
rule('wsop/73-approval', 'higher needs management, lower does not', () => {
  expect(proposes(table('wsop')).refuses(SETTLE).why).toBe('needs-approval')
  expect(proposes(table('wsop')).refuses(APPROVE, 'floor', 'Fay').why).toBe('not-your-office')
  expect(proposes(table('wsop'), limit(10, 20)).gives(SETTLE).events[0]).toMatchObject({ type: 'LimitChanged' })
})
rule('wsop/73-list', 'not while names wait for it, unless another such game runs', () => {
  const waiting = proposes(table('wsop', ['w1', 'w2'])).gives(APPROVE)
  expect(waiting.refuses(SETTLE).why).toBe('names-are-waiting')
  const several = withTable(waiting, 'T2', '20-40', names('q', 5))
  expect(several.gives(SETTLE).events[0]).toMatchObject({ type: 'LimitChanged' })
  expect(proposes(table('rrp', ['w1'])).gives(APPROVE, SETTLE).events[0]).toMatchObject({ type: 'LimitChanged' })
})
rule('wsop/73-move', 'an objector is offered a seat in a like game', () => {
  const scene = withTable(table('wsop'), 'T12', '20-40', names('q', 5))
  const objected = proposes(scene).as('player', 'p2', { type: 'ObjectToLimit', player: 'p2' })
  expect(objected.events).toMatchObject([{ type: 'LimitObjected', player: 'p2', offer: 'T12' }])
})
rule('wsop/73-unapproved', 'a limit that nobody approved is not ruled by', () => {
  expect(limitForRulings(table('wsop').floor, 'T1', limit(40, 80))).toEqual(limit(20, 40))
  const changed = proposes(table('wsop')).gives(APPROVE, SETTLE)
  expect(limitForRulings(changed.floor, 'T1', limit(80, 160))).toEqual(limit(40, 80))
})

const games = (book: Book): FloorScene => {
  const low = withTable(
    withList(floorScene(book), '20-40', kindOf({ limit: limit(20, 40) })),
    'T1',
    '20-40',
    names('p', 3),
  )
  return withTable(
    book === 'wsop'
      ? low.gives({ type: 'OfferGame', game: '100-200', kind: kindOf({ limit: limit(100, 200) }) })
      : withList(low, '100-200', kindOf({ limit: limit(100, 200) })),
    'T2',
    '100-200',
    names('q', 3),
  )
}
const offers = (small: number, big: number) =>
  ({ type: 'OfferGame', game: `${small}-${big}`, kind: kindOf({ limit: limit(small, big) }) }) as const
rule('wsop/74', 'between 20-40 and 100-200 there is room for 40-80, not for 30-60 or 60-120', () => {
  expect(games('wsop').gives(offers(40, 80)).events[0]).toMatchObject({ type: 'GameOffered' })
  expect(games('wsop').refuses(offers(30, 60))).toMatchObject({ why: 'limit-too-close', rules: ['wsop/74'] })
  expect(games('wsop').refuses(offers(60, 120)).why).toBe('limit-too-close')
  expect(games('rrp').gives(offers(30, 60)).events[0]).toMatchObject({ type: 'GameOffered' })
})
rule('wsop/74-mix', 'a mix at the same limit has to differ in more than half of its games', () => {
  const six = ['holdem', 'omaha-8', 'razz', 'seven-card-stud', 'stud-8', 'badugi']
  const scene = withTable(withList(floorScene('wsop'), 'six', kindOf({ forms: six })), 'T1', 'six', names('p', 3))
  const offer = (forms: readonly string[]) => ({ type: 'OfferGame', game: 'other', kind: kindOf({ forms }) }) as const
  const half = [...six.slice(0, 3), 'badacey', 'badeucy', 'omaha']
  const third = [...six.slice(0, 2), 'badacey', 'badeucy', 'omaha', 'pineapple']
  expect(scene.refuses(offer(half))).toMatchObject({ why: 'mix-too-much-alike', rules: ['wsop/74-mix'] })
  expect(scene.gives(offer(third)).events[0]).toMatchObject({ type: 'GameOffered' })
})
