import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { peopleTable } from '../testing/people-table.ts'
import { watchers } from '../views/watchers.ts'
import { onTheLine } from './on-the-line.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const annWatches = async () => {
  const { table, store } = await peopleTable()
  const all = watchers(table)
  const faults: unknown[] = []
  const watcher = { person: 'ann', send: () => undefined, isBehind: () => false }
  const shown = await onTheLine(table, all, watcher, undefined, cause => faults.push(cause))
  const isLost = () => table.hosted().people.ann!.lost
  return { all, shown, store, faults, isLost }
}

test('a player who goes and stays away has disconnected', async () => {
  const { shown, isLost } = await annWatches()
  const before = isLost()
  shown.stop()
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() => expect(isLost()).not.toEqual(before))
})

test('of a table that was put away nothing is written when they go, and nothing fails', async () => {
  const { all, shown, store, faults } = await annWatches()
  all.close()
  await store.close()
  shown.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(faults).toEqual([])
})

test('a player who is back before it is known that their going was kept is connected', async () => {
  const { table } = await peopleTable()
  const all = watchers(table)
  const faults: unknown[] = []
  const does: typeof table.does = async (...of) => {
    const before = table.hosted().version
    const outcome = await table.does(...of)
    if (table.hosted().version > before && faults.length === 0) throw new Error('no answer')
    return outcome
  }
  const watcher = { person: 'ann', send: () => undefined, isBehind: () => false }
  const watch = () => onTheLine({ ...table, does }, all, watcher, undefined, cause => faults.push(cause))
  const first = await watch()
  first.stop()
  await vi.advanceTimersByTimeAsync(1600)
  await vi.waitFor(() => expect(faults).toHaveLength(1))
  // on this way back nothing was lost that could be found
  await all.add(watcher)
  expect(table.hosted().people.ann!.lost).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(table.hosted().people.ann!.lost).toBe(false))
})
