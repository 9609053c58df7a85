import { seeded } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { newAround, playActs, tableOfThree } from '../testing/played-table.ts'
import { checkStream } from './check-stream.ts'
import { hostTable } from './host-table.ts'

test('a start reads what has happened since the state was kept, and nothing before', async () => {
  const around = newAround()
  const table = await tableOfThree('holdem', around)
  await playActs(table, 400, seeded('long night'))
  const { version } = table.hosted()
  const read: number[] = []
  const store: typeof around.store = {
    ...around.store,
    read: async (stream, after, most) => {
      const entries = await around.store.read(stream, after, most)
      read.push(entries.length)
      return entries
    },
  }
  const started = async () => {
    read.splice(0)
    const again = await hostTable('t1', { ...around, store })
    return { state: again.hosted(), events: read.reduce((sum, count) => sum + count, 0) }
  }
  const first = await started()
  expect(version).toBeGreaterThan(700)
  expect(first.events).toBeLessThan(500)
  expect(first.state).toEqual(table.hosted())
  await table.settle()
  expect((await started()).events).toBe(0)
  expect((await checkStream(around.store, 't1')).wrong).toEqual([])
})
