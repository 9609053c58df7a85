import type { BooksShown } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { houseOf } from './house-of.ts'

const books: BooksShown = {
  books: [
    { id: 'rrp', name: 'One' },
    { id: 'wsop', name: 'Other' },
  ],
  chapters: [],
  house: [
    {
      point: 'raises',
      field: null,
      words: 'Raises',
      choices: [3, 4].map(value => ({ value, words: `${value}` })),
      values: [3, 4],
      rules: [[], []],
    },
    {
      point: 'straddle',
      field: 'allowed',
      words: 'Straddles',
      choices: [true, false].map(value => ({ value, words: `${value}` })),
      values: [
        { allowed: false, max: 1 },
        { allowed: true, max: 2 },
      ],
      rules: [[], []],
    },
  ],
}

test('only what departs from the book is sent, and a part of an answer with the rest of it', () => {
  expect(houseOf(books, 'rrp', ' ', {})).toEqual({ name: 'Our house', book: 'rrp', overrides: {} })
  expect(houseOf(books, 'rrp', 'Ours', { 'raises ': 1, 'straddle allowed': 0 })).toEqual({
    name: 'Ours',
    book: 'rrp',
    overrides: { raises: 4, straddle: { allowed: true, max: 1 } },
  })
  expect(houseOf(books, 'wsop', 'Ours', { 'raises ': 1, 'straddle allowed': 0 })).toEqual({
    name: 'Ours',
    book: 'wsop',
    overrides: {},
  })
})
