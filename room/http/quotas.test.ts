import { expect, test } from 'vitest'
import type { TableLoad } from '../views/table-load.ts'
import { refusalWords } from '../words/refusals.ts'
import { LIMITS } from './limits.ts'
import { keepQuotas, type Quotas, type WantedTable } from './quotas.ts'

const limits = { ...LIMITS, tablesOfPerson: 2, tablesOfAddress: 3, botsOfAddress: 5, instantOfAddress: 1 }
const one: WantedTable = { person: 'ann', home: '10.0.0.1', bots: 0, instant: false }

/** Tables that go on by their id, and a quota that counts them. */
const counting = () => {
  const on = new Map<string, TableLoad>()
  const quotas = keepQuotas(
    () => limits,
    () => [...on.values()],
  )
  const add = (id: string, wanted: WantedTable): void => {
    const taken = quotas.take(wanted)
    if ('why' in taken) throw new Error(taken.why)
    on.set(id, { id, maker: wanted.person, bots: wanted.bots, instant: wanted.instant })
    taken.made(id)
    taken.over()
  }
  return { on, quotas, add }
}

/** What is said of one more table, without taking it. */
const asked = (quotas: Quotas, wanted: WantedTable): string | null => {
  const taken = quotas.take(wanted)
  if ('why' in taken) return refusalWords(taken)
  taken.over()
  return null
}

/** What is said of one more bot, without taking its place. */
const botAsked = (quotas: Quotas, table: string, person: string, home: string): string | null => {
  const taken = quotas.takeBot(table, person, home)
  if ('why' in taken) return refusalWords(taken)
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
  if ('why' in taken) throw new Error(taken.why)
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
  expect(botAsked(quotas, 'a', 'ann', '10.0.0.1')).toBeNull()
  on.set('a', { id: 'a', maker: 'ann', bots: 5, instant: false })
  expect(botAsked(quotas, 'a', 'ann', '10.0.0.2')).toContain('Too many bots: up to 5')
  expect(asked(quotas, { ...one, person: 'bob', bots: 1 })).toContain('Too many bots: up to 5')
  expect(botAsked(quotas, 'a table of machines', 'ann', '10.0.0.1')).toBeNull()
})

test('a bot that is being seated counts, so that many orders at once seat no more than may sit', () => {
  const { on, quotas, add } = counting()
  add('a', { ...one, bots: 3 })
  const coming = Array.from({ length: 4 }, () => quotas.takeBot('a', 'ann', '10.0.0.1'))
  expect(coming.map(it => ('why' in it ? it.why : 'taken'))).toEqual([
    'taken',
    'taken',
    'too-many-bots',
    'too-many-bots',
  ])
  expect(asked(quotas, { ...one, bots: 1 })).toContain('Too many bots: up to 5')
  // one sits down, the other is refused by the table
  on.set('a', { id: 'a', maker: 'ann', bots: 4, instant: false })
  for (const it of coming) if (!('why' in it)) it.over()
  expect(botAsked(quotas, 'a', 'ann', '10.0.0.1')).toBeNull()
  on.set('a', { id: 'a', maker: 'ann', bots: 5, instant: false })
  expect(botAsked(quotas, 'a', 'ann', '10.0.0.1')).toContain('Too many bots: up to 5')
})

test('a bot counts for those who made its table, no matter who seats it and from where', () => {
  const { quotas, add } = counting()
  add('a', { ...one, bots: 4 })
  add('b', { ...one, bots: 1 })
  expect(botAsked(quotas, 'b', 'bob', '10.0.0.7')).toContain('Too many bots: up to 5')
})

test('after a restart it is still known who made a table', () => {
  const on: TableLoad[] = ['a', 'b'].map(id => ({ id, maker: 'ann', bots: 0, instant: false }))
  const quotas = keepQuotas(
    () => limits,
    () => on,
  )
  expect(asked(quotas, one)).toContain('Too many tables: up to 2 of yours')
  expect(asked(quotas, { ...one, person: 'bob' })).toBeNull()
})
