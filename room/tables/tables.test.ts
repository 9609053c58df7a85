import { placardFor } from '@cardroom/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sqliteStore } from '../store/sqlite-store.ts'
import { secrets } from '../testing/played-table.ts'
import { callsDeal } from './room-acts.ts'
import { openTables, type Tables } from './tables.ts'

const policy = { clock: null, pause: 0, botPace: 'instant', entropyWait: 0 } as const
const fail = (cause: unknown): never => {
  throw cause
}
const MINUTES = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const opened = async () => {
  const store = sqliteStore(':memory:')
  const around = { store, now: () => Date.now(), secrets }
  const tables = await openTables(around, fail)
  const host = { person: 'ann', name: 'Ann' }
  const made = await tables.make(host, placardFor({ game: 'holdem', chairs: 3 }), policy)
  return { store, around, tables, id: (made as { readonly id: string }).id }
}

const isAway = (tables: Tables): Promise<void> => vi.waitFor(() => expect(tables.open()).toBe(0))

describe('a table at which nothing is to be done', () => {
  test('is put away when nobody has asked for it, is still in the lobby, and wakes as it was', async () => {
    const { tables, id, store } = await opened()
    const table = (await tables.find(id))!
    await table.order('ann', { type: 'sit', seat: 1, chips: 1000 })
    const before = table.hosted()
    vi.advanceTimersByTime(0.9 * MINUTES)
    expect(tables.open()).toBe(1)
    vi.advanceTimersByTime(MINUTES)
    await isAway(tables)
    expect(tables.cards()).toMatchObject([{ id, taken: 1 }])
    expect((await store.snapshot(`table/${id}`))?.version).toBe(before.version)
    const [again, same] = await Promise.all([tables.find(id), tables.find(id)])
    expect(again).toBe(same)
    expect(again!.hosted()).toEqual(before)
    expect(await again!.order('ann', { type: 'say', text: 'good morning' })).toHaveProperty('version')
    expect(tables.open()).toBe(1)
    await tables.close()
  })

  test('stays open while somebody looks at it, or something is to be done', async () => {
    const { tables, id } = await opened()
    let watched = true
    const gone: string[] = []
    tables.attend({ isWatched: () => watched, putAway: it => gone.push(it) })
    vi.advanceTimersByTime(5 * MINUTES)
    expect([tables.open(), gone]).toEqual([1, []])
    // a deal that waits for a bot goes on without anybody who looks
    const table = (await tables.find(id))!
    await table.order('ann', { type: 'bot', seat: 2, chips: 1000, temper: 'steady' })
    await table.order('ann', { type: 'bot', seat: 3, chips: 1000, temper: 'steady' })
    await table.order('ann', { type: 'sit', seat: 1, chips: 1000 })
    await table.does((hosted, at) => callsDeal(hosted, at, secrets))
    await vi.waitFor(() => expect(table.hosted().night!.deal).not.toBeNull())
    watched = false
    await vi.waitFor(() => {
      vi.advanceTimersByTime(2 * MINUTES)
      // once Ann is due and nobody hurries her, the table rests in the middle of the deal
      expect(gone).toEqual([id])
    })
    await isAway(tables)
    const woken = (await tables.find(id))!.hosted()
    expect(woken.night!.deal).not.toBeNull()
    expect(woken).toEqual(table.hosted())
    await tables.close()
  })
})
