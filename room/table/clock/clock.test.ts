import { describe, expect, test } from 'vitest'
import { resume } from '../../tables/resume.ts'
import { newsText } from '../../testing/news-text.ts'
import { dueSeat, type PeopleTable, peopleTable, personIn } from '../../testing/people-table.ts'
import { commonView } from '../../views/common-view.ts'
import { newsOf } from '../../views/news.ts'
import { giveGrace, runOutOfTime } from '../act/time-runs-out.ts'
import { dueAt } from '../due.ts'
import { hostTable } from '../host-table.ts'
import type { Hosted, Policy } from '../state/hosted.ts'
import { findLine, loseLine } from './lines-at-table.ts'

const clock = { act: 20, bank: 30 }
const line = { grace: 40, missed: 2 }

/** A deal is on, and somebody is to act. */
const playing = async (
  policy: Partial<Policy> = { clock, line },
  form: 'holdem' | 'razz' | 'open-face-chinese' | 'chinese-poker' | 'badugi' = 'holdem',
) => {
  const scene = await peopleTable({ form, policy })
  expect(await scene.call()).toHaveProperty('version')
  return scene
}

const bankOf = ({ table }: PeopleTable, seat: number): number => table.hosted().people[personIn(table, seat)]!.bank
const expire = ({ table, secrets }: PeopleTable, seat: number) =>
  table.does((course, at) => runOutOfTime(course, seat, at, secrets))
const call = ({ table }: PeopleTable, seat: number) =>
  table.order(personIn(table, seat), { type: 'act', act: { type: 'Call' } })
/** Does the mildest thing that is legal. */
const mildly = async ({ table }: PeopleTable, seat: number): Promise<void> => {
  for (const type of ['Check', 'Call', 'Show'] as const) {
    if (!('why' in (await table.order(personIn(table, seat), { type: 'act', act: { type } })))) return
  }
}
/** When the room does something next, in seconds from now. */
const soon = ({ table, now }: PeopleTable) => {
  const due = dueAt(table.hosted(), now())!
  return { in: (due.at - now()) / 1000, do: due.do }
}
const words = (before: Hosted, scene: PeopleTable, from: number): Promise<readonly string[]> =>
  scene.store
    .read('table/t1', from)
    .then(list =>
      newsOf(
        before,
        scene.table.hosted(),
        list.map(({ data }) => JSON.parse(data)),
        null,
      ),
    )
    .then(news => news.map(newsText))

describe('the clock', () => {
  test('runs for the time to act and then for the time bank; a player who acts in time keeps the bank', async () => {
    const scene = await playing()
    const seat = dueSeat(scene.table)
    expect(soon(scene)).toEqual({ in: 50, do: { timeOut: seat } })
    const { clocks } = commonView(scene.table.hosted(), () => true)
    expect(clocks.map(({ since, until, ends }) => [until - since, ends - until])).toEqual([[20_000, 30_000]])
    scene.later(20)
    await call(scene, seat)
    expect(bankOf(scene, seat)).toBe(30)
    expect(soon(scene)).toEqual({ in: 50, do: { timeOut: dueSeat(scene.table) } })
  })

  test('what is taken from the time bank is gone, in whole seconds', async () => {
    const scene = await playing()
    const seat = dueSeat(scene.table)
    scene.later(32.2)
    await call(scene, seat)
    expect(bankOf(scene, seat)).toBe(17)
  })

  test('nothing happens before its time, and a refused act takes nothing from the bank', async () => {
    const scene = await playing()
    const seat = dueSeat(scene.table)
    scene.later(49)
    expect(await expire(scene, seat)).toMatchObject({ why: 'not-the-time' })
    await scene.table.order(personIn(scene.table, seat), { type: 'act', act: { type: 'Wager', to: 1 } })
    expect(bankOf(scene, seat)).toBe(30)
  })

  test('the bank is filled again after a number of deals, up to its most', async () => {
    const refill = { seconds: 10, deals: 2, most: 35 }
    const scene = await playing({ clock: { act: 20, bank: 12, refill } })
    const { table } = scene
    for (let deal = 1; deal <= 8; deal++) {
      while (table.hosted().night!.deal !== null) {
        await table.order(personIn(table, dueSeat(table)), { type: 'act', act: { type: 'Fold' } })
      }
      await scene.call()
      expect(bankOf(scene, 1)).toBe(Math.min(35, 12 + 10 * Math.floor((deal + 1) / 2)))
    }
  })

  test('rrp/3/dead-hands/1f: a player who faces a bet when time runs out has a dead hand', async () => {
    const scene = await playing()
    const seat = dueSeat(scene.table)
    const before = scene.table.hosted()
    scene.later(50)
    expect(await expire(scene, seat)).toHaveProperty('version')
    const { deal } = scene.table.hosted().night!
    expect(deal!.players.find(it => it.seat === seat)).toMatchObject({ folded: true })
    expect(bankOf(scene, seat)).toBe(0)
    const name = before.people[personIn(scene.table, seat)]!.name
    expect((await words(before, scene, before.version)).slice(0, 2)).toEqual([
      `${name} uses 30 seconds of the time bank.`,
      `${name}’s time ran out.`,
    ])
  })

  test('rrp/14/nl/16: a player who may check when time runs out has checked', async () => {
    const scene = await playing()
    const { table } = scene
    for (let i = 0; i < 2; i++) await call(scene, dueSeat(table))
    const seat = dueSeat(table)
    scene.later(50)
    await expire(scene, seat)
    expect(table.hosted().night!.deal!.players.find(it => it.seat === seat)).toMatchObject({ folded: false })
    expect(table.hosted().night!.deal!.boards[0]).toHaveLength(3)
  })

  test('in stud the bring-in is posted; a player asked for discards stands pat', async () => {
    const stud = await playing(undefined, 'razz')
    const low = dueSeat(stud.table)
    stud.later(50)
    await expire(stud, low)
    expect(stud.table.hosted().night!.deal!.players.find(it => it.seat === low)).toMatchObject({ folded: false })
    expect(stud.table.hosted().night!.deal!.players.find(it => it.seat === low)!.bet).toBeGreaterThan(0)
    const draw = await playing(undefined, 'badugi')
    const { table } = draw
    while (table.hosted().night!.deal!.round !== null) {
      const seat = dueSeat(table)
      await mildly(draw, seat)
    }
    const seat = dueSeat(table)
    draw.later(50)
    expect(await expire(draw, seat)).toHaveProperty('version')
    expect(table.hosted().night!.deal!.players.find(it => it.seat === seat)).toMatchObject({ drawn: 0, folded: false })
    expect(dueSeat(table)).not.toBe(seat)
  })

  test('wsop/351: open-face cards that are not laid in time are laid legally, the front-most first', async () => {
    const scene = await playing(undefined, 'open-face-chinese')
    const seat = dueSeat(scene.table)
    scene.later(50)
    expect(await expire(scene, seat)).toHaveProperty('version')
    const laid = scene.table.hosted().night!.deal!.players.find(it => it.seat === seat)!.rows
    expect(laid.map(row => row.length)).toEqual([3, 2, 0])
  })

  test('where all set their hands at once nobody gets time from what others do', async () => {
    const scene = await playing(undefined, 'chinese-poker')
    const { table } = scene
    scene.later(50)
    expect(await expire(scene, 1)).toHaveProperty('version')
    expect(commonView(table.hosted(), () => true).clocks.map(({ seat }) => seat)).toEqual([2, 3])
    expect(soon(scene)).toMatchObject({ in: 0, do: { timeOut: 2 } })
  })
})

describe('the clock that somebody calls', () => {
  test('rrp/14/nl/16: any player calls it: a minute, and the hand of a player who does not act is dead', async () => {
    const scene = await playing({ clock: null })
    const { table } = scene
    const seat = dueSeat(table)
    expect(dueAt(table.hosted(), scene.now())).toBeNull()
    expect(await table.order(personIn(table, 1 + (seat % 3)), { type: 'clock' })).toHaveProperty('version')
    expect(soon(scene)).toEqual({ in: 60, do: { timeOut: seat } })
    expect(commonView(table.hosted(), () => true).clocks).toMatchObject([{ seat, called: true }])
    expect(await table.order(personIn(table, 1 + (seat % 3)), { type: 'clock' })).toMatchObject({ why: 'clock-runs' })
    scene.later(60)
    await expire(scene, seat)
    expect(table.hosted().night!.deal!.players.find(it => it.seat === seat)).toMatchObject({ folded: true })
  })

  test('it is over when they have acted', async () => {
    const scene = await playing({ clock: null })
    const { table } = scene
    await table.order('ann', { type: 'clock' })
    scene.later(59)
    await call(scene, dueSeat(table))
    expect(dueAt(table.hosted(), scene.now())).toBeNull()
  })
})

describe('a line that is lost', () => {
  const loses = ({ table }: PeopleTable, person: string) => table.does((course, at) => loseLine(course, person, at))
  const finds = ({ table }: PeopleTable, person: string) => table.does((course, at) => findLine(course, person, at))

  test('gives more time once a deal, before the time bank', async () => {
    const scene = await playing()
    const { table } = scene
    const seat = dueSeat(table)
    await loses(scene, personIn(table, seat))
    expect(commonView(table.hosted(), () => true).seats[seat - 1]).toMatchObject({ lost: true })
    expect(soon(scene)).toEqual({ in: 20, do: { giveGrace: seat } })
    scene.later(20)
    await table.does((course, at) => giveGrace(course, seat, at))
    expect(soon(scene)).toEqual({ in: 70, do: { timeOut: seat } })
    expect(await table.does((course, at) => giveGrace(course, seat, at))).toMatchObject({ why: 'not-the-time' })
    scene.later(40)
    await call(scene, seat)
    expect(bankOf(scene, seat)).toBe(30)
    // the others call, and on the flop the same deal gives no more
    for (let acts = 0; acts < 3 || dueSeat(table) !== seat; acts++) {
      const due = dueSeat(table)
      await mildly(scene, due)
    }
    expect(soon(scene)).toEqual({ in: 50, do: { timeOut: seat } })
  })

  test('a player who misses two acts sits out, and is back with their line', async () => {
    const scene = await playing({ clock, line: { grace: 0, missed: 2 } })
    const { table } = scene
    await loses(scene, 'bob')
    const away = () => table.hosted().night!.table.members.find(({ player }) => player === 'bob')!.away
    for (let acts = 0; acts < 40 && table.hosted().people.bob!.missed < 2; acts++) {
      if (table.hosted().night!.deal === null) await scene.call()
      const seat = dueSeat(table)
      expect(away()).toBeNull()
      if (personIn(table, seat) === 'bob') {
        scene.later(80)
        await expire(scene, seat)
      } else await mildly(scene, seat)
    }
    expect(away()).not.toBeNull()
    expect(table.hosted().people.bob).toMatchObject({ satOut: true, missed: 2 })
    await finds(scene, 'bob')
    expect(away()).toBeNull()
    expect(table.hosted().people.bob).toMatchObject({ satOut: false, missed: 0, lost: false })
  })

  test('somebody who is only watching, and a player whose line is open, change nothing', async () => {
    const scene = await playing()
    const before = scene.table.hosted()
    await loses(scene, 'eve')
    await finds(scene, 'ann')
    expect(scene.table.hosted()).toBe(before)
  })
})

describe('a room that was closed', () => {
  test('holds against nobody the time that it was, and goes on where it was', async () => {
    const scene = await playing()
    const { table, store, now, secrets } = scene
    const seat = dueSeat(table)
    scene.later(12)
    const alive = now()
    scene.later(3600)
    const again = await hostTable('t1', { store, now, secrets })
    await again.does((course, at) => resume(course, alive, at, now()))
    // 38 of 50 seconds were left, and there are five more to find the line again
    expect(dueAt(again.hosted(), now())).toEqual({ at: now() + 43_000, do: { timeOut: seat } })
    expect((await hostTable('t1', { store, now, secrets })).hosted()).toEqual(again.hosted())
  })

  test('a clock that was called ends as much later', async () => {
    const scene = await playing({ clock: null })
    await scene.table.order('ann', { type: 'clock' })
    scene.later(10)
    const alive = scene.now()
    scene.later(1000)
    await scene.table.does((course, at) => resume(course, alive, at, scene.now()))
    expect(soon(scene).in).toBe(55)
    scene.later(55)
    expect(await expire(scene, dueSeat(scene.table))).toHaveProperty('version')
  })

  test('without a sign of life the last event of the table counts; nothing is written where nobody is due', async () => {
    const scene = await playing()
    scene.later(500)
    await scene.table.does((course, at) => resume(course, null, at, scene.now()))
    expect(soon(scene).in).toBe(55)
    const idle = await peopleTable()
    const before = idle.table.hosted()
    await idle.table.does((course, at) => resume(course, null, at, idle.now()))
    expect(idle.table.hosted()).toBe(before)
  })

  test('a table that is taken up several times in a row gets the time to find the line once', async () => {
    const scene = await playing()
    const takenUp = () => scene.table.does((course, at) => resume(course, null, at, scene.now()))
    scene.later(500)
    for (let i = 0; i < 10; i++) await takenUp()
    expect(soon(scene).in).toBe(55)
    scene.later(2)
    await takenUp()
    expect(soon(scene).in).toBe(55)
  })
})

describe('sitting out', () => {
  test.each([
    ['of three', ['bob', 'cyd']],
    ['of two, after whom too few are left for a deal', ['bob']],
  ] as const)('when the big blind comes: one %s, not before, and without paying it', async (_, others) => {
    const scene = await peopleTable({ others })
    const { table } = scene
    await table.order('bob', { type: 'prefer', preference: { type: 'sit-out-at-blind', value: true } })
    const member = () => table.hosted().night!.table.members.find(({ player }) => player === 'bob')!
    for (let deal = 0; deal < 4 && member().away === null; deal++) {
      await scene.call()
      const { places, chairs } = table.hosted().night!.table
      expect(chairs[(places?.blinds.at(-1) ?? 0) - 1]).not.toBe('bob')
      while (table.hosted().night!.deal !== null)
        await table.order(personIn(table, dueSeat(table)), { type: 'act', act: { type: 'Fold' } })
    }
    expect(member().away).not.toBeNull()
    expect(table.hosted().people.bob).toMatchObject({ prefers: { 'sit-out-at-blind': false } })
  })
})
