import { expect, test } from 'vitest'
import { coverage, readIn, totals } from './coverage.ts'
import { checkout, readLedger, readSources } from './ledger-files.ts'

const ledger = readLedger()
const rows = coverage(ledger, readSources(checkout()!))

test('every rule of the five books is accounted for: 2,262 of them', () => {
  expect(totals(rows)).toMatchObject({ rows: 2262, cited: 0, open: 0 })
  const left = rows.filter(({ how, state }) => state !== 'proven' && !(how === 'posted' && state === 'read'))
  expect(left.map(({ id, how }) => `${id} (${how})`)).toEqual([])
})

test('every rule can be read: it has its place in its book, a title and what it says', () => {
  const read = readIn(ledger)
  expect(ledger.filter(({ id }) => !read.has(id)).map(({ id }) => id)).toEqual([])
})

test('a posted rule that the reader leaves out, or that says nothing, is open', () => {
  const posted = ledger.find(({ how }) => how === 'posted')!
  expect(coverage([posted], [])).toMatchObject([{ id: posted.id, state: 'read' }])
  expect(coverage([{ ...posted, gist: '' }], [])).toMatchObject([{ id: posted.id, state: 'open' }])
})
