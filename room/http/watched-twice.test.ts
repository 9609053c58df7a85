import { expect, test } from 'vitest'
import type { Watcher } from '../views/watchers.ts'
import type { Sending } from './sending.ts'
import { type AtTables, talkAboutTables } from './table-messages.ts'

/** A talk about a table whose watchers are added when the test says so; who watches, by the order in which they came. */
const scene = () => {
  const adding: (() => void)[] = []
  const here = new Set<number>()
  let came = 0
  const add = (_: Watcher): Promise<object> =>
    new Promise(resolve => {
      const number = ++came
      adding.push(() => {
        here.add(number)
        resolve({ catchUp: () => {}, stop: () => void here.delete(number) })
      })
    })
  const table = { hosted: () => ({ people: {} }) }
  const at = {
    session: { guest: () => null },
    isReadOnly: () => false,
    mayCome: () => null,
    tables: { find: async () => table, letIn: async () => null, isOpen: () => true },
    watchersOf: () => ({ add, isOpen: () => true }),
    onError: (cause: unknown) => {
      throw cause
    },
  } as unknown as AtTables
  const line = { language: 'en', isOpen: () => true, sendText: () => {}, isBehind: () => false } as unknown as Sending
  return { talk: talkAboutTables(at, line), adding, here }
}

test('a line that asks for a table twice at once watches it once, at any moment', async () => {
  const { talk, adding, here } = scene()
  const asked = [1, 2].map(() => talk.answer({ type: 'watch', table: 't1' }))
  await expect.poll(() => adding.length).toBe(1)
  adding[0]!()
  expect([...here]).toEqual([1])
  // the second is added once the first has been stopped: nothing that happens now is shown twice
  await expect.poll(() => adding.length).toBe(2)
  expect([...here]).toEqual([])
  adding[1]!()
  await Promise.all(asked)
  expect([...here]).toEqual([2])
  await talk.answer({ type: 'unwatch', table: 't1' })
  expect([...here]).toEqual([])
})
