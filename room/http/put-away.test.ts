import { expect, test } from 'vitest'
import { peopleTable } from '../testing/people-table.ts'
import type { Sending } from './sending.ts'
import { type AtTables, talkAboutTables } from './table-messages.ts'

test('a table that is put away while somebody is let in is not shown from there', async () => {
  const { table } = await peopleTable()
  let isOpen = true
  let shown = 0
  const tables = {
    find: async () => table,
    isOpen: () => isOpen,
    letIn: async () => {
      isOpen = false
      return null
    },
  }
  const at = {
    tables,
    session: { guest: () => ({ person: 'ann', name: 'Ann' }), onEnd: () => () => {} },
    isReadOnly: () => false,
    mayCome: () => null,
    watchersOf: () => {
      shown++
      throw new Error('it is shown')
    },
  } as unknown as AtTables
  const talk = talkAboutTables(at, {} as Sending)
  await expect(talk.answer({ type: 'watch', table: 't1' })).rejects.toThrow('does not own table/t1')
  expect(shown).toBe(0)
})
