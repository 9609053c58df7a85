import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { keepQuotas } from './quotas.ts'

const limits = { ...LIMITS, tablesOfPerson: 2, tablesOfAddress: 3, botsOfAddress: 5, instantOfAddress: 1 }
const one = { person: 'ann', home: '10.0.0.1', bots: 0, instant: false }

test('tables are counted by person and by address, as long as they go on', () => {
  const on = new Set<string>()
  const quotas = keepQuotas(limits, id => on.has(id))
  const add = (id: string, made: typeof one): void => {
    on.add(id)
    quotas.add({ id, ...made })
  }
  add('a', one)
  add('b', { ...one, home: '10.0.0.2' })
  expect(quotas.tooMany({ ...one, home: '10.0.0.3' })).toBe(
    'Too many tables: up to 2 of yours can be open at a time. End one of them first.',
  )
  add('c', { ...one, person: 'bob' })
  add('d', { ...one, person: 'cyd' })
  expect(quotas.tooMany({ ...one, person: 'dan' })).toContain('up to 3 from your address')
  expect(quotas.tooMany({ ...one, person: 'dan', home: '10.0.0.9' })).toBeNull()
  on.delete('c')
  expect(quotas.tooMany({ ...one, person: 'dan' })).toBeNull()
})

test('so are bots, and tables without a pause', () => {
  const quotas = keepQuotas(limits, () => true)
  quotas.add({ id: 'a', ...one, bots: 4, instant: true })
  expect(quotas.tooMany({ ...one, bots: 2 })).toContain('Too many bots: up to 5')
  expect(quotas.tooMany({ ...one, person: 'bob', instant: true })).toContain('Too many instant tables: up to 1')
  expect(quotas.tooMany({ ...one, bots: 1 })).toBeNull()
})
