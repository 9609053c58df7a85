import { expect, test, vi } from 'vitest'
import type { Watcher } from '../views/gallery.ts'
import type { Sending } from './sending.ts'
import { type AtTables, talkAboutTables } from './table-messages.ts'

/** A talk about a table whose watchers are added when the test says so; who watches, by the order in which they came. */
const scene = () => {
  const adding: (() => void)[] = []
  const here = new Set<number>()
  let came = 0
  const most = { at: 0 }
  const add = (_: Watcher, __?: number, instead?: () => void): Promise<object> =>
    new Promise(resolve => {
      const number = ++came
      adding.push(() => {
        instead?.()
        here.add(number)
        most.at = Math.max(most.at, here.size)
        resolve({ catchUp: () => {}, stop: () => void here.delete(number) })
      })
    })
  const letIn = vi.fn(async () => null)
  const table = { hosted: () => ({ people: {} }) }
  const at = {
    session: { guest: () => null },
    isReadOnly: () => false,
    mayCome: () => null,
    tables: { find: async () => table, letIn, isOpen: () => true },
    watchersOf: () => ({ add, isOpen: () => true }),
    onError: (cause: unknown) => {
      throw cause
    },
  } as unknown as AtTables
  const line = { language: 'en', isOpen: () => true, sendText: () => {}, isBehind: () => false } as unknown as Sending
  return { talk: talkAboutTables(at, line), adding, here, most, letIn }
}

test('a line that asks for a table twice at once watches it once, at any moment', async () => {
  const { talk, adding, here, most } = scene()
  const asked = [1, 2].map(() => talk.answer({ type: 'watch', table: 't1' }))
  await expect.poll(() => adding.length).toBe(1)
  adding[0]!()
  // what it was shown by the first goes on until it is shown the table by the second, and no longer
  await expect.poll(() => adding.length).toBe(2)
  expect([...here]).toEqual([1])
  adding[1]!()
  await Promise.all(asked)
  expect([...here]).toEqual([2])
  expect(most.at).toBe(1)
  await talk.answer({ type: 'unwatch', table: 't1' })
  expect([...here]).toEqual([])
})

test('a message that comes twice, and fails the second time, leaves the line what it was shown by the first', async () => {
  const { talk, adding, here, letIn } = scene()
  const first = talk.answer({ type: 'watch', table: 't1' })
  await expect.poll(() => adding.length).toBe(1)
  adding[0]!()
  await first
  letIn.mockRejectedValueOnce(new Error('the disk is full'))
  await expect(talk.answer({ type: 'watch', table: 't1' })).rejects.toThrow('the disk is full')
  expect([...here]).toEqual([1])
})
