import { describe, expect, test } from 'vitest'
import { hostTable } from '../tables/host-table.ts'
import { botTable, playDeals } from '../testing/bot-table.ts'
import { openArchive } from './archive.ts'

const fail = (cause: unknown): never => {
  throw cause
}

describe('the archive of a table', () => {
  test('finds a deal without reading any other', async () => {
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
    ])
    const happened = deal!.events.flatMap(event => (event.type === 'Night' ? [event.event] : []))
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
      expect(formName).toBe("Hold'em")
      expect(players).toEqual([
        { seat: 1, person: 'ann' },
        { seat: 2, person: expect.any(String) },
        { seat: 3, person: expect.any(String) },
      ])
      expect(pot).toBeGreaterThan(0)
      expect(won.reduce((sum, { amount }) => sum + amount, 0)).toBe(pot)
    }
  })

  test('counts points of the Chinese family', async () => {
    const { store, table } = await botTable('open-face-chinese')
    const archive = await openArchive('t', table, store, fail)
    await playDeals(table, 2)
    const deals = await archive.list(0, 5)
    expect(deals).toHaveLength(2)
    expect(deals.some(({ won }) => won.some(({ amount }) => amount > 0))).toBe(true)
  })
})
