import type { BooksShown, HouseShown, PointSaid } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { found } from './found.ts'

const point = (name: string, asks: string, says: readonly [string, string]): PointSaid => ({
  name,
  asks,
  takes: 'a text',
  answers: says.map((it, i) => ({ says: it, rules: [i === 0 ? 'rrp/3/betting/4a' : 'wsop/130'], by: null })),
  differs: says[0] !== says[1],
})
const books: BooksShown = {
  books: [],
  chapters: [
    {
      title: 'Betting',
      points: [point('raises', 'How many raises?', ['3', '4']), point('checks', 'May one check?', ['yes', 'yes'])],
    },
    { title: 'Odd chips', points: [point('oddChip', 'Who has it?', ['left', 'left'])] },
  ],
  house: [],
}
const house: HouseShown = {
  name: 'Friday',
  book: 'rrp',
  departs: [{ point: 'oddChip', says: 'the host', note: '' }],
  edition: null,
}
const names = (sought: string, filter: 'all' | 'differ' | 'ours' = 'all') =>
  found(books, house, sought, filter).flatMap(({ points }) => points.map(({ name }) => name))

test('points are found by words in any order, by chapter, by rule id, and by what the house says', () => {
  expect(names('')).toEqual(['raises', 'checks', 'oddChip'])
  expect(names('raises many')).toEqual(['raises'])
  expect(names('ODD')).toEqual(['oddChip'])
  expect(names('host')).toEqual(['oddChip'])
  expect(names('wsop/130')).toEqual(['raises', 'checks', 'oddChip'])
  expect(names('nothing like it')).toEqual([])
})

test('only where books differ, only our own', () => {
  expect(names('', 'differ')).toEqual(['raises'])
  expect(names('', 'ours')).toEqual(['oddChip'])
})
