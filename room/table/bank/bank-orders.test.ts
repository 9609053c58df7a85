import { forms, seeded, stakesFor } from '@cardroom/engine'
import { placardOf } from '@cardroom/engine/testing'
import { describe, expect, test } from 'vitest'
import { sqliteStore } from '../../store/sqlite-store.ts'
import { newsText } from '../../testing/news-text.ts'
import { peopleTable } from '../../testing/people-table.ts'
import { bankView, maySeeBank } from '../../views/bank/bank-view.ts'
import { ownBook } from '../../views/bank/own-book.ts'
import { bankWords } from '../../views/bank-words.ts'
import { newsLog } from '../../views/news-log.ts'
import { takeTurn } from '../act/act-for.ts'
import { dueAt } from '../due.ts'
import { type Around, type HostedTable, hostTable } from '../host-table.ts'
import { makeTable } from '../make-table.ts'
import { callDeal } from '../next/call-deal.ts'
import { endNight } from '../night/night.ts'
import { joinTable } from '../people/come.ts'
import { dueSeats } from '../state/due-seats.ts'
import type { Policy } from '../state/hosted.ts'

const policy: Policy = { clock: null, pause: 0, botPace: 'instant', entropyWait: 0 }
const below = seeded('bank')
const secrets = { below, bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)) }
const done = { version: expect.any(Number) }

/** Ann is the host and sits with Bob and two bots; Eve is only watching. Both the guests are called Bob. */
const opened = async (): Promise<{ readonly table: HostedTable; readonly room: Around }> => {
  let now = 1000
  const room = { store: sqliteStore(':memory:'), now: () => now++, secrets }
  const parts = [{ form: forms.holdem, stakes: stakesFor(forms.holdem, 'no-limit', 10) }]
  const rake = { way: 'rake', percent: 10, cap: 6, noFlopNoDrop: false } as const
  const placard = placardOf('wsop', { parts, chairs: 6, collection: rake })
  await makeTable({ id: 't1', placard, policy, host: { person: 'ann', name: 'Ann' } }, room)
  const table = await hostTable('t1', room)
  for (const person of ['bob', 'eve']) await table.does((course, at) => joinTable(course, person, 'Bob', at))
  await table.order('ann', { type: 'sit', seat: 1, chips: 1000 })
  await table.order('bob', { type: 'sit', seat: 2, chips: 1000 })
  for (const seat of [3, 4]) await table.order('ann', { type: 'bot', seat, chips: 1000, temper: 'bold' })
  return { table, room }
}

const playDeal = async (table: HostedTable): Promise<void> => {
  expect(await table.does((course, at) => callDeal(course, at, secrets))).toHaveProperty('version')
  await playOut(table)
}

const playOut = async (table: HostedTable): Promise<void> => {
  while (table.hosted().night!.deal !== null) {
    const [seat] = dueSeats(table.hosted().night!)
    expect(await table.does((course, at) => takeTurn(course, seat!, at, secrets))).toHaveProperty('version')
  }
}

const bank = (table: HostedTable, viewer = 'ann') => bankView(table.hosted(), viewer)

describe('the bank of a table of the room', () => {
  test('balances, and its payments make everybody even', async () => {
    const { table } = await opened()
    for (let deal = 0; deal < 6; deal++) await playDeal(table)
    const { balances, house, settleUp, onTable } = bank(table)
    expect(balances.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Ada', 'Blaise'])
    expect(house.collected).toBeGreaterThan(0)
    expect(balances.reduce((sum, { net }) => sum + net, house.net)).toBe(0)
    expect(onTable + house.collected).toBe(balances.reduce((sum, { bought }) => sum + bought, 0))
    for (const { name, net, bot } of balances) {
      const received = settleUp.payments.reduce(
        (sum, { from, to, chips }) => sum + (to === name ? chips : 0) - (from === name ? chips : 0),
        0,
      )
      expect(received).toBe(bot ? 0 : net)
    }
  })

  test('is for those who have had a seat, and for the host; two of one name stay apart', async () => {
    const { table } = await opened()
    expect(['ann', 'bob', 'eve', 'zoe'].filter(person => maySeeBank(table.hosted(), person))).toEqual(['ann', 'bob'])
    await table.order('eve', { type: 'sit', seat: 5, chips: 1000 })
    expect(maySeeBank(table.hosted(), 'eve')).toBe(true)
    expect(bank(table).balances.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Bob 2', 'Ada', 'Blaise'])
    expect([bank(table, 'ann').mayCorrect, bank(table, 'bob').mayCorrect]).toEqual([true, false])
  })

  test('says who did it: a bot is seated by the host', async () => {
    const { table } = await opened()
    expect(bank(table).entries.map(({ words, by }) => `${words}, by ${by}`)).toEqual([
      'Ann buys in for 1,000, by Ann',
      'Bob buys in for 1,000, by Bob',
      'Ada buys in for 1,000, by Ann',
      'Blaise buys in for 1,000, by Ann',
    ])
  })

  test('speaks the language of its reader, with the numbers of it', async () => {
    const { table } = await opened()
    await table.order('ann', { type: 'correct', person: 'bob', chips: 1500, why: 'Pizza' })
    await table.order('bob', { type: 'correct', person: 'bob', against: 'ann', chips: -15, why: 'Taxi' })
    const { entries, settleUp } = bankView(table.hosted(), 'ann', 'de')
    expect(entries.map(({ words }) => words)).toEqual([
      'Ann kauft sich für 1.000 ein',
      'Bob kauft sich für 1.000 ein',
      'Ada kauft sich für 1.000 ein',
      'Blaise kauft sich für 1.000 ein',
      '1.500 vom Haus an Bob: Pizza',
      '15 von Bob an Ann: Taxi',
    ])
    expect(settleUp.payments.map(({ words }) => words)).toEqual([
      'Das Haus zahlt an Bob 1.485',
      'Das Haus zahlt an Ann 15',
    ])
    expect(bank(table).settleUp.payments[0]?.words).toBe('The house pays Bob 1,485')
  })

  test('says in every language why somebody was cashed out, and who wins the prize for 7-2', async () => {
    const { table } = await opened()
    const [bought] = table.hosted().bank.entries
    const name = (person: string): string => person.toUpperCase()
    const lines = (entry: object) =>
      [bankWords.en, bankWords.de].map(words => words.entry({ ...bought!, chips: 1200, ...entry }, name))
    expect(lines({ kind: 'cash-out', why: 'table-closed' })).toEqual([
      'ANN cashes out 1,200 at the end of the night',
      'ANN bekommt 1.200 ausgezahlt (Ende des Abends)',
    ])
    expect(lines({ kind: 'seven-deuce', why: 'bob' })).toEqual([
      'ANN pays BOB 1,200 for winning with 7-2',
      'ANN zahlt an BOB 1.200 für einen Sieg mit 7-2',
    ])
  })

  test('is there again after a start from the stream, also where a snapshot was kept before there was a bank', async () => {
    const { table, room } = await opened()
    await playDeal(table)
    await table.order('ann', { type: 'correct', person: 'bob', chips: 5, why: 'found under the table' })
    expect((await hostTable('t1', room)).hosted()).toEqual(table.hosted())
    const { bank: _, results: __, ending: ___, ...before } = table.hosted()
    await room.store.keepSnapshot('table/t1', { version: before.version, data: JSON.stringify(before) })
    expect((await hostTable('t1', room)).hosted()).toEqual(table.hosted())
  })
})

describe('the host corrects the book', () => {
  test('with a reason, from the house or from another pocket, and no chip on the table changes', async () => {
    const { table } = await opened()
    const before = table.hosted().night
    expect(await table.order('ann', { type: 'correct', person: 'bob', chips: 40, why: ' pizza ' })).toEqual(done)
    expect(
      await table.order('bob', { type: 'correct', person: 'bob', against: 'ann', chips: -15, why: 'taxi' }),
    ).toEqual(done)
    expect(table.hosted().night).toBe(before)
    const { balances, house, entries, settleUp } = bank(table)
    expect(balances.slice(0, 2).map(({ net, corrected }) => [net, corrected])).toEqual([
      [15, 15],
      [25, 25],
    ])
    expect(house).toEqual({ collected: 0, corrected: -40, net: -40 })
    expect(entries.slice(-2).map(({ words, from, to, by }) => [words, from, to, by])).toEqual([
      ['40 from the house to Bob: pizza', 'the house', 'Bob', 'Ann'],
      ['15 from Bob to Ann: taxi', 'Bob', 'Ann', 'Bob'],
    ])
    expect(settleUp.payments.map(({ words }) => words).sort()).toEqual([
      'The house pays Ann 15',
      'The house pays Bob 25',
    ])
  })

  test('and only those who sit at the table hear of it', async () => {
    const { table } = await opened()
    const before = table.hosted()
    await table.order('ann', { type: 'correct', person: 'bob', chips: 40, why: 'pizza' })
    const log = newsLog(before.version)
    log.add(before, table.hosted(), await table.eventsAfter(before.version, 10))
    const line = 'Ann adjusts the ledger: 40 from the house to Bob. Reason: pizza'
    expect(['ann', 'bob'].map(who => log.last(who).map(newsText))).toEqual([[line], [line]])
    expect([log.last('eve'), log.last(null)]).toEqual([[], []])
    const then = table.hosted()
    await table.order('bob', { type: 'correct', person: 'ann', against: 'bob', chips: 15, why: 'taxi' })
    log.add(then, table.hosted(), await table.eventsAfter(then.version, 10))
    expect(newsText(log.last('ann').at(-1)!)).toBe('Bob pays Ann 15. Reason: taxi')
  })

  test('a host who plays and credits themselves is named to everybody at the table', async () => {
    const { table, call } = await peopleTable({ others: ['bob'] })
    await call()
    const log = newsLog(table.hosted().version)
    table.listen(log.add)
    expect(await table.order('ann', { type: 'correct', person: 'ann', chips: 500, why: 'a bonus' })).toEqual(done)
    const line = 'Ann adjusts the ledger: 500 from the house to Ann. Reason: a bonus'
    expect(log.last('bob').map(newsText)).toEqual([line])
    // chips in the bank are not chips on the table
    expect(table.hosted().night!.deal!.players.every(({ stack, paid }) => stack + paid === 1000)).toBe(true)
    expect(bank(table, 'bob').entries.at(-1)).toMatchObject({ by: 'Ann', from: 'the house', to: 'Ann' })
  })

  test('the host alone, for people of this table, and for at least a chip', async () => {
    const { table } = await opened()
    const why = 'pizza'
    for (const [person, order, refused] of [
      ['bob', { person: 'bob', chips: 10 }, 'not-yours-to-do'],
      ['ann', { person: 'zoe', chips: 10 }, 'not-here'],
      ['ann', { person: 'bob', against: 'zoe', chips: 10 }, 'not-here'],
      ['ann', { person: 'bob', against: 'bob', chips: 10 }, 'not-oneself'],
      ['ann', { person: 'bob', chips: 0 }, 'no-chips'],
    ] as const) {
      expect(await table.order(person, { type: 'correct', ...order, why })).toMatchObject({ why: refused })
    }
    expect(bank(table).entries).toHaveLength(4)
  })

  test('a host who plays takes nothing out of another player’s pocket; the player pays, or a host who doesn’t play', async () => {
    const { table } = await opened()
    const why = 'a miscount'
    for (const taken of [
      { person: 'bob', chips: -50 },
      { person: 'ann', against: 'bob', chips: 50 },
      { person: 'eve', against: 'bob', chips: 50 },
      { person: 'bob', against: 'ann', chips: -50 },
    ])
      expect(await table.order('ann', { type: 'correct', ...taken, why })).toMatchObject({ why: 'not-your-pocket' })
    for (const taken of [
      { person: 'bob', against: 'ann', chips: 50 },
      { person: 'ann', chips: -50 },
      { person: 'bob', chips: 50 },
    ])
      expect(await table.order('bob', { type: 'correct', ...taken, why })).toMatchObject({ why: 'not-yours-to-do' })
    expect(bank(table).entries).toHaveLength(4)
    expect(await table.order('bob', { type: 'correct', person: 'ann', against: 'bob', chips: 50, why })).toEqual(done)
    await table.order('ann', { type: 'role', person: 'eve', role: 'host' })
    expect(await table.order('eve', { type: 'correct', person: 'ann', against: 'bob', chips: 50, why })).toEqual(done)
    expect([bank(table, 'bob').mayPay, bank(table, 'eve').mayPay]).toEqual(['bob', null])
  })
})

describe('the night ends', () => {
  test('at once between deals: everybody is cashed out to the chip, and the book can still be corrected', async () => {
    const { table } = await opened()
    await playDeal(table)
    expect(await table.order('bob', { type: 'end', ends: true })).toMatchObject({ why: 'not-yours-to-do' })
    expect(await table.order('ann', { type: 'end', ends: true })).toEqual(done)
    const { ended, onTable, balances, house, entries } = bank(table)
    expect([ended, onTable]).toEqual([true, 0])
    expect(balances.reduce((sum, { net }) => sum + net, house.net)).toBe(0)
    expect(entries.at(-1)).toMatchObject({
      kind: 'cash-out',
      by: 'Ann',
      words: expect.stringContaining('end of the night'),
    })
    expect(dueAt(table.hosted(), 0)).toBeNull()
    expect(await table.order('ann', { type: 'end', ends: true })).toMatchObject({ why: 'as-it-is' })
    expect(await table.order('ann', { type: 'correct', person: 'bob', chips: 1, why: 'a miscount' })).toEqual(done)
  })

  test('after the deal that is on, unless the host changes their mind', async () => {
    const { table } = await opened()
    await table.does((course, at) => callDeal(course, at, secrets))
    expect(await table.order('ann', { type: 'end', ends: false })).toMatchObject({ why: 'as-it-is' })
    expect(await table.order('ann', { type: 'end', ends: true })).toEqual(done)
    expect(await table.order('ann', { type: 'end', ends: true })).toMatchObject({ why: 'as-it-is' })
    expect(await table.order('ann', { type: 'end', ends: false })).toEqual(done)
    expect(await table.order('ann', { type: 'end', ends: true })).toEqual(done)
    await playOut(table)
    expect(dueAt(table.hosted(), 5)).toEqual({ at: 5, do: 'end-night' })
    await table.does(endNight)
    expect(bank(table)).toMatchObject({ ended: true, onTable: 0 })
  })
})

describe('your own book over all tables', () => {
  test('has the tables at which one has had chips', async () => {
    const { table } = await opened()
    await table.order('ann', { type: 'correct', person: 'bob', chips: 7, why: 'pizza' })
    const all = [table.hosted()]
    expect(ownBook(all, 'bob')).toMatchObject({
      net: 7,
      tables: [{ table: 't1', bought: 1000, onTable: 1000, net: 7 }],
    })
    expect(ownBook(all, 'eve')).toEqual({ tables: [], net: 0 })
    expect(ownBook(all, 'zoe')).toEqual({ tables: [], net: 0 })
  })

  test('says who did it where somebody is sent away in a deal, and names the player where they leave', async () => {
    const { table, room } = await opened()
    await table.does((course, at) => callDeal(course, at, secrets))
    expect(await table.order('ann', { type: 'kick', person: 'bob' })).toEqual(done)
    await playOut(table)
    const outOf = (person: string) =>
      bank(table).entries.findLast(entry => entry.kind === 'cash-out' && entry.person === person)
    expect(outOf('Bob')).toMatchObject({ by: 'Ann' })
    // what is kept tells it, too
    expect((await hostTable('t1', room)).hosted()).toEqual(table.hosted())
    // they come back and leave by themselves
    expect(await table.order('bob', { type: 'sit', seat: 2, chips: 1000 })).toEqual(done)
    await playDeal(table)
    expect(await table.order('bob', { type: 'leave' })).toEqual(done)
    expect(outOf('Bob')).toMatchObject({ by: 'Bob' })
  })

  test('the table hears who sent somebody away', async () => {
    const { table } = await opened()
    const log = newsLog(table.hosted().version)
    table.listen(log.add)
    await table.does((course, at) => callDeal(course, at, secrets))
    await table.order('ann', { type: 'kick', person: 'bob' })
    await playOut(table)
    const words = log.after(0, null).map(newsText)
    expect(words).toContain('Ann removes Bob from the table.')
    expect(words.filter(it => /^Bob cashes out [\d,]+, removed by Ann\.$/.test(it))).toHaveLength(1)
  })
})
