import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { REASONS } from '../store/checksum.ts'
import { spoiledIn } from '../store/spoiled.ts'
import { openDatabase } from '../store/sqlite-file.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import { hostTable } from '../table/host-table.ts'
import { handsNamed } from '../table/upcasts.ts'
import { botTable, playDeals } from '../testing/bot-table.ts'
import { countedStore } from '../testing/counted-store.ts'
import { openArchive } from './archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0

const fail = (cause: unknown): never => {
  throw cause
}

describe('the archive of a table', () => {
  test('finds a deal by reading it alone, and what was shown right after it', async () => {
    const { store, table, reads } = await botTable('holdem')
    const archive = await openArchive('t', table, store, fail)
    await playDeals(table, 7)
    expect(await archive.count()).toBe(7)
    reads.length = 0
    const deal = await archive.read(5)
    const { from, to, number } = deal!.finished
    expect(number).toBe(5)
    expect(reads).toEqual([
      { stream: 'deals/t', most: 1 },
      { stream: 'table/t', most: to - from + 1 },
      { stream: 'table/t', most: 60 },
    ])
    const happened = deal!.events
    expect(happened[0]).toMatchObject({ type: 'DealCalled', number: 5 })
    expect(happened.at(-1)).toMatchObject({ type: 'DealRecorded', number: 5 })
    expect(await archive.read(8)).toBeNull()
  })

  test('catches up where it was left behind, and says who took what', async () => {
    const { store, table, around } = await botTable('holdem')
    await playDeals(table, 3)
    // a room that kept no index so far
    const first = await openArchive('t', table, store, fail)
    expect((await first.list(0, 10)).map(({ number }) => number)).toEqual([1, 2, 3])
    // a server that went down between the end of a deal and its place in the index, and one in the middle of a deal
    const again = await hostTable('t', around)
    await playDeals(again, 2)
    const later = await openArchive('t', again, store, fail)
    expect(await later.count()).toBe(5)
    await playDeals(again, 1)
    const listed = await later.list(3, 10)
    expect(listed.map(({ number }) => number)).toEqual([4, 5, 6])
    for (const { pot, won, players, formName } of listed) {
      expect(formName).toBe('Hold’em')
      expect(players).toEqual([
        { seat: 1, person: 'ann' },
        { seat: 2, person: expect.any(String) },
        { seat: 3, person: expect.any(String) },
      ])
      expect(pot).toBeGreaterThan(0)
      expect(won.reduce((sum, { amount }) => sum + amount, 0)).toBe(pot)
    }
  })

  test('opens where it was closed, and reads no deal again', async () => {
    const { store, table } = await botTable('holdem')
    const first = await openArchive('t', table, store, fail)
    await playDeals(table, 3)
    const [third] = await first.list(2, 1)
    await first.close()
    await playDeals(table, 1)
    const counted = countedStore(store)
    const read: number[] = []
    const eventsAfter: typeof table.stream.eventsAfter = (after, most) => {
      read.push(after)
      return table.stream.eventsAfter(after, most)
    }
    const followed = { ...table, stream: { ...table.stream, eventsAfter } }
    const later = await openArchive('t', followed, counted.store, fail)
    expect([await later.count(), counted.read()]).toEqual([4, []])
    // it takes the table up after the third deal
    expect(read[0]).toBe(third!.to)
  })

  test('two servers that follow one table keep each deal once', async () => {
    const { store, table } = await botTable('holdem')
    const causes: unknown[] = []
    const [one, other] = [
      await openArchive('t', table, store, fail),
      await openArchive('t', table, store, cause => causes.push(cause)),
    ]
    await playDeals(table, 4)
    expect([await one.count(), await other.count(), causes]).toEqual([4, 4, []])
    expect((await store.read('deals/t')).map(({ version }) => version)).toEqual([1, 2, 3, 4])
    expect(new Set(await store.commands('deals/t', 10)).size).toBe(4)
  })

  test('takes a deal in when the disk has room again, and keeps the order', async () => {
    const { store, table } = await botTable('holdem')
    let full = true
    const filling: typeof store = {
      ...store,
      append: async given => {
        if (full) throw new Error('disk is full')
        return store.append(given)
      },
    }
    const causes: unknown[] = []
    const archive = await openArchive('t', table, filling, cause => causes.push(cause))
    await playDeals(table, 2)
    expect([await archive.count(), causes]).toEqual([0, [new Error('disk is full')]])
    full = false
    while ((await archive.count()) < 2) await new Promise(resolve => setTimeout(resolve, 50))
    expect((await archive.list(0, 10)).map(({ number }) => number)).toEqual([1, 2])
  })

  test('reads what 0.1 wrote: the deal alone, with its stakes and hands in words', async () => {
    const { store, table } = await botTable('holdem')
    const archive = await openArchive('t', table, store, fail)
    await playDeals(table, 1)
    const [deal] = await archive.list(0, 1)
    const won = [{ seat: 1, amount: 30, words: 'two pair, aces and kings' }]
    const data = JSON.stringify({ ...deal, number: 1, stakes: '5-10 no-limit', won })
    await store.append({ stream: 'deals/old', after: 0, entries: [{ kind: 'DealFinished', at: 5, data }] })
    const old = await openArchive('old', table, store, fail)
    const [read] = await old.list(0, 1)
    expect(read).toEqual({
      ...deal,
      stakes: { structure: 'no-limit', sizes: [5, 10], ante: 0, point: 0 },
      won: [{ seat: 1, amount: 30, hands: handsNamed(won[0]!.words) }],
    })
    expect(read!.won[0]!.hands).toHaveLength(1)
  })

  test('counts points of the Chinese family', async () => {
    const { store, table } = await botTable('open-face-chinese')
    const archive = await openArchive('t', table, store, fail)
    await playDeals(table, 2)
    const deals = await archive.list(0, 5)
    expect(deals).toHaveLength(2)
    expect(deals.some(({ won }) => won.some(({ amount }) => amount > 0))).toBe(true)
  })

  describe('an index that is lost or spoiled is made again from the stream of the table', () => {
    /** A table of five deals with its index in a file; something is done to the file behind the room's back. */
    const spoilt = async (sql: string) => {
      const file = join(folder, `${++files}.sqlite`)
      const { table, around } = await botTable('holdem', sqliteStore(file))
      const archive = await openArchive('t', table, around.store, fail)
      await playDeals(table, 5)
      const before = await archive.list(0, 10)
      await around.store.close()
      const db = openDatabase(file)
      db.exec(sql)
      db.close()
      const causes: unknown[] = []
      const store = sqliteStore(file)
      const again = await hostTable('t', { ...around, store })
      const archiveAgain = await openArchive('t', again, store, cause => causes.push(cause))
      return { before, again, archive: archiveAgain, faultsSeen: () => causes.map(spoiledIn) }
    }

    test.each([
      [
        'all of it is lost',
        "delete from entry where stream = 'deals/t'; delete from stream where name = 'deals/t'",
        [],
      ],
      [
        'its end is lost',
        "delete from entry where stream = 'deals/t' and version > 3; update stream set version = 3, sum = (select sum from entry where stream = 'deals/t' and version = 3) where name = 'deals/t'",
        [],
      ],
      [
        'an entry in the middle is lost',
        "delete from entry where stream = 'deals/t' and version = 2",
        // what comes after it can't be checked without it
        [
          { stream: 'deals/t', place: 2, reason: REASONS.missing },
          { stream: 'deals/t', place: 3, reason: REASONS.altered },
        ],
      ],
      [
        'its last entry is lost, and the stream is as long as before',
        "delete from entry where stream = 'deals/t' and version = 5",
        // nor can the next one, which is kept after it
        [
          { stream: 'deals/t', place: 5, reason: REASONS.missing },
          { stream: 'deals/t', place: 6, reason: REASONS.altered },
        ],
      ],
      [
        'an altered byte',
        "update entry set data = replace(data, 'Hold', 'Fold') where stream = 'deals/t' and version = 4",
        [{ stream: 'deals/t', place: 4, reason: REASONS.altered }],
      ],
      [
        'the last entry is broken JSON',
        "update entry set data = '{' where stream = 'deals/t' and version = 5",
        [{ stream: 'deals/t', place: 5, reason: REASONS.altered }],
      ],
    ])('%s', async (_, sql, faults) => {
      const { before, again, archive, faultsSeen } = await spoilt(sql)
      expect(before).toHaveLength(5)
      expect(await archive.list(0, 10)).toEqual(before)
      expect((await archive.read(4))!.finished).toEqual(before[3])
      await playDeals(again, 1)
      expect((await archive.list(0, 10)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
      // what is spoiled is named once
      expect(faultsSeen()).toEqual(faults)
    })
  })
})
