import { expect, test } from 'vitest'
import {
  deals,
  type FloorScene,
  floorScene,
  kindOf,
  listOf,
  names,
  newsTypes,
  playing,
  seatedAt,
  stud,
  withList,
  withTable,
} from '../../testing/floor-scene.ts'
import { rule } from '../../testing/rule.ts'
import type { GameKind } from '../game.ts'

type Book = 'rrp' | 'uspa' | 'wsop'
const GAME = 'the game'
const CALL = { type: 'CallToMain', table: 'T1' } as const

/** T1 is the main game with a seat free, T2 feeds it: its players f1, f2 … came in this order. */
const mustMove = (book: Book, kind: GameKind = kindOf(), feeders = 6): FloorScene =>
  withTable(
    withTable(withList(floorScene(book), GAME, kind), 'T1', GAME, names('m', kind.seats - 1)).at(1),
    'T2',
    GAME,
    names('f', feeders),
    { mustMove: true },
  )
const deal = (scene: FloorScene, button: number, small: number, big: number): FloorScene =>
  scene.gives({ type: 'NextDeal', table: 'T2', places: { button, small, big } })
const over = (scene: FloorScene): FloorScene => scene.gives({ type: 'DealOver', table: 'T2' })

for (const [id, book] of [
  ['rrp/2/seating/9', 'rrp'],
  ['uspa/app3/4.9', 'uspa'],
] as const) {
  rule(
    id,
    'the first of the list moves; a player who refuses quits and stays out for an hour, and the next one moves',
    () => {
      const called = mustMove(book).at(20).gives(CALL)
      expect(called.events).toMatchObject([
        { type: 'MoveCalled', player: 'f1', from: { table: 'T2' }, to: { table: 'T1', seat: 9 } },
      ])
      expect((called.events[0] as { rules: readonly string[] }).rules).toContain(id)
      const refused = called.as('player', 'f1', { type: 'RefuseMove', player: 'f1' })
      expect(seatedAt(refused, 'f1')).toBeNull()
      const join = { type: 'JoinList', player: 'f1', game: GAME, way: 'kiosk' } as const
      expect(refused.at(79).refuses(join)).toMatchObject({ why: 'kept-out', rules: [id] })
      expect(refused.at(79).refuses({ type: 'LockUp', player: 'f1', table: 'T2', seat: 1 }).why).toBe('kept-out')
      expect(listOf(refused.at(80).gives(join), GAME)).toEqual(['f1'])
      expect(refused.gives(CALL).events[0]).toMatchObject({ player: 'f2' })
    },
  )
}
rule('wsop/101', 'a must-move feeds the main game in the order of the list, and the list feeds the must-move', () => {
  const scene = withList(mustMove('wsop'), GAME, kindOf(), ['Ann'])
  expect(scene.gives(CALL).events[0]).toMatchObject({ player: 'f1' })
  expect(scene.gives({ type: 'CallNext', game: GAME }).events[0]).toMatchObject({ player: 'Ann', table: 'T2' })
})
rule('wsop/101-refuse', 'declined at 20: out, and back on the list from 80 on', () => {
  const refused = mustMove('wsop').at(20).gives(CALL, { type: 'RefuseMove', player: 'f1' })
  const join = { type: 'JoinList', player: 'f1', game: GAME, way: 'kiosk' } as const
  expect(refused.at(60).refuses(join).why).toBe('kept-out')
  expect(listOf(refused.at(80).gives(join), GAME)).toEqual(['f1'])
})

for (const [id, book] of [
  ['rrp/2/seating/10', 'rrp'],
  ['uspa/app3/4.11', 'uspa'],
] as const) {
  rule(id, 'plays until the big blind is due, then comes in as a newcomer; in stud one more hand', () => {
    const called = over(deal(mustMove(book), 3, 4, 5)).gives(CALL)
    expect(called.events[0]).toMatchObject({
      when: { until: 'big-blind' },
      entry: { post: 'as-new-player', mayLetButtonPass: true },
    })
    const played = over(deal(called, 4, 5, 6))
    expect(newsTypes(played)).toEqual(['DealEnded'])
    const due = deal(played, 5, 6, 1)
    expect(due.events).toMatchObject([{ type: 'MoveDue', player: 'f1', to: { table: 'T1', seat: 9 } }])
    expect(due.floor.tables.find(it => it.id === 'T2')!.inDeal).toBe(false)
    const moved = due.gives({ type: 'MakeMove', player: 'f1' })
    expect(seatedAt(moved, 'f1')).toBe('T1 9')
    // the move itself names what moved them, not only that nobody has two seats
    expect(moved.events[0]).toMatchObject({ type: 'PlayerMoved', rules: expect.arrayContaining([id]) })

    const atStud = deal(mustMove(book, stud), 0, 0, 0).gives(CALL)
    const one = deal(over(atStud), 0, 0, 0)
    expect(newsTypes(one)).toEqual(['DealBegun'])
    expect(newsTypes(deal(over(one), 0, 0, 0))).toEqual(['MoveDue'])
  })
}
rule('wsop/103', 'at once from any place but the small blind and the button', () => {
  // f1 sits in seat 1; the small blind plays it and the button
  const onSmall = deal(mustMove('wsop'), 6, 1, 2).gives(CALL)
  const button = deal(over(onSmall), 1, 2, 3)
  expect(newsTypes(button)).toEqual(['DealBegun'])
  expect(newsTypes(deal(over(button), 2, 3, 4))).toEqual(['MoveDue'])
  const onButton = deal(mustMove('wsop'), 1, 2, 3).gives(CALL)
  expect(newsTypes(deal(over(onButton), 2, 3, 4))).toEqual(['MoveDue'])
  const cutoff = deal(mustMove('wsop'), 2, 3, 4).gives(CALL)
  expect(newsTypes(deal(over(cutoff), 3, 4, 5))).toEqual(['MoveDue'])
  const onBig = deal(mustMove('wsop'), 5, 6, 1).gives(CALL)
  expect(newsTypes(deal(over(onBig), 6, 1, 2))).toEqual(['MoveDue'])
})
rule('wsop/103-stud', 'called during hand 30 at stud: plays 31, moves before 32', () => {
  let scene = mustMove('wsop', stud)
  for (let i = 0; i < 29; i++) scene = over(deal(scene, 0, 0, 0))
  const called = deal(scene, 0, 0, 0).gives(CALL)
  const next = deal(over(called), 0, 0, 0)
  expect(next.events).toMatchObject([{ type: 'DealBegun', deal: 31 }])
  expect(newsTypes(deal(over(next), 0, 0, 0))).toEqual(['MoveDue'])
})

const omaha8 = (small: number, big: number): GameKind =>
  kindOf({ forms: ['omaha-8'], limit: { structure: 'limit', small, big } })
rule(
  'wsop/103a-move',
  'called on the big blind at Omaha 8: plays big blind, small blind and button, then moves',
  () => {
    const onBig = deal(mustMove('wsop', omaha8(50, 100)), 5, 6, 1).gives(CALL)
    const small = deal(over(onBig), 6, 1, 2)
    const button = deal(over(small), 1, 2, 3)
    expect([newsTypes(small), newsTypes(button)]).toEqual([['DealBegun'], ['DealBegun']])
    expect(newsTypes(deal(over(button), 2, 3, 4))).toEqual(['MoveDue'])
    expect(newsTypes(deal(over(deal(mustMove('wsop', omaha8(50, 100)), 2, 3, 4).gives(CALL)), 3, 4, 5))).toEqual([
      'MoveDue',
    ])
  },
)
rule(
  'wsop/103b-move',
  'at 20-40 Omaha 8 no post, behind the button by choice, and not as small blind or button',
  () => {
    const called = deal(mustMove('wsop', omaha8(20, 40)), 6, 1, 2).gives(CALL)
    expect(called.events[0]).toMatchObject({
      when: { until: 'button-played' },
      entry: { post: 'none', mayLetButtonPass: true, forbidden: ['small-blind', 'button'] },
    })
  },
)
test('wsop/103-entry, wsop/103-flop: a flop game is entered without a post and without waiting for the button, but not on it', () => {
  const called = mustMove('wsop').gives(CALL).events[0]
  expect(called).toMatchObject({ entry: { post: 'none', mayLetButtonPass: false, forbidden: ['button'] } })
})

/** Three tables of one kind, opened one after another, the later ones as must-moves. */
const three = (kind: GameKind): FloorScene =>
  withTable(
    withTable(
      withTable(withList(floorScene('wsop'), GAME, kind), 'T1', GAME, names('a', kind.seats - 1)).at(1),
      'T2',
      GAME,
      names('b', kind.seats - 1),
      { mustMove: true },
    ).at(2),
    'T3',
    GAME,
    names('c', 5),
    { mustMove: true },
  )
const feeds = ({ floor }: FloorScene) =>
  floor.tables.filter(it => !it.closed).map(({ id, feeds: fed }) => `${id}: ${fed.join(' ')}`)
const empty = (scene: FloorScene, players: readonly string[]): FloorScene =>
  players.reduce((it, player) => it.gives({ type: 'StandUp', player }), scene)
rule('wsop/101-third', 'a third table feeds the first two, which stay main games when it breaks', () => {
  const scene = three(kindOf())
  expect(feeds(scene)).toEqual(['T1: ', 'T2: ', 'T3: T1 T2'])
  const gone = empty(scene, names('c', 5)).gives({ type: 'CloseTable', table: 'T3' })
  expect(feeds(gone)).toEqual(['T1: ', 'T2: '])
})
rule('wsop/103a', 'at 50-100 Omaha 8 each game feeds the one before it', () => {
  const scene = three(omaha8(50, 100))
  expect(feeds(scene)).toEqual(['T1: ', 'T2: T1', 'T3: T2'])
  expect(scene.gives(CALL).events[0]).toMatchObject({ player: 'b1', from: { table: 'T2' }, to: { table: 'T1' } })
  const second = scene.gives({ type: 'CallToMain', table: 'T2' })
  expect(second.events[0]).toMatchObject({ player: 'c1', from: { table: 'T3' }, to: { table: 'T2' } })
})
rule('wsop/103a-refuse', 'a player who declines a move in the chain is out of that game for an hour', () => {
  const refused = three(omaha8(50, 100))
    .at(10)
    .gives({ type: 'CallToMain', table: 'T2' }, { type: 'RefuseMove', player: 'c1' })
  const join = { type: 'JoinList', player: 'c1', game: GAME, way: 'kiosk' } as const
  expect(refused.at(40).refuses(join).why).toBe('kept-out')
  expect(listOf(refused.at(70).gives(join), GAME)).toEqual(['c1'])
})
rule('wsop/103b', 'at 20-40 Omaha 8 the newest of three feeds both, and a seat at the second is filled from it', () => {
  const scene = withList(three(omaha8(20, 40)), GAME, omaha8(20, 40), ['Ann'])
  expect(feeds(scene)).toEqual(['T1: ', 'T2: ', 'T3: T1 T2'])
  expect(scene.gives({ type: 'CallToMain', table: 'T2' }).events[0]).toMatchObject({ player: 'c1' })
  expect(scene.gives({ type: 'CallNext', game: GAME }).events[0]).toMatchObject({ player: 'Ann', table: 'T3' })
})
rule('wsop/103b-refuse', 'refused at 18: back from 78 on', () => {
  const refused = three(omaha8(20, 40)).at(18).gives(CALL, { type: 'RefuseMove', player: 'c1' })
  const join = { type: 'JoinList', player: 'c1', game: GAME, way: 'kiosk' } as const
  expect(refused.at(77).refuses(join).why).toBe('kept-out')
  expect(listOf(refused.at(78).gives(join), GAME)).toEqual(['c1'])
})
rule('wsop/103c', 'at 50-100 stud games form a chain, and the next one moves up when the first closes', () => {
  const kind = { ...stud, limit: { structure: 'limit', small: 50, big: 100 } }
  const scene = three(kind)
  expect(feeds(scene)).toEqual(['T1: ', 'T2: T1', 'T3: T2'])
  const gone = empty(scene, names('a', 7)).gives({ type: 'CloseTable', table: 'T1' })
  expect(feeds(gone)).toEqual(['T2: ', 'T3: T2'])
})
rule('wsop/101-guarantee', 'an eight-handed main game that falls to six gets the next player at once', () => {
  const kind = kindOf({ seats: 8 })
  const scene = mustMove('wsop', kind)
  expect(playing(scene, 'T1')).toBe(7)
  const six = scene.gives({ type: 'StandUp', player: 'm1' })
  expect(six.events).toMatchObject([{ type: 'SeatLeft' }, { type: 'MoveCalled', player: 'f1', to: { table: 'T1' } }])
  const byRrp = mustMove('rrp', kind).gives({ type: 'StandUp', player: 'm1' })
  expect(newsTypes(byRrp)).toEqual(['SeatLeft'])
})

const mix = (...forms: readonly string[]): GameKind => kindOf({ forms })
const MAIN = mix('holdem', 'razz', 'stud-8', 'badugi', 'super-stud', 'super-stud-8')
const second = (kind: GameKind): FloorScene =>
  withTable(withList(floorScene('wsop'), 'main', MAIN), 'M1', 'main', names('a', 3))
    .at(1)
    .gives({ type: 'OfferGame', game: 'second', kind, mustMove: true })
rule('wsop/103d', 'a second mix feeds the main one with at least half of its games', () => {
  const half = mix('holdem', 'razz', 'stud-8', 'badacey', 'badeucy', 'omaha')
  const less = mix('badugi', 'razzdugi', 'razzducey', 'stud-hi-lo', 'super-stud', 'badacey')
  const open = { type: 'OpenTable', table: 'M2', game: 'second', mustMove: true } as const
  const offered = withTable(withList(floorScene('wsop'), 'main', MAIN), 'M1', 'main', names('a', 3)).at(1)
  expect(offered.refuses({ type: 'OfferGame', game: 'second', kind: half }).why).toBe('mix-too-much-alike')
  expect(feeds(second(half).gives(open))).toEqual(['M1: ', 'M2: M1'])
  expect(second(less).refuses(open).why).toBe('not-a-must-move')
})
rule('wsop/103d-third', 'with three mixes the first two are mains, and stay so when the third breaks', () => {
  expect(feeds(three(MAIN))).toEqual(['T1: ', 'T2: ', 'T3: T1 T2'])
  const gone = empty(three(MAIN), names('c', 5)).gives({ type: 'CloseTable', table: 'T3' })
  expect(feeds(gone)).toEqual(['T1: ', 'T2: '])
})
rule(
  'wsop/103d-move',
  'a blind of the mix plays to the button, posts nothing, and may not come in as small blind or button',
  () => {
    const called = deal(mustMove('wsop', MAIN), 5, 6, 1).gives(CALL)
    expect(called.events[0]).toMatchObject({
      when: { until: 'button-played' },
      entry: { post: 'none', mayLetButtonPass: true, forbidden: ['small-blind', 'button'] },
    })
  },
)

const two = (book: Book, one: number, other: number, list: readonly string[] = []): FloorScene =>
  withTable(
    withTable(withList(floorScene(book), GAME, kindOf(), list), 'T1', GAME, names('a', one)),
    'T2',
    GAME,
    names('b', other),
  )
const move = { type: 'AskToMove', player: 'a1', table: 'T2', seat: 9 } as const
rule('rrp/2/seating/3/transfer', 'from 8 to 7 is refused, from 9 to 6 is not', () => {
  expect(two('rrp', 8, 7).refuses(move)).toMatchObject({
    why: 'would-starve-the-game',
    rules: ['rrp/2/seating/3/transfer'],
  })
  expect(newsTypes(two('rrp', 9, 6).gives(move))).toEqual(['MoveCalled'])
})
rule('wsop/90-transfer', 'from 7 to 6 is refused, from 8 to 6 is not', () => {
  expect(two('wsop', 7, 6).refuses(move).why).toBe('would-starve-the-game')
  expect(newsTypes(two('wsop', 8, 6).gives(move))).toEqual(['MoveCalled'])
})
rule('wsop/12', 'nobody changes tables unless the house agrees', () => {
  expect(two('wsop', 9, 6).refuses(move, 'player', 'a1').why).toBe('house-must-agree')
  expect(newsTypes(two('wsop', 9, 6).as('floor', 'Fay', move))).toEqual(['MoveCalled'])
  expect(newsTypes(two('rrp', 9, 6).as('player', 'a1', move))).toEqual(['MoveCalled'])
})
const inDeal = (scene: FloorScene, button: number, small: number, big: number): FloorScene =>
  scene.gives({ type: 'NextDeal', table: 'T1', places: { button, small, big } })
for (const [id, book] of [
  ['rrp/2/seating/13', 'rrp'],
  ['uspa/app3/4.13', 'uspa'],
] as const) {
  rule(id, 'two waiting: at once, or through the button when a blind was paid; fewer: up to the blind', () => {
    const waiting = (count: number) => two(book, 9, 4, names('w', count))
    expect(inDeal(waiting(2), 9, 1, 2).gives(move).events[0]).toMatchObject({
      when: { until: 'button-played' },
      rules: [id],
    })
    expect(inDeal(waiting(2), 3, 4, 5).gives(move).events[0]).toMatchObject({ when: { until: 'next-deal' } })
    expect(inDeal(waiting(1), 3, 4, 5).gives(move).events[0]).toMatchObject({ when: { until: 'big-blind' } })
    const atStud = (list: readonly string[]) =>
      withTable(
        withTable(withList(floorScene(book), GAME, stud, list), 'T1', GAME, names('a', 8)),
        'T2',
        GAME,
        names('b', 4),
      )
    const away = { ...move, seat: 8 }
    expect(inDeal(atStud(['w1']), 0, 0, 0).gives(away).events[0]).toMatchObject({ when: { until: 'deal', deal: 1 } })
    expect(inDeal(atStud([]), 0, 0, 0).gives(away).events[0]).toMatchObject({ when: { until: 'deal', deal: 2 } })
  })
}
rule('wsop/99', 'at once, or through the button when a blind was paid this round', () => {
  expect(inDeal(two('wsop', 9, 4), 3, 4, 5).gives(move).events[0]).toMatchObject({ when: { until: 'next-deal' } })
  const paid = inDeal(two('wsop', 9, 4), 8, 9, 1).gives(move)
  expect(paid.events[0]).toMatchObject({ when: { until: 'button-played' } })
  const button = deals(paid.gives({ type: 'DealOver', table: 'T1' }), 'T1', [9, 1, 2], [1, 2, 3])
  expect(newsTypes(button)).toEqual(['DealEnded'])
  expect(newsTypes(inDeal(button, 2, 3, 4))).toEqual(['MoveDue'])
})
rule('wsop/99-stud', 'only this hand if somebody waits, else one more', () => {
  const atStud = (list: readonly string[]) =>
    withTable(
      withTable(withList(floorScene('wsop'), GAME, stud, list), 'T1', GAME, names('a', 8)),
      'T2',
      GAME,
      names('b', 4),
    )
  const away = { ...move, seat: 8 }
  expect(inDeal(atStud(['w1']), 0, 0, 0).gives(away).events[0]).toMatchObject({ when: { until: 'deal', deal: 1 } })
  expect(inDeal(atStud([]), 0, 0, 0).gives(away).events[0]).toMatchObject({ when: { until: 'deal', deal: 2 } })
})
test('the rules that are cited speak of the game', () => {
  const cited = (kind: GameKind): readonly string[] =>
    (mustMove('wsop', kind).gives(CALL).events[0] as { readonly rules: readonly string[] }).rules
  expect(cited(kindOf())).toEqual(['wsop/101', 'wsop/103', 'wsop/103-entry', 'wsop/103-flop'])
  expect(cited(stud)).toEqual(['wsop/101', 'wsop/103-stud', 'wsop/103-entry'])
  expect(cited(omaha8(20, 40))).toEqual(['wsop/103b-move'])
  expect(cited(MAIN)).toEqual(['wsop/103d-move'])
})
test('of two who sat down without a list the first to come moves first, whatever the seats', () => {
  const scene = withTable(withList(floorScene('rrp'), GAME, kindOf()), 'T1', GAME, names('m', 8))
    .at(1)
    .gives({ type: 'OpenTable', table: 'T2', game: GAME, mustMove: true })
    .gives({ type: 'Sit', player: 'first', table: 'T2', seat: 7 })
    .at(2)
    .gives({ type: 'Sit', player: 'second', table: 'T2', seat: 1 })
  expect(scene.gives(CALL).events[0]).toMatchObject({ type: 'MoveCalled', player: 'first' })
})
test('a player who moves keeps no second seat, and a player who leaves instead gives the other one back', () => {
  const called = mustMove('rrp').gives(CALL)
  expect(called.floor.tables[0]!.chairs[8]).toMatchObject({ is: 'held', player: 'f1' })
  const gone = called.gives({ type: 'StandUp', player: 'f1' })
  expect(gone.floor.tables[0]!.chairs[8]!.is).toBe('open')
  expect(called.refuses({ type: 'CancelMove', player: 'f1' }).why).toBe('not-moving')
})

test('an extra chair goes with a player who won’t move (wsop)', () => {
  const scene = withTable(
    withTable(withList(floorScene('wsop'), GAME, kindOf()), 'T1', GAME, names('m', 8)).at(1),
    'T2',
    GAME,
    names('f', 10),
    { mustMove: true, extra: true },
  )
  const refused = scene.gives(CALL, { type: 'RefuseMove', player: 'f1' })
  expect(refused.floor.tables[1]!.chairs[0]).toEqual({ is: 'removed' })
})
test('a chair of the main game that was one more than usual goes with a player who won’t move to it', () => {
  const scene = withTable(
    withTable(withList(floorScene('rrp'), GAME, kindOf()), 'T1', GAME, names('m', 9), { extra: true }).at(1),
    'T2',
    GAME,
    names('f', 5),
    { mustMove: true },
  )
  const called = deals(scene, 'T1', [1, 2, 3]).gives(CALL)
  expect(called.floor.tables[0]!.chairs[9]).toMatchObject({ is: 'held', player: 'f1' })
  expect(called.gives({ type: 'RefuseMove', player: 'f1' }).floor.tables[0]!.chairs[9]).toEqual({ is: 'removed' })
})
