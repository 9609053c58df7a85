import { expect, test } from 'vitest'
import { felt } from './german/felt.ts'
import { winners } from './german/winners.ts'

const { split, even } = winners as Required<typeof winners>
const { whose } = felt as Required<typeof felt>
const [you, ann, max] = [
  { name: 'Bea', you: true },
  { name: 'Ann', you: false },
  { name: 'Max', you: false },
]

test('you and another are “ihr” in German, two others are “sie”', () => {
  expect(split([ann, you], '100', ['50', '50'])).toBe('Du und Ann teilt 100 (50, 50)')
  expect(split([ann, max], '100', ['50', '50'])).toBe('Ann und Max teilen 100 (50, 50)')
  expect(even(you, ann)).toBe('Du und Ann seid quitt')
  expect(even(ann, you)).toBe('Du und Ann seid quitt')
  expect(even(ann, max)).toBe('Ann und Max sind quitt')
})

test('what is somebody’s: a name that ends in s, x or z gets no second s', () => {
  expect([whose('Ann'), whose('Max'), whose('Klaus')]).toEqual(['Anns', 'Max’', 'Klaus’'])
})
