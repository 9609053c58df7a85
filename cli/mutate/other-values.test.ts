import { BOOKS } from '@cardroom/engine'
import {
  either,
  fields,
  fits,
  flag,
  type Kind,
  listOf,
  noneOr,
  oneOf,
  part,
  someOf,
  whole,
} from '@cardroom/engine/kinds'
import { points } from '@cardroom/engine/rulebooks'
import { describe, expect, test } from 'vitest'
import { otherValues } from './other-values.ts'

describe('other values of a kind', () => {
  test.each([
    ['a flag', flag, true, [false]],
    ['a number', whole(1, 9), 3, [4, 2]],
    ['a number at its end', whole(1, 3), 3, [2]],
    ['a number without a choice', whole(1, 1), 1, []],
    ['a part', part, 0.5, [0.25, 0.75]],
    ['nothing of a thing', part, 0, [0.5]],
    ['one of several', oneOf('a', 'b', 'c'), 'b', ['a', 'c']],
    ['one of one', oneOf('a'), 'a', []],
    ['some of several', someOf('a', 'b', 'c'), ['a', 'b'], [['b'], ['a'], ['a', 'b', 'c'], ['c']]],
    ['a list', listOf(flag), [true], [[], [false]]],
    ['nothing', noneOr(whole(2, 9)), null, [2]],
    ['something', noneOr(flag), true, [false, null]],
    ['one of several kinds', either(flag, oneOf('a', 'b')), 'a', ['b', true]],
  ])('%s', (_, kind, value, expected) => {
    expect(otherValues(kind, value)).toEqual(expected)
  })

  test('each field by itself, every one of them before any again', () => {
    const kind = fields({ most: whole(1, 9), name: oneOf('a'), open: flag })
    expect(otherValues(kind, { most: 3, name: 'a', open: true })).toEqual([
      { most: 4, name: 'a', open: true },
      { most: 3, name: 'a', open: false },
      { most: 2, name: 'a', open: true },
    ])
  })

  test('of every point of the rulebook are accepted, and other ones', () => {
    for (const asked of Object.values(points)) {
      for (const [value] of BOOKS.flatMap(book => (book in asked ? [asked[book as 'rrp']] : []))) {
        for (const other of otherValues(asked.takes, value)) {
          expect(fits(asked.takes as Kind, other)).toBe(true)
          expect(other).not.toEqual(value)
        }
      }
    }
  })
})
