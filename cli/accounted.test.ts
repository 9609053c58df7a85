import { bookContents } from '@cardroom/engine/rulebooks'
import { expect, test } from 'vitest'
import { coverage } from './coverage.ts'
import { checkout, readLedger, readSources } from './ledger-files.ts'

const ledger = readLedger()
const rows = coverage(ledger, readSources(checkout()!))

test('every rule of the five books is accounted for: 2,262 of them', () => {
  expect(rows).toHaveLength(2262)
  const open = rows.filter(({ how, state }) => how !== 'posted' && state !== 'proven')
  expect(open.map(({ id, how }) => `${id} (${how})`)).toEqual([])
})

test('every rule that is posted can be read: it has its place in its book, a title and what it says', () => {
  const read = new Set(bookContents(ledger).flatMap(({ sections }) => sections.flatMap(it => it.rows)))
  for (const row of ledger)
    expect([read.has(row), row.title !== '', row.gist !== ''], row.id).toEqual([true, true, true])
})
