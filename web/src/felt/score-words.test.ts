import { expect, test } from 'vitest'
import { scoreWords } from './score-words.ts'

const rowsOf = [
  { name: 'front', cards: 3 },
  { name: 'middle', cards: 5 },
  { name: 'back', cards: 5 },
]
const names = (seat: number) => ({ name: ['Ann', 'Bea'][seat - 1]!, you: false })
const [a, b] = [
  { seat: 1, hand: 0 },
  { seat: 2, hand: 0 },
] as const

test('points are shown with the rows that were won', () => {
  const score = { a, b, rows: [-1, -1, 1], scoop: 0, royalties: [0, 6], points: -7, paid: -70, rules: [] } as const
  expect(scoreWords(score, rowsOf, names)).toBe(
    'Bea beats Ann by 7 points and wins 70: back to Ann, front and middle to Bea, royalties 6 to Bea.',
  )
})

test('hands that are even', () => {
  const score = { a, b, rows: [0, 1, -1], scoop: 0, royalties: [0, 0], points: 0, paid: 0, rules: [] } as const
  expect(scoreWords(score, rowsOf, names)).toBe('Ann and Bea are even: middle to Ann, back to Bea.')
})

test('the reader is “you”', () => {
  const read = (seat: number) => ({ ...names(seat), you: seat === 1 })
  const score = { a, b, rows: [1, 1, 1], scoop: 3, royalties: [0, 0], points: -1, paid: -10, rules: [] } as const
  expect(scoreWords(score, [], read)).toContain(
    'Bea beats you by 1 point and wins 10: every row to you, 3 for the scoop',
  )
  expect(scoreWords({ ...score, points: 6, paid: 60 }, [], read)).toContain('You beat Bea by 6 points and win 60:')
  expect(scoreWords({ ...score, points: 0 }, [], read)).toContain('You and Bea are even')
})
