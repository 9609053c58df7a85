import { expect, test } from 'vitest'
import { addressOf } from './api.ts'

test('the parts of a path and the query are put into the address, each written as an address takes it', () => {
  expect(addressOf('GET /api/me')).toBe('/api/me')
  expect(addressOf('GET /api/tables/:id/bank', { params: { id: 'a b' } })).toBe('/api/tables/a%20b/bank')
  expect(addressOf('GET /api/rules/*', { params: { '*': 'rrp/3/betting/4a' } })).toBe('/api/rules/rrp/3/betting/4a')
  expect(addressOf('GET /api/incidents', { query: { cards: 'real' } })).toBe('/api/incidents?cards=real')
  expect(addressOf('GET /api/tables/:id/deals', { params: { id: 'x' }, query: {} })).toBe('/api/tables/x/deals')
})
