import { expect, test } from 'vitest'
import { headToHead } from './head-to-head.ts'

const took = [
  { by: 'Ann', name: 'Bob', times: 2 },
  { by: 'Bob', name: 'Ann', times: 1 },
  { by: 'Cid', name: 'Ann', times: 1 },
  { by: 'Cid', name: 'Bob', times: 4 },
]

test('everybody with whom somebody had to do, both ways, the most often first', () => {
  expect(headToHead(took, 'Ann')).toEqual([
    { name: 'Bob', took: 2, lost: 1 },
    { name: 'Cid', took: 0, lost: 1 },
  ])
  expect(headToHead(took, 'Bob').map(({ name }) => name)).toEqual(['Cid', 'Ann'])
  expect(headToHead(took, 'Eve')).toEqual([])
})
