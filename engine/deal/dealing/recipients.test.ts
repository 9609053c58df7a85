import { expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { recipients } from './recipients.ts'

test('the next cards go around, to those who are owed in a draw, and to nobody before a board', () => {
  const table = given({ form: 'holdem', seats: 3 })
  expect(recipients(table.deal)).toEqual([1, 2, 3, 1, 2, 3])
  expect(recipients(table.plays('deal').deal)).toEqual([])
  expect(recipients(table.plays('deal; around').deal)).toEqual([])
  const draw = given({ form: 'badugi', seats: 3 }).plays('deal; around; draw 2 0 1; deal one')
  expect(recipients(draw.deal)).toEqual([1, 1, 3])
})
