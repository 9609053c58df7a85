import { forms, stakesFor } from '@cardroom/engine'
import { placardOf } from '@cardroom/engine/testing'
import { expect, test } from 'vitest'
import { sqliteStore } from '../store/sqlite-store.ts'
import { makeTable, type NewTable } from './make-table.ts'

const stakes = stakesFor(forms.holdem, 'no-limit', 10)
const wanted: NewTable = {
  id: 't1',
  placard: placardOf('rrp', { parts: [{ form: forms.holdem, stakes }], chairs: 6 }),
  policy: { clock: null, pause: 0, botPace: 'instant', entropyWait: 0 },
  host: { person: 'ann', name: 'Ann' },
}

test('a table is made once: a second by its id is a fault, unless it is the one that is wanted', async () => {
  const around = { store: sqliteStore(':memory:'), now: () => 1000 }
  expect(await makeTable(wanted, around)).toBeNull()
  await expect(makeTable(wanted, around)).rejects.toThrow('there is a table t1 already')
  const entries = await around.store.read('table/t1')
  expect(await makeTable({ ...wanted, mayBeThere: true }, around)).toBeNull()
  expect(await around.store.read('table/t1')).toEqual(entries)
  await around.store.close()
})
