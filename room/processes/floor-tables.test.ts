import { faultsOf } from '@cardroom/engine/floor'
import type { HandName } from '@cardroom/engine/ranking'
import { afterEach, describe, expect, test } from 'vitest'
import type { Archive } from '../deals/archive.ts'
import type { FinishedDeal } from '../deals/finished-deal.ts'
import { secrets } from '../secrets.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { HostedTable } from '../table/host-table.ts'
import { tell } from '../table/state/course.ts'
import { openTables } from '../tables/tables.ts'
import { type FloorRoom, floorRoom, openedFloor, seats } from '../testing/floor-room.ts'
import { keepFloorTables } from './floor-tables.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A floor with tables that software keeps: `down` makes one of them silent. */
const withTables = async (known?: FloorRoom) => {
  const store = known?.store ?? sqliteStore(':memory:')
  const clock = known?.clock ?? { now: Date.now() }
  const room = known === undefined ? await openedFloor('wsop', store, clock) : await floorRoom(store, clock)
  const now = () => clock.now
  const fails = (cause: unknown): void => {
    throw cause
  }
  const tables = await openTables({ store, now, secrets }, fails)
  let isDown = false
  let recorded: Archive | undefined
  const find = async (id: string): Promise<HostedTable | undefined> => {
    if (isDown) throw new Error('down')
    return tables.find(id)
  }
  const kept = keepFloorTables(room.host, {
    store,
    now,
    secrets,
    find,
    archive: id => recorded ?? tables.archive(id),
    onError: () => {},
  })
  const close = async (): Promise<void> => {
    await kept.stop()
    await room.host.close()
    await tables.close()
  }
  closing.push(close)
  const open = async (table: string, mustMove = false): Promise<void> => {
    await room.orders('Max', 'floor', { type: 'OpenTable', table, game: '2-5', run: 'dealt', mustMove })
    await until(room, () => tables.find(room.host.state().runs[table]!.hosted!))
  }
  return {
    ...room,
    close: async () => {
      closing.splice(closing.indexOf(close), 1)
      await close()
    },
    open,
    /** The record of every table is this one. */
    records: (...deals: readonly FinishedDeal[]) => {
      recorded = {
        count: async () => deals.length,
        list: async (after, most) => deals.slice(after, after + most),
        read: async () => null,
        settle: async () => {},
        close: async () => {},
      }
    },
    down: (now: boolean) => {
      isDown = now
    },
    table: async (id: string) => (await tables.find(room.host.state().runs[id]!.hosted!))!,
    /** Ann comes to the floor by her phone, and the podium sends her to a seat. */
    sends: async (person: string, table: string, seat: number) => {
      await room.orders(person, 'floor/me', { type: 'JoinList', game: '2-5' })
      await room.orders('Max', 'floor', { type: 'Arrive', player: person })
      await room.orders('Max', 'floor', { type: 'LockUp', player: person, table, seat })
      await room.orders('Max', 'floor', { type: 'Sit', player: person, table, seat })
    },
  }
}

/** Waits for something that comes of what has been ordered; tables answer in their own time. */
const until = async <T>(
  _: FloorRoom,
  found: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> => {
  for (;;) {
    const it = await found()
    if (it !== undefined && it !== false) return it
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

const chair = ({ staff }: FloorRoom, table: string, seat: number) =>
  staff().tables.find(({ id }) => id === table)!.chairs[seat - 1]!

describe('a table that software deals', () => {
  test('is opened with the floor’s, and believed when it says who sits', async () => {
    const room = await withTables()
    await room.open('T1')
    await room.sends('Ann', 'T1', 3)
    await until(room, () => chair(room, 'T1', 3).is === 'taken')
    const table = await room.table('T1')
    expect(table.hosted().night!.table.chairs[2]).toBe('Ann')
    expect(table.hosted().night!.table.placard).toMatchObject({ chairs: 9, name: 'The Lamp: table T1' })
    // she gets up at the table, and the floor hears of it
    await table.order('Ann', { type: 'leave' })
    await until(room, () => chair(room, 'T1', 3).is === 'open')
    expect(room.host.state().ordered).toEqual([])
  })

  test('seats nobody twice: a player who sits down without leave is asked about', async () => {
    const room = await withTables()
    await room.open('T1')
    const table = await room.table('T1')
    const comes = { type: 'PersonCame', person: 'Eve', name: 'Eve', bot: null, role: 'player' } as const
    await table.does((course, at) => {
      tell(course, { ...comes, at })
      return null
    })
    await table.order('Eve', { type: 'sit', seat: 4, chips: 500 })
    await until(room, () => room.staff().tables[0]!.asked.length > 0)
    expect(room.staff().due).toMatchObject([{ due: 'answer-request', player: 'Eve' }])
    // the podium says yes, and the table, which has seated her, is asked nothing more
    await room.orders('Max', 'floor', room.staff().due[0]!.order!)
    await until(room, () => chair(room, 'T1', 4).is === 'taken')
    expect(faultsOf(room.host.state().floor!)).toEqual([])
  })

  test('that doesn’t answer is shown as such, and its seats aren’t given away', async () => {
    const room = await withTables()
    await room.open('T1')
    await room.orders('Max', 'floor', { type: 'AddName', name: 'Bob', game: '2-5' })
    room.down(true)
    // whatever happens makes the floor look at its tables
    await room.orders('Max', 'floor', { type: 'SetBoard', names: 'full' })
    await until(room, () => room.staff().tables[0]!.silent !== null)
    expect(room.staff().due[0]).toMatchObject({ due: 'table-is-silent', table: 'T1' })
    expect(await room.order('Max', 'floor', { type: 'CallNext', game: '2-5' })).toMatchObject({ why: 'no-seat-open' })
    room.down(false)
    await until(room, () => room.staff().tables[0]!.silent === null)
    await room.orders('Max', 'floor', { type: 'CallNext', game: '2-5' })
  })

  test('is ordered once, also when the room ends between the order and its answer', async () => {
    const first = await withTables()
    await first.open('T1')
    await first.close()
    // the order is kept, and nobody is there to carry it out
    const room = await floorRoom(first.store, first.clock)
    await room.orders('Ann', 'floor/me', { type: 'JoinList', game: '2-5' })
    await room.orders('Max', 'floor', { type: 'LockUp', player: 'Ann', table: 'T1', seat: 5 })
    await room.orders('Max', 'floor', { type: 'Sit', player: 'Ann', table: 'T1', seat: 5 })
    expect(room.host.state().ordered).toEqual([{ player: 'Ann', table: 'T1', seat: 5 }])
    expect(chair(room, 'T1', 5)).toMatchObject({ is: 'held', name: 'Ann' })
    await room.host.close()
    const again = await withTables(room)
    await until(again, () => chair(again, 'T1', 5).is === 'taken')
    const { chairs } = (await again.table('T1')).hosted().night!.table
    expect(chairs.filter(it => it === 'Ann')).toHaveLength(1)
  })

  test('deals at the limit that the floor has changed to, from the next deal on', async () => {
    const room = await withTables()
    await room.open('T1')
    await room.sends('Ann', 'T1', 3)
    await until(room, () => chair(room, 'T1', 3).is === 'taken')
    const table = await room.table('T1')
    const blinds = () => table.hosted().night!.table.placard.parts[0]!.stakes.blinds
    expect(blinds()).toEqual([2, 5])
    const limit = { structure: 'no-limit', small: 5, big: 10 }
    await room.orders('Max', 'floor', { type: 'ProposeLimit', table: 'T1', limit })
    expect(blinds()).toEqual([2, 5])
    await room.orders('Max', 'floor', { type: 'ApproveLimit', table: 'T1' }, { type: 'SettleLimit', table: 'T1' })
    await until(room, () => blinds()[1] === 10)
    expect(blinds()).toEqual([5, 10])
  })

  test('takes for the house what the game says', async () => {
    const room = await withTables()
    const limit = { structure: 'no-limit', small: 10, big: 20 }
    const collection = { way: 'time', amount: 6, everyMinutes: 30 } as const
    const kind = { forms: ['holdem'], limit, kill: false, seats: 9, order: 'button', collection } as const
    await room.orders(
      'Max',
      'floor',
      { type: 'OfferGame', game: '10-20', kind },
      { type: 'OpenTable', table: 'T1', game: '10-20', run: 'dealt' },
    )
    await until(room, () => room.host.state().runs.T1?.hosted != null)
    await until(room, async () => (await room.table('T1')) !== undefined)
    expect((await room.table('T1')).hosted().night!.table.placard.collection).toEqual(collection)
    await room.open('T2')
    expect((await room.table('T2')).hosted().night!.table.placard.collection).toEqual({ way: 'none' })
  })

  test('a must-move takes the chips along', async () => {
    const room = await withTables()
    await room.open('T1')
    room.clock.now += 1000
    await room.open('T2', true)
    await room.sends('Ann', 'T2', 1)
    await until(room, () => chair(room, 'T2', 1).is === 'taken')
    const stack = (await room.table('T2')).hosted().night!.table.members[0]!.stack
    await room.orders('Max', 'floor', { type: 'CallToMain', table: 'T1' })
    await until(room, () => chair(room, 'T1', 1).is === 'taken')
    expect(chair(room, 'T1', 1).name).toBe('Ann')
    expect(chair(room, 'T2', 1).is).toBe('open')
    expect((await room.table('T1')).hosted().night!.table.members[0]).toMatchObject({ player: 'Ann', stack })
    expect(faultsOf(room.host.state().floor!)).toEqual([])
  })

  test('a bot moves from table to table as a player does, with its chips', async () => {
    const room = await withTables()
    await room.open('T1')
    room.clock.now += 1000
    await room.open('T2', true)
    const feeder = await room.table('T2')
    await feeder.order('Max', { type: 'bot', seat: 2, chips: 400, temper: 'bold' })
    await until(room, () => chair(room, 'T2', 2).is === 'taken')
    const { name } = chair(room, 'T2', 2)
    await room.orders('Max', 'floor', { type: 'CallToMain', table: 'T1' })
    await until(room, () => chair(room, 'T1', 1).is === 'taken')
    expect(chair(room, 'T1', 1).name).toBe(name)
    expect(chair(room, 'T2', 2).is).toBe('open')
    const { night, people } = (await room.table('T1')).hosted()
    const [player] = night!.table.chairs
    expect(night!.table.members.find(it => it.player === player)).toMatchObject({ stack: 400 })
    expect(people[player!]).toMatchObject({ name, bot: 'bold' })
    expect(faultsOf(room.host.state().floor!)).toEqual([])
    expect(room.host.state().ordered).toEqual([])
  })

  test('lets players go who stand up on a phone or are sent off at the podium, and only then the seat is free', async () => {
    const room = await withTables()
    await room.open('T1')
    await room.sends('Ann', 'T1', 3)
    await room.sends('Bob', 'T1', 4)
    await until(room, () => chair(room, 'T1', 3).is === 'taken' && chair(room, 'T1', 4).is === 'taken')
    room.down(true)
    await room.orders('Ann', 'floor/me', { type: 'StandUp' })
    // the table has not said so yet: the seat is hers
    expect(chair(room, 'T1', 3)).toMatchObject({ is: 'taken', name: 'Ann' })
    room.down(false)
    await room.orders('Max', 'floor', { type: 'StandUp', player: 'Bob' })
    await until(room, () => chair(room, 'T1', 3).is === 'open' && chair(room, 'T1', 4).is === 'open')
    expect((await room.table('T1')).hosted().night!.table.chairs.every(it => it === null)).toBe(true)
    expect(room.staff().tables[0]!.asked).toEqual([])
    expect(room.host.state().leaving).toEqual([])
    expect(faultsOf(room.host.state().floor!)).toEqual([])
  })

  test('that has given the seat away leaves a must-move without one, and says so once', async () => {
    const room = await withTables()
    await room.open('T1')
    room.clock.now += 1000
    await room.open('T2', true)
    await room.sends('Ann', 'T2', 1)
    await until(room, () => chair(room, 'T2', 1).is === 'taken')
    const main = await room.table('T1')
    await main.does((course, at) => {
      tell(course, { type: 'PersonCame', person: 'Eve', name: 'Eve', bot: null, role: 'player', at })
      return null
    })
    await main.order('Eve', { type: 'sit', seat: 1, chips: 500 })
    await until(room, () => room.staff().tables[0]!.asked.length > 0)
    await room.orders('Max', 'floor', { type: 'CallToMain', table: 'T1' })
    await until(room, () => chair(room, 'T2', 1).is === 'open')
    const version = room.host.version()
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(room.host.version()).toBe(version)
    expect(room.host.state().ordered).toEqual([])
    expect(faultsOf(room.host.state().floor!)).toEqual([])
    expect(room.host.state().recent.some(({ event }) => event.type === 'SeatOrderEnded')).toBe(true)
  })

  test('refuses somebody without a screen of their own, and says so', async () => {
    const room = await withTables()
    await room.open('T1')
    await room.orders('Max', 'floor', { type: 'AddName', name: 'Bob' })
    const player = room.id('Bob')
    await room.orders('Max', 'floor', { type: 'Sit', player, table: 'T1', seat: 1 })
    await until(room, () => room.host.state().ordered.length === 0)
    expect(room.host.state().recent.at(-1)!.event).toMatchObject({ type: 'SeatOrderEnded', player })
  })

  test('says by its record of deals whom a high hand pays', async () => {
    const room = await withTables()
    await room.open('T1')
    await room.sends('Ann', 'T1', 3)
    await room.sends('Bob', 'T1', 4)
    await until(room, () => chair(room, 'T1', 3).is === 'taken' && chair(room, 'T1', 4).is === 'taken')
    const promotion = 'Sunday'
    await room.orders('Max', 'floor', { type: 'FundPromotion', promotion, kind: 'high-hand', chips: 500 })
    const rules = { least: 'flush', dealtIn: 2, pot: 20 }
    await room.orders('Max', 'floor', { type: 'SetPromotionRules', promotion, ...rules })
    const began = room.clock.now
    const kings: HandName = { is: 'full-house', ranks: ['K', '5'] }
    const aces: HandName = { is: 'full-house', ranks: ['A', '5'] }
    const earlier = finished(1, began - 1, 'holdem', 3, { is: 'four-of-a-kind', ranks: ['A', 'K'] })
    // a hand that is good because it is low is no high hand
    const low = finished(3, began, 'razz', 4, aces)
    room.records(earlier, finished(2, began, 'holdem', 3, kings), low)
    await room.orders('Max', 'floor', { type: 'SetBoard', names: 'full' })
    const shown = await until(room, () => room.staff().promotions[0]!.eligible ?? undefined)
    expect(shown).toEqual({
      players: [{ player: 'Ann', name: 'Ann' }],
      table: 'T1',
      deal: 2,
      hand: 'kings full of fives',
    })
    const award = { type: 'AwardPromotion', promotion, chips: 100 }
    expect(await room.order('Max', 'floor', { ...award, player: 'Bob' })).toMatchObject({ why: 'not-eligible' })
    await room.orders('Max', 'floor', { ...award, player: 'Ann' })
    expect(room.staff().promotions[0]).toMatchObject({ funds: 400, eligible: null })
    const made = { type: 'RecordDeal', table: 'T1', record: { deal: 9, began, dealtIn: 9, pot: 99, won: [] } }
    expect(await room.order('Max', 'floor', made)).toMatchObject({ why: 'not-your-office' })
  })

  test('closes with the floor’s', async () => {
    const room = await withTables()
    await room.open('T1')
    const table = await room.table('T1')
    await room.orders('Max', 'floor', { type: 'CloseTable', table: 'T1' })
    await until(room, () => table.hosted().night!.table.ended)
  })
})

const finished = (number: number, began: number, form: string, seat: number, hand: HandName): FinishedDeal => ({
  number,
  from: number,
  to: number,
  began,
  ended: began,
  form,
  formName: form,
  stakes: { structure: 'no-limit', sizes: [2, 5], ante: 0, point: 0 },
  players: [
    { seat: 3, person: 'Ann' },
    { seat: 4, person: 'Bob' },
  ],
  pot: 40,
  pots: 1,
  won: [{ seat, amount: 40, hands: [hand] }],
})

test('all three kinds of table stand in one room', async () => {
  const room = await withTables()
  await room.open('T1')
  await room.orders('Max', 'floor', { type: 'OpenTable', table: 'T2', game: '2-5', run: 'live' })
  await room.orders('Max', 'floor', { type: 'OpenTable', table: 'T3', game: '2-5', run: 'known' })
  await seats(room, 'T3', 'Cat')
  const live = await until(room, () => room.table('T2'))
  await room.orders('Max', 'floor', { type: 'AddName', name: 'Dan' })
  await room.orders('Max', 'floor', { type: 'LockUp', player: room.id('Dan'), table: 'T2', seat: 4 })
  await live.order('Max', { type: 'live', does: { type: 'seat', seat: 4, name: 'Dan', chips: 500 } })
  await until(room, () => chair(room, 'T2', 4).is === 'taken')
  expect(chair(room, 'T2', 4).name).toBe('Dan')
  expect(room.staff().tables.map(({ run }) => run)).toEqual(['dealt', 'live', 'known'])
})
