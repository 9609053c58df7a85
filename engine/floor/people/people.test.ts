import { describe, expect, test } from 'vitest'
import { minutes } from '../../table/time.ts'
import {
  type FloorScene,
  floorScene,
  kindOf,
  listOf,
  names,
  newsTypes,
  type Ordered,
  withList,
  withTable,
} from '../../testing/floor-scene.ts'
import { faultsOf } from '../audit.ts'
import { dueNow } from '../due-now.ts'
import type { Habits } from '../floor.ts'
import { floorDecider } from '../floor-decider.ts'
import { isDay } from './papers.ts'

const GAME = '10-20'
/** Six play at T1, p2 is away; T2 is another table of the same game; Zoe and Ann wait. */
const room = (book: 'rrp' | 'wsop' | 'uspa' = 'rrp', habits: Partial<Habits> = {}): FloorScene => {
  const listed = withList(floorScene(book, habits), GAME, kindOf(), ['zoe', 'ann'])
  return withTable(withTable(listed, 'T1', GAME, names('p', 6)), 'T2', GAME, names('q', 6)).gives({
    type: 'WalkAway',
    player: 'p2',
  })
}
const BORN = '1940-05-01'
const papers = (player: string, change: object = {}): Ordered => ({
  type: 'ShowPapers',
  player,
  document: 'passport',
  citizen: true,
  born: BORN,
  validUntil: '1975-01-01',
  ...change,
})
const person = ({ floor }: FloorScene, player: string) => floor.people.find(it => it.player === player)!

/** Every way to a seat that begins with somebody who has none. */
const WAYS: readonly (readonly [string, Ordered])[] = [
  ['locking up a seat', { type: 'LockUp', player: 'zoe', table: 'T1', seat: 8 }],
  ['a reserved seat', { type: 'Reserve', player: 'zoe', table: 'T1', seat: 8 }],
  ['sitting down', { type: 'Sit', player: 'zoe', table: 'T1', seat: 8 }],
  ['playing over', { type: 'PlayOver', player: 'zoe', table: 'T1', seat: 2, box: true }],
]
const KEPT: readonly (readonly [string, Ordered, string, Partial<Habits>])[] = [
  ['barred by the house', { type: 'Bar', player: 'zoe', until: null }, 'barred', {}],
  ['kept out by their own wish', { type: 'Exclude', player: 'zoe', until: minutes(600) }, 'barred', {}],
  ['under age by their papers', papers('zoe', { born: '1955-05-01' }), 'under-age', {}],
  ['without papers where they are asked for', { type: 'Arrive', player: 'zoe' }, 'papers-missing', { papers: true }],
  ['kept apart from somebody there', { type: 'KeepApart', players: ['zoe', 'p1'] }, 'not-together', {}],
]

describe.each(KEPT)('somebody %s', (_name, fact, why, habits) => {
  // those who sit there already showed their papers
  const kept = (): FloorScene => {
    const before = room()
    return before.gives({ type: 'SetHabits', habits }, fact)
  }

  test.each(WAYS)('gets no seat by %s', (_way, order) => {
    expect(room().gives(order).events.length).toBeGreaterThan(0)
    expect(kept().refuses(order)).toMatchObject({ why, player: 'zoe' })
  })

  test('is passed over when names are called, with the reason, and nobody else is', () => {
    const ready = kept().gives(papers('ann'))
    const called = ready.gives({ type: 'CallNext', game: GAME, table: 'T1' })
    // a barred player waits no longer
    const skipped = why === 'barred' ? [] : [{ player: 'zoe', why }]
    expect(called.events[0]).toMatchObject({ type: 'NameCalled', player: 'ann', skipped })
    expect(listOf(called, GAME).includes('zoe')).toBe(why !== 'barred')
    expect(faultsOf(called.floor)).toEqual([])
  })

  test('is not moved there either', () => {
    const moves: Ordered = { type: 'AskToMove', player: 'q1', table: 'T1', seat: 8 }
    const about = JSON.parse(JSON.stringify(fact).replaceAll('zoe', 'q1')) as Ordered
    expect(room().gives({ type: 'SetHabits', habits }, about).refuses(moves)).toMatchObject({ why })
  })
})

describe('papers', () => {
  test.each([
    ['rrp', '1952-01-02', 'under-age'],
    ['rrp', '1952-01-01', null],
    ['wsop', '1949-01-02', 'under-age'],
    ['wsop', '1949-01-01', null],
  ] as const)('%s: born on %s and seen on the first of January 1970: %s', (book, born, off) => {
    const scene = room(book, { legalAge: 18 }).gives(papers('zoe', { born }))
    const joins: Ordered = { type: 'LockUp', player: 'zoe', table: 'T1', seat: 8 }
    if (off === null) expect(newsTypes(scene.gives(joins))).toEqual(['SeatLockedUp'])
    else {
      const rules = book === 'wsop' ? ['wsop/1'] : ['uspa/app1/4.1']
      expect(scene.refuses(joins)).toMatchObject({ why: off, rules })
    }
  })

  test('under age keeps from lists too, whether or not papers are asked for', () => {
    const scene = room().gives(papers('eve', { born: '1960-01-01' }))
    const joins: Ordered = { type: 'JoinList', player: 'eve', game: GAME, way: 'in-person' }
    expect(scene.refuses(joins).why).toBe('under-age')
    // without papers players may wait, and show them before they sit
    const waits = room('wsop', {}).gives({ type: 'SetHabits', habits: { papers: true } }, { ...joins, player: 'ian' })
    expect(listOf(waits, GAME)).toContain('ian')
    expect(waits.refuses({ type: 'LockUp', player: 'ian', table: 'T1', seat: 8 })).toMatchObject({
      why: 'papers-missing',
      rules: ['wsop/3', 'wsop/3-known'],
    })
  })

  test('are taken while they are valid, and asked for again after', () => {
    const scene = room('rrp').gives(
      { type: 'SetHabits', habits: { papers: true } },
      papers('zoe', { validUntil: '1970-01-02' }),
    )
    const locks: Ordered = { type: 'LockUp', player: 'zoe', table: 'T1', seat: 8 }
    expect(newsTypes(scene.gives(locks))).toEqual(['SeatLockedUp'])
    expect(scene.at(2 * 24 * 60).refuses(locks).why).toBe('papers-expired')
    expect(scene.at(2 * 24 * 60).refuses(papers('zoe', { validUntil: '1970-01-02' })).why).toBe('papers-expired')
  })

  test.each([
    ['a document that the book does not take', { document: 'library-card' }],
    ['a citizen’s licence of a foreigner', { document: 'drivers-license', citizen: false }],
    ['a day that doesn’t exist', { born: '1940-02-31' }],
    ['a birth to come', { born: '1990-01-01' }],
  ])('%s is refused, and nothing is kept', (_name, change) => {
    expect(room('wsop').refuses(papers('zoe', change)).why).toBe('papers-not-accepted')
  })

  test('are for staff at the podium to see', () => {
    expect(room().refuses(papers('zoe'), 'player', 'zoe').why).toBe('not-your-office')
    expect(room().refuses(papers('zoe'), 'dealer', 'Dan').why).toBe('not-your-office')
    expect(person(room().as('board', 'Bea', papers('zoe')), 'zoe').papers).toMatchObject({ born: BORN })
  })

  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2023-13-01', false],
    ['23-1-1', false],
  ])('%s is a day: %s', (day, is) => expect(isDay(day)).toBe(is))
})

describe('a wish to be kept out', () => {
  const wish: Ordered = { type: 'Exclude', player: 'zoe', until: minutes(60) }

  test('is anybody’s own, and nobody else’s but the staff’s', () => {
    expect(room().refuses(wish, 'player', 'ann').why).toBe('not-your-office')
    expect(person(room().as('player', 'zoe', wish), 'zoe').barred).toEqual({ by: 'self', until: minutes(60) })
  })

  test('holds until its time is over, no matter who wants to lift it; the house lifts its own bar', () => {
    const out = room().as('player', 'zoe', wish)
    expect(out.refuses({ type: 'LiftBar', player: 'zoe' })).toMatchObject({ why: 'barred', until: minutes(60) })
    expect(newsTypes(out.at(61).gives({ type: 'LiftBar', player: 'zoe' }))).toEqual(['BarLifted'])
    const barred = room().gives({ type: 'Bar', player: 'zoe', until: null })
    expect(person(barred.gives({ type: 'LiftBar', player: 'zoe' }), 'zoe').barred).toBeNull()
    expect(barred.refuses({ type: 'LiftBar', player: 'zoe' }, 'floor', 'Flo').why).toBe('not-your-office')
  })
})

test('a bar takes somebody off the lists, and frees the seat that was kept for them', () => {
  const called = room().gives({ type: 'CallNext', game: GAME, table: 'T1' })
  expect(called.floor.tables[0]!.chairs[6]).toMatchObject({ is: 'held', player: 'zoe' })
  const barred = called.gives({ type: 'Bar', player: 'zoe', until: null })
  expect(newsTypes(barred)).toEqual(['PersonBarred', 'SeatReleased', 'NameDropped'])
  expect(barred.floor.tables[0]!.chairs[6]).toMatchObject({ is: 'open' })
  expect([listOf(barred, GAME), faultsOf(barred.floor)]).toEqual([['ann'], []])
})

describe('somebody who sits and may not play any more', () => {
  const due = ({ floor }: FloorScene) => dueNow(floor, floor.at)
  const OUT: readonly (readonly ['rrp' | 'uspa' | 'wsop', Ordered, string, readonly string[]])[] = [
    ['rrp', { type: 'Bar', player: 'p3', until: null }, 'barred', ['rrp/1/conduct-code/intro']],
    ['uspa', { type: 'Bar', player: 'p3', until: minutes(60) }, 'barred', ['uspa/1.4', 'uspa/1.3.1.1']],
    ['wsop', { type: 'Exclude', player: 'p3', until: null }, 'excluded', ['wsop/2']],
    ['uspa', { type: 'Exclude', player: 'p3', until: minutes(60) }, 'excluded', ['uspa/app1/3.public.5']],
    ['wsop', papers('p3', { born: '1955-05-01' }), 'under-age', ['wsop/1']],
  ]

  test.each(OUT)('is the first thing to see to by %s after %j: %s', (book, fact, why, rules) => {
    const [first, ...others] = due(room(book).gives(fact))
    expect(first).toMatchObject({ due: 'may-not-play', player: 'p3', table: 'T1', seat: 3, why })
    for (const rule of rules) expect(first!.rules).toContain(rule)
    expect(others.filter(it => it.due === 'may-not-play')).toEqual([])
  })

  test('is seen to once they have left, or when their time is over', () => {
    const barred = room().gives({ type: 'Bar', player: 'p3', until: minutes(60) })
    const dueAt = (scene: FloorScene, minute: number) => dueNow(scene.floor, minutes(minute)).map(it => it.due)
    expect(dueAt(barred, 59)).toContain('may-not-play')
    expect(dueAt(barred, 60)).not.toContain('may-not-play')
    expect(due(barred.gives({ type: 'StandUp', player: 'p3' })).map(it => it.due)).not.toContain('may-not-play')
  })

  test('finishes the hand that is on', () => {
    const dealing = room().gives({ type: 'NextDeal', table: 'T1', places: { button: 4, small: 5, big: 6 } })
    expect(due(dealing.gives({ type: 'Bar', player: 'p3', until: null }))[0]).toMatchObject({ inDeal: true })
  })

  test('counts too when they play over somebody else’s seat', () => {
    const over = room().gives({ type: 'PlayOver', player: 'zoe', table: 'T1', seat: 2, box: true })
    const barred = over.gives({ type: 'Bar', player: 'zoe', until: null })
    expect(due(barred)[0]).toMatchObject({ due: 'may-not-play', player: 'zoe', seat: 2 })
    expect(due(barred.gives({ type: 'StandUp', player: 'zoe' })).map(it => it.due)).not.toContain('may-not-play')
  })
})

test('a player who leaves a list while they are called gives the seat back', () => {
  const left = room()
    .gives({ type: 'CallNext', game: GAME, table: 'T1' })
    .as('player', 'zoe', { type: 'LeaveList', player: 'zoe', game: GAME })
  expect(newsTypes(left)).toEqual(['CallEnded', 'NameDropped'])
  expect(left.floor.tables[0]!.chairs[6]).toMatchObject({ is: 'open' })
  expect([listOf(left, GAME), faultsOf(left.floor)]).toEqual([['ann'], []])
})

describe('the next day', () => {
  const manager = { name: 'Max', office: 'management' } as const
  /** Everybody goes home, the room closes, and it opens again the next morning. */
  const nextDay = (scene: FloorScene) => {
    const empty = scene.floor.tables
      .flatMap(({ chairs }) => chairs.flatMap(chair => (chair.is === 'taken' ? [chair.player] : [])))
      .reduce((it, player) => it.gives({ type: 'StandUp', player }), scene.at(120))
    const closed = empty.gives({ type: 'CloseFloor' })
    const order = { type: 'OpenFloor', book: 'rrp', at: minutes(1440), by: manager } as const
    const outcome = floorDecider.carryOut(closed.floor, order)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
    return outcome
  }

  test('a player who may not play may not then either; cards and papers are known, and the day’s hours are not', () => {
    const { state, events } = nextDay(
      room().gives(
        { type: 'Bar', player: 'eve', until: null },
        { type: 'Bar', player: 'bob', until: minutes(300) },
        { type: 'Exclude', player: 'zoe', until: minutes(3000) },
        { type: 'KeepApart', players: ['zoe', 'ann'] },
        { type: 'SetTier', player: 'p3', tier: 'gold' },
        papers('p4'),
      ),
    )
    expect(state.people.map(({ player }) => player).sort()).toEqual(['eve', 'p3', 'p4', 'zoe'])
    expect(state.people.find(it => it.player === 'p3')).toMatchObject({ tier: 'gold', where: 'away', played: 0 })
    expect(state.people.find(it => it.player === 'zoe')!.barred).toEqual({ by: 'self', until: minutes(3000) })
    expect(state.people.find(it => it.player === 'p4')!.papers!.born).toBe(BORN)
    expect(state.apart).toEqual([['zoe', 'ann']])
    expect([state.games, state.tables]).toEqual([[], []])
    expect(events.reduce((floor, event) => floorDecider.evolve(floor, event), state)).toEqual(state)
  })

  test('a day of which nothing is left begins as the first one did', () => {
    const { events } = nextDay(floorScene('rrp'))
    expect(events).toHaveLength(1)
    expect(events[0]).not.toHaveProperty('kept')
  })
})

test('a player who tells the floor that they go is passed over, and is back when staff see them', () => {
  const out = room().as('player', 'zoe', { type: 'StepOut', player: 'zoe', until: minutes(30) })
  expect(person(out, 'zoe')).toMatchObject({ where: 'away', awayUntil: minutes(30) })
  expect(out.gives({ type: 'CallNext', game: GAME }).events[0]).toMatchObject({ player: 'ann' })
  expect(person(out.gives({ type: 'Arrive', player: 'zoe' }), 'zoe')).toMatchObject({ where: 'here', awayUntil: null })
  expect(room().refuses({ type: 'StepOut', player: 'nobody' }).why).toBe('no-such-person')
})
