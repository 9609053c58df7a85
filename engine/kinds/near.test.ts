import { expect, test } from 'vitest'
import { forms } from '../forms/forms.ts'
import { near } from './near.ts'

const ids = Object.keys(forms)

test('a mistyped form is found', () => {
  expect(near('holdm', ids)[0]).toBe('holdem')
  expect(near('omaha8', ids)[0]).toBe('omaha-8')
  expect(near('Razz', ids)[0]).toBe('razz')
  expect(near('tabel', ['seats', 'table'])).toEqual(['table'])
  expect(near('seven-stud', ids)).toContain('seven-card-stud')
  expect(near('drawmaha', ids).every(id => id.startsWith('drawmaha'))).toBe(true)
})

test('what looks like nothing we have gets no hint', () => {
  expect(near('bridge', ids)).toEqual([])
  expect(near('', ids)).toEqual([])
})
