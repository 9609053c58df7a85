import type { FormId } from '@cardroom/engine'
import type { TableCard } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { findTables, NO_FIND } from './find-tables.ts'

const table = (id: string, formName: string, buyIn: number, taken: number, more: Partial<TableCard['game']> = {}) => ({
  id,
  name: `Table ${id}`,
  game: {
    form: formName === 'Hold’em' ? 'holdem' : formName.toLowerCase(),
    formName,
    stakes: '5-10 no-limit',
    book: 'WSOP',
    mix: [],
    buyIn,
    family: '',
    rules: [],
    ...more,
  },
  chairs: 6,
  taken,
  people: [],
  bots: 0,
  averagePot: null,
})
const tables = [
  table('a', 'Hold’em', 1000, 6),
  table('b', 'Razz', 400, 2, { stakes: '4-8 limit', book: 'Café rules' }),
  table('c', 'Omaha', 2000, 3, { mix: ['Omaha', 'Badugi'] }),
]
const form = (id: FormId, name: string, family: string) => ({
  id,
  name,
  family,
  kind: 'board' as const,
  opening: 'blinds',
  structures: [],
  seats: 8,
  line: '',
  also: { called: [], near: [] },
  emblem: { cards: 'dd', boards: 1, draws: 0, rows: [], split: false, suits: false },
})
const games = {
  forms: [form('holdem', 'Hold’em', 'Flop'), form('razz', 'Razz', 'Stud'), form('omaha', 'Omaha', 'Flop')],
}
const ids = (find: object) => findTables(tables, { ...NO_FIND, ...find }, games).map(({ id }) => id)

test('tables are found by every word on their cards, by family and by free seats', () => {
  expect(ids({})).toEqual(['b', 'c', 'a'])
  expect(ids({ text: 'HOLD’EM no-limit' })).toEqual(['a'])
  expect(ids({ text: 'cafe limit' })).toEqual(['b'])
  expect(ids({ text: 'badugi' })).toEqual(['c'])
  expect(ids({ text: 'badugi razz' })).toEqual([])
  expect(ids({ family: 'Flop' })).toEqual(['c', 'a'])
  expect(ids({ free: true })).toEqual(['b', 'c'])
})

test('stakes put them in order', () => {
  expect(ids({ order: 'low' })).toEqual(['b', 'a', 'c'])
  expect(ids({ order: 'high' })).toEqual(['c', 'a', 'b'])
})
