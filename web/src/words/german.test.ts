import { expect, test } from 'vitest'
import { felt } from './german/felt.ts'
import { winners } from './german/winners.ts'

const [you, ann, max] = [
  { name: 'Bea', you: true },
  { name: 'Ann', you: false },
  { name: 'Max', you: false },
]

test('you and another are “ihr” in German, two others are “sie”', () => {
  expect(winners.split([ann, you], '100', ['50', '50'])).toBe('Du und Ann teilt 100 (50, 50)')
  expect(winners.split([ann, max], '100', ['50', '50'])).toBe('Ann und Max teilen 100 (50, 50)')
  expect(winners.even(you, ann)).toBe('Du und Ann seid quitt')
  expect(winners.even(ann, you)).toBe('Du und Ann seid quitt')
  expect(winners.even(ann, max)).toBe('Ann und Max sind quitt')
})

test('what is somebody’s: a name that ends in s, x or z gets no second s', () => {
  expect([felt.whose('Ann'), felt.whose('Max'), felt.whose('Klaus')]).toEqual(['Anns', 'Max’', 'Klaus’'])
})
