import { english, text } from '@cardroom/engine/words'
import { describe, expect, test } from 'vitest'
import { isRefused } from '../refusal.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import { floorRoom, MINUTE, noLimit, openedFloor, seats } from '../testing/floor-room.ts'
import { searchLog } from './floor-log.ts'
import { joinByLink, makeFloorLink } from './invitations.ts'
import type { FloorHost } from './open-floor.ts'
import { reportCsv } from './report-csv.ts'

const TABLE = { type: 'OpenTable', table: 'T1', game: '2-5', run: 'known' } as const

/** Somebody comes by a link that the manager made. */
const comes = async (
  host: FloorHost,
  person: string,
  what: Parameters<typeof makeFloorLink>[2]['for'],
): Promise<string> => {
  const code = `code of ${person}`
  const officer = { name: 'Max', office: 'management', table: null } as const
  await host.does({ name: 'Max', office: 'management' }, course =>
    makeFloorLink(course, officer, { for: what, uses: 1, minutes: null }, code),
  )
  let joined = ''
  await host.does({ name: person, office: 'player' }, course => {
    const outcome = joinByLink(course, person, person, code)
    if ('why' in outcome) return outcome
    joined = outcome.what
    return null
  })
  return joined
}

describe('who may', () => {
  test('the person who opens the floor is its manager, and nobody else sees it as staff', async () => {
    const room = await floorRoom()
    expect(room.view('Max', 'floor')).toEqual({ screen: 'none', mayOpen: true })
    expect(room.view(null, 'floor')).toEqual({ screen: 'none', mayOpen: false })
    await room.orders('Max', 'floor', { type: 'OpenFloor', name: 'The Lamp', book: 'wsop' })
    expect(room.staff()).toMatchObject({ office: 'management', name: 'The Lamp', book: 'wsop' })
    expect(room.view('Eve', 'floor')).toMatchObject({ why: 'not-your-office' })
    expect(await room.order('Eve', 'floor', { type: 'OpenFloor', name: 'Mine', book: 'rrp' })).toMatchObject({
      why: 'not-your-office',
    })
    expect(await room.order('Eve', 'floor', { type: 'AddName', name: 'Bob' })).toMatchObject({ why: 'not-your-office' })
    expect(await room.order(null, 'floor', { type: 'AddName', name: 'Bob' })).toMatchObject({ why: 'nameless' })
  })

  test('staff come by a link, and each office orders what is its own', async () => {
    const room = await openedFloor()
    expect(await comes(room.host, 'Bea', { office: 'board' })).toBe('floor')
    await room.orders('Bea', 'floor', { type: 'AddName', name: 'Ann', game: '2-5' })
    expect(await room.order('Bea', 'floor', TABLE)).toMatchObject({ why: 'not-your-office' })
    expect(await room.order('Bea', 'floor', { type: 'CloseFloor' })).toMatchObject({ why: 'not-your-office' })
    await room.orders('Max', 'floor', { type: 'EndOffice', person: 'Bea' })
    expect(await room.order('Bea', 'floor', { type: 'AddName', name: 'Cat' })).toMatchObject({ why: 'not-your-office' })
    expect(await room.order('Max', 'floor', { type: 'EndOffice', person: 'Max' })).toMatchObject({
      why: 'manager-is-needed',
    })
  })

  test('a link lets in as often as it says, and no longer', async () => {
    const { host } = await openedFloor()
    await comes(host, 'Bea', { office: 'board' })
    const again = await host.does({ name: 'Zed', office: 'player' }, course => {
      const outcome = joinByLink(course, 'Zed', 'Zed', 'code of Bea')
      return 'why' in outcome ? outcome : null
    })
    expect(again).toMatchObject({ why: 'no-such-invitation' })
  })

  test('papers are seen at the podium before a seat, and no screen shows a date of birth', async () => {
    const room = await openedFloor('wsop', undefined, { now: Date.UTC(2026, 5, 10) })
    await room.orders('Max', 'floor', TABLE, { type: 'SetHabits', habits: { papers: true } })
    await room.orders('Ann', 'floor/me', { type: 'JoinList', game: '2-5' })
    const player = room.id('Ann')
    expect(room.own('Ann').papers).toBe('papers-missing')
    await room.orders('Max', 'floor', { type: 'CheckIn', player })
    const locks = { type: 'LockUp', player, table: 'T1', seat: 1 }
    expect(await room.order('Max', 'floor', locks)).toMatchObject({ why: 'papers-missing' })
    const papers = { type: 'ShowPapers', player, document: 'passport', citizen: true, validUntil: '2030-01-01' }
    expect(await room.order('Max', 'floor', { ...papers, born: 'June 1990' })).toMatchObject({ why: 'not-understood' })
    await room.orders('Max', 'floor', { ...papers, born: '1990-06-11' }, locks)
    expect(room.own('Ann').papers).toBeNull()
    const shown = room.staff()
    expect(shown.people.find(it => it.player === player)).toMatchObject({
      papers: { document: 'passport', validUntil: '2030-01-01' },
      papersOff: null,
    })
    expect(JSON.stringify([shown, room.own('Ann'), room.board(), room.host.report()])).not.toContain('1990-06-11')
  })

  test('a phone keeps its owner out by their own wish, and nobody else', async () => {
    const room = await openedFloor()
    await room.orders('Ann', 'floor/me', { type: 'JoinList', game: '2-5' })
    await room.orders('Bob', 'floor/me', { type: 'JoinList', game: '2-5' })
    expect(await room.order('Bob', 'floor/me', { type: 'Exclude', player: 'Ann', until: null })).toMatchObject({
      why: 'not-understood',
    })
    await room.orders('Ann', 'floor/me', { type: 'Exclude', until: room.clock.now + MINUTE })
    expect(room.board().lists[0]!.names.map(({ name }) => name)).toEqual(['Bob'])
    expect(await room.order('Ann', 'floor/me', { type: 'JoinList', game: '2-5' })).toMatchObject({ why: 'barred' })
    expect(await room.order('Max', 'floor', { type: 'LiftBar', player: room.id('Ann') })).toMatchObject({
      why: 'barred',
    })
    room.clock.now += 2 * MINUTE
    await room.orders('Ann', 'floor/me', { type: 'JoinList', game: '2-5' })
  })

  test('a phone speaks for its owner alone', async () => {
    const room = await openedFloor()
    await room.orders('Ann', 'floor/me', { type: 'JoinList', game: '2-5' })
    await room.orders('Bob', 'floor/me', { type: 'JoinList', game: '2-5' })
    expect(room.own('Bob').lists).toMatchObject([{ game: '2-5', place: 2 }])
    const forAnother = { type: 'LeaveList', game: '2-5', player: 'Ann' }
    expect(await room.order('Bob', 'floor/me', forAnother)).toMatchObject({ why: 'not-understood' })
    expect(await room.order('Bob', 'floor/me', { type: 'CallNext', game: '2-5' })).toMatchObject({
      why: 'not-understood',
    })
    expect(await room.order(null, 'floor/me', { type: 'JoinList', game: '2-5' })).toMatchObject({ why: 'nameless' })
    expect(room.board().lists[0]!.names.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  })

  test('a name from the podium is followed on a phone by its link', async () => {
    const room = await openedFloor()
    await room.orders('Max', 'floor', { type: 'AddName', name: 'Ann B', game: '2-5' })
    expect(await comes(room.host, 'phone-1', { player: room.id('Ann B') })).toBe('floor/me')
    expect(room.own('phone-1')).toMatchObject({ you: { name: 'Ann B' }, lists: [{ game: '2-5', place: 1 }] })
    await room.orders('phone-1', 'floor/me', { type: 'LeaveList', game: '2-5' })
    expect(room.staff().games[0]!.list).toEqual([])
  })

  test('a tablet orders at its own table', async () => {
    const room = await openedFloor()
    await room.orders('Max', 'floor', TABLE, { ...TABLE, table: 'T2' })
    await seats(room, 'T1', 'Ann')
    await seats(room, 'T2', 'Bob')
    expect(await comes(room.host, 'tab-1', { table: 'T1' })).toBe('floor/table/T1')
    await room.orders('tab-1', 'floor/table/T1', { type: 'WalkAway', player: room.id('Ann') })
    expect(room.tablet('tab-1', 'T1').table.chairs[0]).toMatchObject({ name: 'Ann', away: room.clock.now })
    const elsewhere = { type: 'StandUp', player: room.id('Bob') }
    expect(await room.order('tab-1', 'floor/table/T1', elsewhere)).toMatchObject({ why: 'not-your-office' })
    expect(await room.order('tab-1', 'floor/table/T2', elsewhere)).toMatchObject({ why: 'not-your-office' })
    expect(room.view('tab-1', 'floor/table/T2')).toMatchObject({ why: 'not-your-office' })
    expect(room.view('tab-1', 'floor')).toMatchObject({ why: 'not-your-office' })
  })
})

describe('orders from outside', () => {
  test.each([
    null,
    7,
    'CallNext',
    { type: 'constructor' },
    { type: '__proto__' },
    { type: 'CallNext' },
    { type: 'PassTime' },
    { type: 'OpenTable', table: 'T1', game: '2-5' },
    { type: 'OpenTable', table: '../x', game: '2-5', run: 'known' },
    { type: 'Undo', order: 1, before: {}, after: {} },
    { type: 'Undo', order: 10_000 },
    { type: 'Sit', player: 'constructor', table: 'T1', seat: 1 },
    { type: 'Sit', player: 'nobody', table: 'T1', seat: 1 },
    { type: 'SetHabits', habits: { answerMinutes: 'x' } },
    { type: 'AddName', name: ' \u200b ' },
    { type: 'AddName', name: 'Ann', game: '__proto__' },
  ])('change nothing where they make no sense: %j', async order => {
    const room = await openedFloor()
    await room.orders('Max', 'floor', TABLE)
    const { version } = room.host.state()
    expect(await room.order('Max', 'floor', order as object)).toHaveProperty('why')
    expect(room.host.state().version).toBe(version)
  })

  test('sent twice is carried out once', async () => {
    const room = await openedFloor()
    const add = { type: 'AddName', name: 'Ann', game: '2-5' }
    const both = await Promise.all([room.order('Max', 'floor', add, 'a1'), room.order('Max', 'floor', add, 'a1')])
    expect(both[0]).toEqual(both[1])
    expect(room.staff().games[0]!.list.map(({ name }) => name)).toEqual(['Ann'])
  })

  test('a second Ann gets a name that differs from the first', async () => {
    const room = await openedFloor()
    const add = { type: 'AddName', name: 'Ann', game: '2-5' }
    await room.orders('Max', 'floor', add, add)
    expect(room.staff().games[0]!.list.map(({ name }) => name)).toEqual(['Ann', 'Ann 2'])
  })
})

describe('the day', () => {
  test('goes on after a restart, with calls that ran out meanwhile', async () => {
    const store = sqliteStore(':memory:')
    const room = await openedFloor('wsop', store)
    await room.orders('Max', 'floor', TABLE)
    await room.orders('Max', 'floor', { type: 'AddName', name: 'Ann', game: '2-5' })
    await room.orders('Max', 'floor', { type: 'AddName', name: 'Bob', game: '2-5' }, { type: 'CallNext', game: '2-5' })
    expect(room.board().calling).toMatchObject([{ name: 'Ann', table: 'T1', seat: 1 }])
    await room.host.close()
    const again = await floorRoom(store, { now: room.clock.now + 6 * MINUTE })
    await new Promise(resolve => again.host.listen(resolve))
    expect(again.board().calling).toEqual([])
    expect(again.board().lists[0]!.names.map(({ name }) => name)).toEqual(['Bob', 'Ann'])
    await again.host.close()
  })

  test('tells a phone what moved it', async () => {
    const room = await openedFloor()
    for (const name of ['Ann', 'Bob', 'Cat']) await room.orders(name, 'floor/me', { type: 'JoinList', game: '2-5' })
    await room.orders('Ann', 'floor/me', { type: 'LeaveList', game: '2-5' })
    const [list] = room.own('Cat').lists
    expect(list!.moved.map(({ from, to, say }) => [from, to, text(say, english)])).toEqual([
      [3, 2, expect.stringContaining('Ann is off the list for 2-5')],
      [null, 3, expect.stringContaining('You')],
    ])
  })

  test('undoes an order, says so, and not twice', async () => {
    const room = await openedFloor()
    await room.orders('Max', 'floor', TABLE)
    await seats(room, 'T1', 'Ann')
    await room.orders('Max', 'floor', { type: 'StandUp', player: room.id('Ann') })
    const { undo } = room.staff().log[0]!
    await room.orders('Max', 'floor', { type: 'Undo', order: undo! })
    expect(room.staff().tables[0]!.chairs[0]).toMatchObject({ is: 'taken', name: 'Ann' })
    expect(room.staff().log.find(({ undone }) => undone)).toMatchObject({ undo: null })
    expect(await room.order('Max', 'floor', { type: 'Undo', order: undo! })).toMatchObject({ why: 'nothing-to-undo' })
  })

  test('is searched by words, names and rules', async () => {
    const room = await openedFloor()
    await room.orders('Max', 'floor', TABLE)
    await seats(room, 'T1', 'Ann', 'Bob')
    const found = await searchLog(room.host, 'bob sits', null)
    expect(found.entries.map(({ say }) => text(say, english))).toEqual(['Bob sits down at table T1, seat 2.'])
    expect((await searchLog(room.host, 'wsop/88', null)).entries.length).toBe(2)
    expect((await searchLog(room.host, '', null)).next).toBeNull()
  })

  test('comes to a report: seats, waits, hours, time and downs, as CSV too', async () => {
    const room = await openedFloor()
    await room.orders('Max', 'floor', TABLE)
    await seats(room, 'T1', 'Ann', 'Bob')
    await room.orders('Max', 'floor', { type: 'AddDealer', dealer: 'Moe', forms: 'all' })
    await room.orders('Max', 'floor', { type: 'PushDealer', dealer: 'Moe', table: 'T1' })
    await room.orders('Max', 'floor', { type: 'CollectTime', table: 'T1', chips: 6 })
    await room.orders('Max', 'floor', { type: 'AddName', name: '=1+1', game: '2-5' })
    room.clock.now += 30 * MINUTE
    await room.orders('Max', 'floor', { type: 'CallNext', game: '2-5' })
    await room.orders('Max', 'floor', { type: 'Sit', player: room.id('=1+1'), table: 'T1', seat: 3 })
    room.clock.now += 30 * MINUTE
    const report = room.host.report()!
    expect(report).toMatchObject({ seatsFilled: 3, seatHours: 2.5, wait: { mean: 30, longest: 30 } })
    expect(report.tables).toMatchObject([{ table: 'T1', openMinutes: 60, seatHours: 2.5, time: 12, drop: 0 }])
    expect(report.dealers).toEqual([{ dealer: 'Moe', downs: 1, minutes: 60, tables: ['T1'] }])
    expect(reportCsv(report)).toContain(`player,'=1+1,minutes,30\r\n`)
    expect(isRefused(room.view('Eve', 'floor/report'))).toBe(true)
  })

  test('adds up comps by the hour: on the phone, at the podium, in the report and its CSV', async () => {
    const room = await openedFloor()
    expect([room.own('Ann').comps, room.host.report()!.comps]).toEqual([null, []])
    await room.orders('Max', 'floor', { type: 'SetHabits', habits: { compsPerHour: 4 } }, TABLE)
    await room.orders('Ann', 'floor/me', { type: 'JoinList', game: '2-5' })
    const player = room.id('Ann')
    const sits = { player, table: 'T1', seat: 1 }
    await room.orders(
      'Max',
      'floor',
      { type: 'CheckIn', player },
      { type: 'LockUp', ...sits },
      { type: 'Sit', ...sits },
    )
    room.clock.now += 150 * MINUTE
    expect(room.own('Ann').comps).toBe(10)
    const redeem = { type: 'RedeemComps', player, chips: 7, what: 'dinner' }
    expect(await room.order('Max', 'floor', { ...redeem, chips: 11 })).toMatchObject({ why: 'not-enough-comps' })
    await room.orders('Max', 'floor', redeem)
    expect(room.staff().people.find(it => it.player === player)!.comps).toBe(3)
    expect(text(room.staff().log[0]!.say, english)).toBe('Ann redeems 7 in comps: dinner.')
    const report = room.host.report()!
    expect(report.comps).toEqual([{ player, name: 'Ann', earned: 10, redeemed: 7, left: 3 }])
    expect(reportCsv(report)).toContain('comps,Ann,earned,10\r\ncomps,Ann,redeemed,7\r\ncomps,Ann,left,3\r\n')
  })

  test('shows names on the wall as the room wishes', async () => {
    const room = await openedFloor()
    await room.orders('Max', 'floor', { type: 'AddName', name: 'Ann Bell', game: '2-5' })
    const name = () => room.board().lists[0]!.names[0]!.name
    expect(name()).toBe('Ann B.')
    await room.orders('Max', 'floor', { type: 'SetBoard', names: 'initials' })
    expect(name()).toBe('A. B.')
    await room.orders('Max', 'floor', { type: 'SetBoard', names: 'full' })
    expect(name()).toBe('Ann Bell')
  })

  test('shows on the wall that a name was added to a list that is longer than the wall', async () => {
    const room = await openedFloor()
    const add = (i: number) => room.orders('Max', 'floor', { type: 'AddName', name: `Name ${i}`, game: '2-5' })
    for (let i = 1; i <= 60; i++) await add(i)
    const before = room.board()
    await add(61)
    expect([before.lists[0]!.waiting, room.board().lists[0]!.waiting]).toEqual([60, 61])
    expect(room.board().lists[0]!.names).toHaveLength(60)
  })

  test('ends, and a manager opens the next', async () => {
    const room = await openedFloor()
    await room.orders('Max', 'floor', { type: 'CloseFloor' })
    expect(await room.order('Ann', 'floor/me', { type: 'JoinList', game: '2-5' })).toMatchObject({
      why: 'floor-is-closed',
    })
    await room.orders('Max', 'floor', { type: 'OpenFloor', name: 'The Lamp', book: 'rrp' })
    await room.orders('Max', 'floor', { type: 'OfferGame', game: '1-2', kind: noLimit(1, 2) })
    expect(room.board().lists.map(({ game }) => game)).toEqual(['1-2'])
  })
})
