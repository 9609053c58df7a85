import { expect, test } from 'vitest'
import type { TableLoad } from '../tables/table-load.ts'
import { LIMITS } from './limits.ts'
import { keepQuotas, type Quotas, type WantedTable } from './quotas.ts'

const limits = { ...LIMITS, tablesOfPerson: 2, tablesOfAddress: 3, botsOfAddress: 5, instantOfAddress: 1 }
const one: WantedTable = { person: 'ann', home: '10.0.0.1', bots: 0, instant: false }

/** Tables that go on by their id, and a quota that counts them. */
const counting = () => {
  const on = new Map<string, TableLoad>()
  const quotas = keepQuotas(limits, () => [...on.values()])
  const add = (id: string, wanted: WantedTable): void => {
    const taken = quotas.take(wanted)
    if (typeof taken === 'string') throw new Error(taken)
    on.set(id, { id, maker: wanted.person, bots: wanted.bots, instant: wanted.instant })
    taken.made(id)
    taken.over()
  }
  return { on, quotas, add }
}

/** What is said of one more table, without taking it. */
const asked = (quotas: Quotas, wanted: WantedTable): string | null => {
  const taken = quotas.take(wanted)
  if (typeof taken === 'string') return taken
  taken.over()
  return null
}

test('tables are counted by person and by address, as long as they go on', () => {
  const { on, quotas, add } = counting()
  add('a', one)
  add('b', { ...one, home: '10.0.0.2' })
  expect(asked(quotas, { ...one, home: '10.0.0.3' })).toBe(
    'Too many tables: up to 2 of yours can be open at a time. End one of them first.',
  )
  add('c', { ...one, person: 'bob' })
  add('d', { ...one, person: 'cyd' })
  expect(asked(quotas, { ...one, person: 'dan' })).toContain('up to 3 from your address')
  expect(asked(quotas, { ...one, person: 'dan', home: '10.0.0.9' })).toBeNull()
  on.delete('c')
  expect(asked(quotas, { ...one, person: 'dan' })).toBeNull()
})

test('a table that is still being made counts, and once', () => {
  const { on, quotas } = counting()
  const wanted = { ...one, instant: true }
  const taken = quotas.take(wanted)
  expect(asked(quotas, wanted)).toContain('Too many instant tables: up to 1')
  if (typeof taken === 'string') throw new Error(taken)
  on.set('a', { id: 'a', maker: 'ann', bots: 0, instant: true })
  taken.made('a')
  expect(asked(quotas, one)).toBeNull()
  on.delete('a')
  taken.over()
  expect(asked(quotas, wanted)).toBeNull()
})

test('bots are counted as they sit, also those that were added later', () => {
  const { on, quotas, add } = counting()
  add('a', { ...one, bots: 3 })
  expect(asked(quotas, { ...one, bots: 3 })).toContain('Too many bots: up to 5')
  expect(quotas.tooManyBots('a', 'ann', '10.0.0.1')).toBeNull()
  on.set('a', { id: 'a', maker: 'ann', bots: 5, instant: false })
  expect(quotas.tooManyBots('a', 'ann', '10.0.0.2')).toContain('Too many bots: up to 5')
  expect(asked(quotas, { ...one, person: 'bob', bots: 1 })).toContain('Too many bots: up to 5')
  expect(quotas.tooManyBots('a table of machines', 'ann', '10.0.0.1')).toBeNull()
})

test('after a restart it is still known who made a table', () => {
  const on: TableLoad[] = ['a', 'b'].map(id => ({ id, maker: 'ann', bots: 0, instant: false }))
  const quotas = keepQuotas(limits, () => on)
  expect(asked(quotas, one)).toContain('Too many tables: up to 2 of yours')
  expect(asked(quotas, { ...one, person: 'bob' })).toBeNull()
})
