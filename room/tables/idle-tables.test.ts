import { placardFor, seeded } from '@cardroom/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Policy } from '../table/state/hosted.ts'
import { openTables, type Tables } from './tables.ts'

const below = seeded('idle tables')
const secrets = { below, bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)) }
/** A host who never acts has a second for it, and is never sat out: the hands go on without end. */
const hurried: Policy = {
  clock: { act: 1, bank: 0 },
  line: { grace: 0, missed: 0 },
  pause: 0,
  botPace: 'instant',
  entropyWait: 0,
}
const fail = (cause: unknown): void => {
  throw cause
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const seconds = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await vi.advanceTimersByTimeAsync(1000)
}

const room = async (store = sqliteStore(':memory:')) => {
  const tables = await openTables({ store, now: Date.now, secrets }, fail)
  const watched = new Set<string>()
  tables.attend({ isWatched: id => watched.has(id), putAway: () => {} })
  const written = async () => {
    let events = 0
    let bytes = 0
    for (const { stream } of await store.streams('table/')) {
      const entries = await store.read(stream)
      events += entries.length
      bytes += entries.reduce((sum, { data }) => sum + data.length, 0)
    }
    return { events, bytes }
  }
  return { tables, watched, store, written }
}

const makes = async (tables: Tables, policy: Policy, sits: boolean): Promise<string> => {
  const made = await tables.make({ person: 'ann', name: 'Ann' } as never, placardFor({ game: 'holdem' }), policy)
  if ('why' in made) throw new Error(made.why)
  const table = (await tables.find(made.id))!
  for (const seat of [2, 3]) await table.order('ann', { type: 'bot', seat, chips: 1000, temper: 'bold' })
  if (sits) await table.order('ann', { type: 'sit', seat: 1, chips: 1000 })
  return made.id
}

const dealsAt = async (tables: Tables, id: string): Promise<number> =>
  (await tables.find(id))!.hosted().night!.table.deals

test('instant tables that nobody watches write nothing more after a short while', async () => {
  const { tables, watched, written } = await room()
  const ids: string[] = []
  for (let i = 0; i < 6; i++) ids.push(await makes(tables, hurried, true))
  await seconds(60)
  const early = await written()
  expect(early.events).toBeGreaterThan(100)
  await seconds(120)
  expect(await written()).toEqual(early)
  // somebody looks: it goes on
  const [first] = ids
  const before = await dealsAt(tables, first!)
  watched.add(first!)
  await tables.find(first!)
  await seconds(10)
  expect(await dealsAt(tables, first!)).toBeGreaterThan(before)
  await tables.close()
})

test('a table for machines is played on', async () => {
  const { tables, written } = await room()
  await makes(tables, { ...hurried, machines: true }, true)
  await seconds(60)
  const early = await written()
  await seconds(30)
  expect((await written()).events).toBeGreaterThan(early.events)
  await tables.close()
})

test('after a restart no hand begins before somebody looks', async () => {
  const { tables, store } = await room()
  const id = await makes(tables, hurried, true)
  await seconds(5)
  await tables.close()
  const again = await room(store)
  expect(again.tables.loads()).toEqual([{ id, maker: 'ann', bots: 2, instant: true }])
  // the hand that was on is played to its end
  await seconds(40)
  const { events } = await again.written()
  await seconds(60)
  expect((await again.written()).events).toBe(events)
  const before = await dealsAt(again.tables, id)
  await seconds(5)
  expect(await dealsAt(again.tables, id)).toBeGreaterThan(before)
  await again.tables.close()
})

test('a table at which only bots sit closes after ten minutes, and none that is abandoned is listed', async () => {
  const { tables, watched } = await room()
  const bots = await makes(tables, hurried, false)
  const seated = await makes(tables, hurried, true)
  expect(tables.cards().map(({ id }) => id)).toEqual([bots, seated])
  await seconds(720)
  expect(tables.cards()).toEqual([])
  expect(tables.loads()).toEqual([{ id: seated, maker: 'ann', bots: 2, instant: true }])
  watched.add(seated)
  await tables.find(seated)
  expect(tables.cards().map(({ id }) => id)).toEqual([seated])
  await tables.close()
})
