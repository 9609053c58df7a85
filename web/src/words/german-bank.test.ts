import { expect, test } from 'vitest'
import { enteredBy, entryLine, paymentLine } from './german/bank-lines.ts'

const entry = { person: 'Bob', from: 'Bob', to: 'the table', why: '' }

test('the bank speaks German, with the house and the table in their cases', () => {
  expect(entryLine({ ...entry, kind: 'buy-in' }, '1.000')).toBe('Bob kauft sich für 1.000 ein')
  expect(entryLine({ ...entry, kind: 'correction', from: 'the house', to: 'Bob', why: 'Pizza' }, '15')).toBe(
    '15 vom Haus an Bob: Pizza',
  )
  expect(entryLine({ ...entry, kind: 'drop' }, '3')).toBe('Bob bekommt 3 für eine annullierte Hand zurück')
  expect(enteredBy('the house')).toBe(', vom Haus')
  expect(paymentLine({ from: 'the house', to: 'Ann' }, '1.485')).toBe('Das Haus zahlt an Ann 1.485')
  expect(paymentLine({ from: 'Ann', to: 'the house' }, '20')).toBe('Ann zahlt an das Haus 20')
})
