import { expect, test } from 'vitest'
import { valueShown } from './fact-words.ts'

test('a number is a seat only where the schema says so', () => {
  expect(valueShown('WrongNumberOfCards', 'has', 3)).toBe('3')
  expect(valueShown('ImproperWager', 'to', 1500)).toBe('1,500')
  expect(valueShown('CardExposed', 'seat', 3)).toBe('Seat 3')
  expect(valueShown('CardExposed', 'card', 'Kh')).toBe('K♥')
  expect(valueShown('MiscalledHand', 'fouled', [2, 4])).toBe('Seat 2, Seat 4')
  expect(valueShown('MiscalledHand', 'fouled', [])).toBe('Nobody')
})
