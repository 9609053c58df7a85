import { expect, test } from 'vitest'
import { floorScene, kindOf, listOf, names, seatedAt, withList, withTable } from '../../testing/floor-scene.ts'
import { rule } from '../../testing/rule.ts'

const GAME = '10-20 hold’em'
const game = (book: 'rrp' | 'uspa' | 'wsop', list: readonly string[]) =>
  withList(floorScene(book), GAME, kindOf(), list)
const CALL = { type: 'CallNext', game: GAME } as const

const goesTo = (book: 'rrp' | 'uspa' | 'wsop', one: number, two: number): string => {
  const scene = withTable(withTable(game(book, ['Ann']), 'T1', GAME, names('a', one)), 'T2', GAME, names('b', two))
  const called = scene.gives(CALL).events[0] as { readonly table: string }
  return called.table
}
rule('rrp/2/seating/3', 'with 8 and 6 players the next name goes where 6 are', () => {
  expect(goesTo('rrp', 8, 6)).toBe('T2')
  expect(goesTo('rrp', 5, 6)).toBe('T1')
})
rule('uspa/app3/4.3', 'the game most in need gets the newcomer', () => expect(goesTo('uspa', 8, 7)).toBe('T2'))
rule('wsop/90', 'with 8 and 5 players the next name goes where 5 are', () => expect(goesTo('wsop', 8, 5)).toBe('T2'))

for (const [id, book] of [
  ['rrp/2/seating/2', 'rrp'],
  ['uspa/app3/4.2', 'uspa'],
] as const) {
  rule(id, 'out of hearing: passed over, or with money left the seat is locked up', () => {
    const scene = withTable(game(book, ['Ann', 'Bob']), 'T1', GAME, names('p', 5))
    const gone = scene.gives({ type: 'StepOut', player: 'Ann' }, CALL)
    expect(gone.events[0]).toMatchObject({
      type: 'NameCalled',
      player: 'Bob',
      skipped: [{ player: 'Ann', why: 'away' }],
    })
    const paid = scene.gives({ type: 'StepOut', player: 'Ann', deposit: 20 }, CALL)
    expect(paid.events).toMatchObject([
      { type: 'NameCalled', player: 'Ann' },
      { type: 'SeatLockedUp', player: 'Ann' },
    ])
    const less = { type: 'StepOut', player: 'Ann', deposit: 19 } as const
    if (book === 'rrp') expect(scene.refuses(less)).toMatchObject({ why: 'deposit-too-small', count: 20, rules: [id] })
  })
}
rule('wsop/87-area', 'a player who told the floor keeps the place, and the call says why they were passed over', () => {
  const scene = withTable(game('wsop', ['Ann', 'Bob']), 'T1', GAME, names('p', 5))
  const gone = scene.gives({ type: 'StepOut', player: 'Ann', until: 900_000 }, CALL)
  expect(gone.events[0]).toMatchObject({ player: 'Bob', skipped: [{ player: 'Ann', why: 'away' }] })
  expect(listOf(gone, GAME)).toEqual(['Ann', 'Bob'])
})

/** A new game with this many who have said they come, and Ann called as the next. */
const calledAs = (book: 'rrp' | 'uspa' | 'wsop', before: number, seats: number) => {
  const kind = kindOf({ seats })
  const list = [...names('p', before), 'Ann', 'Zoe']
  let scene = withList(floorScene(book), GAME, kind, list).gives({ type: 'OpenTable', table: 'T1', game: GAME })
  for (const player of names('p', before)) {
    scene = scene.gives(CALL, { type: 'AnswerCall', player, game: GAME, answer: 'coming' })
  }
  return scene.gives(CALL, { type: 'AnswerCall', player: 'Ann', game: GAME, answer: 'pass' })
}
rule('rrp/2/seating/11', 'nine seats: the sixth has to play to keep the place, the fifth has not', () => {
  expect(listOf(calledAs('rrp', 5, 9), GAME)).not.toContain('Ann')
  expect(listOf(calledAs('rrp', 4, 9), GAME)).toContain('Ann')
  expect(calledAs('rrp', 5, 9).events).toContainEqual(
    expect.objectContaining({ type: 'NameDropped', why: 'did-not-play', rules: ['rrp/2/seating/11'] }),
  )
})
rule('uspa/app3/4.10', 'with at most three seats empty you play or lose the place', () => {
  expect(listOf(calledAs('uspa', 5, 9), GAME)).not.toContain('Ann')
  expect(listOf(calledAs('uspa', 4, 9), GAME)).toContain('Ann')
})
rule('wsop/102', 'the fourth of nine and the third of six have to play', () => {
  expect(listOf(calledAs('wsop', 3, 9), GAME)).not.toContain('Ann')
  expect(listOf(calledAs('wsop', 2, 9), GAME)).toContain('Ann')
  expect(listOf(calledAs('wsop', 2, 6), GAME)).not.toContain('Ann')
  expect(listOf(calledAs('wsop', 1, 6), GAME)).toContain('Ann')
})

test('in a game that runs a player may pass, and goes to the end or keeps the place as the room has it', () => {
  const pass = { type: 'AnswerCall', player: 'Ann', game: GAME, answer: 'pass' } as const
  const started = (habits: object) =>
    withTable(withList(floorScene('rrp', habits), GAME, kindOf(), ['Ann', 'Bob']), 'T1', GAME, names('p', 5))
      .gives({ type: 'NextDeal', table: 'T1', places: { button: 1, small: 2, big: 3 } })
      .gives(CALL, pass)
  expect(listOf(started({}), GAME)).toEqual(['Bob', 'Ann'])
  expect(listOf(started({ pass: 'keeps-the-place' }), GAME)).toEqual(['Ann', 'Bob'])
})

test('a call that nobody answers ends, the seat is free, and the name goes down', () => {
  const scene = withTable(game('rrp', ['Ann', 'Bob']), 'T1', GAME, names('p', 5)).gives(CALL)
  expect(scene.wait(4).floor.tables[0]!.chairs[5]).toMatchObject({ is: 'held', player: 'Ann' })
  const over = scene.wait(5)
  expect(over.floor.tables[0]!.chairs[5]!.is).toBe('open')
  expect(listOf(over, GAME)).toEqual(['Bob', 'Ann'])
  expect((over.gives(CALL).events[0] as { player: string }).player).toBe('Bob')
})

test('a name that was called, comes and sits is off the list', () => {
  const scene = withTable(game('rrp', ['Ann', 'Bob']), 'T1', GAME, names('p', 5))
    .gives(CALL, { type: 'AnswerCall', player: 'Ann', game: GAME, answer: 'coming' })
    .as('player', 'Ann', { type: 'Sit', player: 'Ann', table: 'T1', seat: 6 })
  expect(seatedAt(scene, 'Ann')).toBe('T1 6')
  expect(listOf(scene, GAME)).toEqual(['Bob'])
})

test('nobody is seated past the list, not even by the floor', () => {
  const scene = withTable(game('rrp', ['Ann', 'Bob']), 'T1', GAME, names('p', 5))
  expect(scene.refuses({ type: 'Sit', player: 'Bob', table: 'T1', seat: 6 })).toMatchObject({
    why: 'names-are-waiting',
    player: 'Ann',
  })
  expect(seatedAt(scene.gives({ type: 'Sit', player: 'Ann', table: 'T1', seat: 6 }), 'Ann')).toBe('T1 6')
})

test('no name is called to a table that does not answer', () => {
  const scene = withTable(game('rrp', ['Ann']), 'T1', GAME, names('p', 5)).gives({
    type: 'FallSilent',
    table: 'T1',
    silent: true,
  })
  expect(scene.refuses(CALL).why).toBe('no-seat-open')
  expect(scene.refuses({ type: 'LockUp', player: 'Ann', table: 'T1', seat: 6 }).why).toBe('table-is-silent')
  const back = scene.gives({ type: 'FallSilent', table: 'T1', silent: false })
  expect((back.gives(CALL).events[0] as { player: string }).player).toBe('Ann')
})
