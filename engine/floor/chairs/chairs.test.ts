import { describe, expect, test } from 'vitest'
import {
  deals,
  type FloorScene,
  floorScene,
  kindOf,
  listOf,
  names,
  newsTypes,
  seatedAt,
  withList,
  withTable,
} from '../../testing/floor-scene.ts'
import { rule } from '../../testing/rule.ts'

const GAME = '10-20 hold’em'
type Book = 'rrp' | 'uspa' | 'wsop'
const game = (book: Book, list: readonly string[] = []) => withList(floorScene(book), GAME, kindOf(), list)
const running = (book: Book, list: readonly string[] = [], players = 5) =>
  withTable(game(book, list), 'T1', GAME, names('p', players))
    .gives({ type: 'NextDeal', table: 'T1', places: { button: 1, small: 2, big: 3 } })
    .gives({ type: 'DealOver', table: 'T1' })
const stateOf = (scene: ReturnType<typeof game>, seat: number) => scene.floor.tables[0]!.chairs[seat - 1]!.is
const LOCK = { type: 'LockUp', player: 'Ann', table: 'T1', seat: 8 } as const

const newGame = (book: Book, after: number, list: readonly string[]) =>
  withTable(game(book, list), 'T1', GAME, names('p', 2)).gives(LOCK).wait(after)
rule('rrp/2/procedures/21', 'a lock-up in a new game goes after five minutes if somebody waits', () => {
  expect(stateOf(newGame('rrp', 4, ['Bob']), 8)).toBe('held')
  expect(stateOf(newGame('rrp', 5, ['Bob']), 8)).toBe('open')
  expect(stateOf(newGame('rrp', 60, []), 8)).toBe('held')
})
rule('uspa/app3/3.20', 'five minutes in a new game', () => {
  expect(stateOf(newGame('uspa', 4, ['Bob']), 8)).toBe('held')
  expect(stateOf(newGame('uspa', 5, ['Bob']), 8)).toBe('open')
})
rule('wsop/91', 'ten minutes in a new game', () => {
  expect(stateOf(newGame('wsop', 9, ['Bob']), 8)).toBe('held')
  expect(stateOf(newGame('wsop', 10, ['Bob']), 8)).toBe('open')
  expect(stateOf(newGame('wsop', 60, []), 8)).toBe('held')
})
for (const [id, book] of [
  ['rrp/2/procedures/21/any-seat', 'rrp'],
  ['uspa/app3/3.20/any-seat', 'uspa'],
] as const) {
  rule(id, 'no lock-up lasts over ten minutes while somebody waits', () => {
    const locked = running(book, ['Bob']).gives(LOCK)
    expect(stateOf(locked.wait(10), 8)).toBe('held')
    expect(stateOf(locked.wait(10.1), 8)).toBe('open')
    expect(stateOf(running(book).gives(LOCK).wait(60), 8)).toBe('held')
  })
}

for (const [id, book] of [
  ['rrp/2/procedures/11', 'rrp'],
  ['uspa/app3/3.10', 'uspa'],
  ['wsop/88', 'wsop'],
] as const) {
  rule(id, 'without leave the seat stays empty, and the floor has the request', () => {
    const asked = running(book).as('player', 'Ann', { type: 'Sit', player: 'Ann', table: 'T1', seat: 7 })
    expect(stateOf(asked, 7)).toBe('open')
    expect(asked.events.at(-1)).toMatchObject({ type: 'SeatAsked', rules: [id] })
    expect(seatedAt(asked.gives({ type: 'Sit', player: 'Ann', table: 'T1', seat: 7 }), 'Ann')).toBe('T1 7')
  })
}
for (const [id, book] of [
  ['uspa/app3/3.25', 'uspa'],
  ['wsop/93', 'wsop'],
] as const) {
  rule(id, 'somebody without an assignment is in no seat', () => {
    const asked = running(book).as('dealer', 'Dee', { type: 'Sit', player: 'Friend', table: 'T1', seat: 9 })
    expect(seatedAt(asked, 'Friend')).toBeNull()
  })
}

rule('rrp/2/seating/4', 'a seat taken elsewhere gives up the old one first', () => {
  const scene = withTable(running('rrp'), 'T2', GAME, names('q', 3)).gives({
    type: 'Sit',
    player: 'p1',
    table: 'T2',
    seat: 8,
  })
  expect(newsTypes(scene)).toEqual(['SeatLeft', 'SeatTaken'])
  expect(seatedAt(scene, 'p1')).toBe('T2 8')
})
for (const [id, book] of [
  ['uspa/app3/4.4', 'uspa'],
  ['wsop/92', 'wsop'],
] as const) {
  rule(id, 'nobody locks up a second seat while keeping the first', () => {
    const scene = withTable(running(book), 'T2', GAME, names('q', 3))
    const off = scene.refuses({ type: 'LockUp', player: 'p1', table: 'T2', seat: 8 })
    expect(off).toMatchObject({ why: 'one-seat-each', table: 'T1', rules: [id] })
    const held = scene.gives({ type: 'LockUp', player: 'Ann', table: 'T1', seat: 8 })
    expect(held.refuses({ type: 'LockUp', player: 'Ann', table: 'T2', seat: 8 }).why).toBe('one-seat-each')
  })
}

for (const [id, book] of [
  ['rrp/2/seating/5', 'rrp'],
  ['uspa/app3/4.5', 'uspa'],
  ['wsop/94', 'wsop'],
] as const) {
  rule(id, 'two whom the house keeps apart are not seated in one game, on no way to a seat', () => {
    const scene = withTable(running(book, ['Ann', 'Bob']), 'T2', GAME, names('q', 7)).gives({
      type: 'KeepApart',
      players: ['Ann', 'p1'],
    })
    expect(scene.refuses(LOCK)).toMatchObject({ why: 'not-together', other: 'p1', rules: [id] })
    // two who sit at one table are moved first, and kept apart then
    expect(scene.refuses({ type: 'KeepApart', players: ['p1', 'p2'] })).toMatchObject({
      why: 'sit-together',
      table: 'T1',
    })
    expect(scene.refuses({ type: 'Sit', player: 'Ann', table: 'T1', seat: 8 }).why).toBe('not-together')
    const call = scene.gives({ type: 'CallNext', game: GAME, table: 'T1' }).events[0]
    expect(call).toMatchObject({ player: 'Bob', skipped: [{ player: 'Ann', why: 'not-together' }] })
    expect(scene.refuses({ type: 'AskToMove', player: 'p1', table: 'T2', seat: 9 }).why).not.toBe('not-together')
    expect(
      seatedAt(
        scene.gives(
          { type: 'LockUp', player: 'Ann', table: 'T2', seat: 8 },
          { type: 'Sit', player: 'Ann', table: 'T2', seat: 8 },
        ),
        'Ann',
      ),
    ).toBe('T2 8')
  })
}

for (const [id, book] of [
  ['rrp/2/seating/7', 'rrp'],
  ['uspa/app3/4.8', 'uspa'],
  ['wsop/97', 'wsop'],
] as const) {
  rule(id, 'a game started with one player more loses that chair when somebody quits', () => {
    const scene = withTable(game(book, ['Ann']), 'T1', GAME, names('p', 10), { extra: true })
    const quit = scene.gives({ type: 'StandUp', player: 'p4' })
    expect(quit.refuses({ type: 'CallNext', game: GAME }).why).toBe('no-seat-open')
    expect(quit.refuses({ type: 'LockUp', player: 'Ann', table: 'T1', seat: 4 }).why).toBe('no-such-seat')
    const second = quit.gives({ type: 'StandUp', player: 'p5' })
    expect(second.gives({ type: 'CallNext', game: GAME }).events[0]).toMatchObject({ player: 'Ann', seat: 5 })
  })
}

describe('a chair more than usual that nobody came to goes once the game is on', () => {
  /** Nine play at a table of ten chairs, and Ann is called to the tenth. */
  const called = () =>
    withTable(game('rrp', ['Ann', 'Bob']), 'T1', GAME, names('p', 9), { extra: true }).gives({
      type: 'CallNext',
      game: GAME,
    })
  const tenth = ({ floor }: FloorScene) => floor.tables[0]!.chairs[9]!.is
  const pass = { type: 'AnswerCall', player: 'Ann', game: GAME, answer: 'pass' } as const

  test('before the first hand the next name is called to it', () => {
    expect(tenth(called())).toBe('held')
    expect(called().gives(pass, { type: 'CallNext', game: GAME }).events[0]).toMatchObject({ player: 'Bob', seat: 10 })
  })

  test.each([
    ['a pass', pass],
    ['a release', { type: 'Release', table: 'T1', seat: 10 }],
  ] as const)('after it, %s takes the chair away', (_, order) => {
    const gone = deals(called(), 'T1', [1, 2, 3]).gives(order)
    expect(gone.events.map(({ type }) => type)).toContain('ChairRemoved')
    expect([tenth(gone), gone.refuses({ type: 'CallNext', game: GAME }).why]).toEqual(['removed', 'no-seat-open'])
  })

  test('so does a lock-up that lasts too long', () => {
    const locked = deals(called(), 'T1', [1, 2, 3]).gives({ ...pass, answer: 'coming' })
    expect(tenth(locked.wait(11))).toBe('removed')
  })
})

/** P is fourth and Q second on the list; both are called to a new game and want seat 5. */
const claims = (book: Book) => {
  let scene = game(book, ['x1', 'Q', 'x2', 'P']).gives({ type: 'OpenTable', table: 'T1', game: GAME })
  for (const player of ['x1', 'Q', 'x2', 'P']) {
    scene = scene.gives({ type: 'CallNext', game: GAME }, { type: 'AnswerCall', player, game: GAME, answer: 'coming' })
  }
  return scene
}
for (const [id, book] of [
  ['rrp/2/seating/8', 'rrp'],
  ['uspa/app3/4.7', 'uspa'],
  ['wsop/96', 'wsop'],
] as const) {
  rule(id, 'the player who came first has the seat; of two who came together the one higher on the list', () => {
    const both = claims(book).gives({
      type: 'ClaimSeats',
      table: 'T1',
      claims: [
        { player: 'P', seat: 5 },
        { player: 'Q', seat: 5 },
      ],
    })
    expect(seatedAt(both, 'Q')).toBe('T1 5')
    expect(seatedAt(both, 'P')).toBeNull()
    const earlier = claims(book)
      .gives({ type: 'ClaimSeats', table: 'T1', claims: [{ player: 'P', seat: 5 }] })
      .gives({ type: 'ClaimSeats', table: 'T1', claims: [{ player: 'Q', seat: 5 }] })
    expect(seatedAt(earlier, 'P')).toBe('T1 5')
  })
}
rule('wsop/96-hold', 'a seat reserved for good cause is kept from others', () => {
  const scene = claims('wsop').gives({ type: 'Reserve', player: 'Ann', table: 'T1', seat: 7 })
  const lost = scene.gives({ type: 'ClaimSeats', table: 'T1', claims: [{ player: 'P', seat: 7 }] })
  expect(newsTypes(lost)).toEqual(['SeatClaimLost'])
  expect(scene.refuses({ type: 'LockUp', player: 'Zoe', table: 'T1', seat: 7 }).why).toBe('seat-is-kept')
})
test('nobody has a seat reserved who has one kept already', () => {
  const scene = claims('rrp').gives({ type: 'Reserve', player: 'Ann', table: 'T1', seat: 7 })
  expect(scene.refuses({ type: 'Reserve', player: 'Ann', table: 'T1', seat: 8 }).why).toBe('one-seat-each')
  expect(scene.refuses({ type: 'Reserve', player: 'P', table: 'T1', seat: 8 }).why).toBe('one-seat-each')
})
rule('wsop/96-hold', 'one kept for a player in a hand elsewhere is free if they stay for the next hand', () => {
  const dealt = withTable(claims('wsop'), 'T2', GAME, names('t', 4)).gives({
    type: 'NextDeal',
    table: 'T2',
    places: { button: 1, small: 2, big: 3 },
  })
  const kept = dealt.gives({ type: 'Reserve', player: 't1', table: 'T1', seat: 7 }, { type: 'DealOver', table: 'T2' })
  expect(kept.gives({ type: 'Sit', player: 't1', table: 'T1', seat: 7 }).floor.tables[0]!.chairs[6]).toMatchObject({
    is: 'taken',
    player: 't1',
  })
  const stays = kept.gives({ type: 'NextDeal', table: 'T2', places: { button: 2, small: 3, big: 4 } })
  expect(stays.events[0]).toMatchObject({
    type: 'SeatReleased',
    table: 'T1',
    seat: 7,
    why: 'deals',
    rules: ['wsop/96-hold'],
  })
})

const change = (player: string, seat: number) => ({ type: 'ChangeSeat', player, seat }) as const
const ask = (player: string, seat: number | null) => ({ type: 'AskSeatChange', player, seat }) as const
const marker = (book: Book) =>
  running(book, ['N'], 4)
    .at(20)
    .gives({ type: 'CallNext', game: GAME })
    .gives({ type: 'LayMarker', player: 'N', table: 'T1', seat: 5 })
for (const [id, book] of [
  ['rrp/2/seating/12', 'rrp'],
  ['uspa/app3/4.12', 'uspa'],
] as const) {
  rule(id, 'earliest request first, and a newcomer’s marker ends it unless that very seat was asked for before', () => {
    expect(marker(book).gives(ask('p1', 5)).refuses(change('p1', 5))).toMatchObject({
      why: 'newcomer-has-the-seat',
      rules: [id],
    })
    const before = running(book, ['N'], 4)
      .gives(ask('p1', 5), ask('p2', 5))
      .at(20)
      .gives({ type: 'CallNext', game: GAME })
    const laid = before.gives({ type: 'LayMarker', player: 'N', table: 'T1', seat: 5 })
    expect(laid.refuses(change('p2', 5))).toMatchObject({ why: 'seat-is-kept', other: 'p1' })
    const moved = laid.gives(change('p1', 5))
    expect([seatedAt(moved, 'p1'), moved.floor.tables[0]!.chairs[0]]).toMatchObject([
      'T1 5',
      { is: 'held', player: 'N' },
    ])
    // any seat is not that very seat
    const any = running(book, ['N'], 4).gives(ask('p1', null)).at(20).gives({ type: 'CallNext', game: GAME })
    expect(any.gives({ type: 'LayMarker', player: 'N', table: 'T1', seat: 5 }).refuses(change('p1', 5)).why).toBe(
      'newcomer-has-the-seat',
    )
    expect(seatedAt(any.gives(change('p1', 5)), 'p1')).toBe('T1 5')
  })
}
rule(
  'wsop/98',
  'until the next hand begins players in the game go first, the earliest request before the others',
  () => {
    const scene = running('wsop', ['N'], 3)
      .gives(ask('p2', null))
      .at(5)
      .gives(ask('p1', null))
      .at(10)
      .gives({ type: 'CallNext', game: GAME })
    expect(scene.refuses(change('p1', 4)).why).toBe('seat-is-kept')
    const moved = scene.gives(change('p2', 4)).gives(change('p1', 2))
    expect([seatedAt(moved, 'p2'), seatedAt(moved, 'p1')]).toEqual(['T1 4', 'T1 2'])
    const sat = running('wsop', ['N'], 4)
      .gives(ask('p1', 5))
      .gives({ type: 'CallNext', game: GAME }, { type: 'Sit', player: 'N', table: 'T1', seat: 5 })
    expect(seatedAt(sat.gives(change('p1', 5)), 'N')).toBe('T1 1')
    const dealt = sat.gives({ type: 'NextDeal', table: 'T1', places: { button: 2, small: 3, big: 4 } })
    expect(dealt.refuses(change('p1', 5)).why).toBe('deal-is-on')
    expect(dealt.gives({ type: 'DealOver', table: 'T1' }).refuses(change('p1', 5)).why).toBe('seat-is-taken')
  },
)

for (const [id, book] of [
  ['rrp/12/11', 'rrp'],
  ['uspa/3.2.10.5.10', 'uspa'],
] as const) {
  rule(id, 'no seat is changed while several antes lie in the pot', () => {
    const scene = running(book)
      .gives({ type: 'NextDeal', table: 'T1', places: { button: 1, small: 2, big: 3 } })
      .gives({ type: 'DealOver', table: 'T1', builtUp: true })
    expect(scene.refuses(change('p1', 8))).toMatchObject({ why: 'pot-is-built-up', rules: [id] })
    const won = scene
      .gives({ type: 'NextDeal', table: 'T1', places: { button: 1, small: 2, big: 3 } })
      .gives({ type: 'DealOver', table: 'T1' })
    expect(seatedAt(won.gives(change('p1', 8)), 'p1')).toBe('T1 8')
  })
}

test('a player who may not play is kept out on every way to a seat', () => {
  const scene = running('rrp', ['Ann'])
    .gives({ type: 'Arrive', player: 'Bob' })
    .as('player', 'Ann', { type: 'Exclude', player: 'Ann', until: null })
  expect(scene.refuses({ type: 'CallNext', game: GAME }).why).toBe('nobody-to-call')
  expect(scene.refuses(LOCK).why).toBe('barred')
  expect(scene.refuses({ type: 'Sit', player: 'Ann', table: 'T1', seat: 8 }).why).toBe('barred')
  expect(scene.refuses({ type: 'Reserve', player: 'Ann', table: 'T1', seat: 8 }).why).toBe('barred')
  expect(scene.refuses({ type: 'LiftBar', player: 'Ann' }).why).toBe('barred')
  expect(listOf(scene, GAME)).toEqual([])
})

for (const [id, book] of [
  ['rrp/2/procedures/3', 'rrp'],
  ['uspa/app3/3.1', 'uspa'],
] as const) {
  rule(id, 'a dealer closes no table; the floor does, and the log has name and time', () => {
    const scene = withTable(game(book), 'T6', GAME, []).at(30)
    expect(scene.refuses({ type: 'CloseTable', table: 'T6' }, 'dealer', 'Dee').why).toBe('not-your-office')
    const closed = scene.as('floor', 'Fay', { type: 'CloseTable', table: 'T6' })
    expect(closed.events).toMatchObject([{ type: 'TableClosed', at: 30 * 60_000, by: { name: 'Fay' }, rules: [id] }])
    expect(closed.refuses({ type: 'LockUp', player: 'Ann', table: 'T6', seat: 1 }).why).toBe('table-is-closed')
  })
}
