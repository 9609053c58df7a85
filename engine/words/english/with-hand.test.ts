import { expect, test } from 'vitest'
import { handName } from '../../ranking/hand-name.ts'
import { withHand } from './with-hand.ts'

test.each([
  ['straight', [8], 'with a straight, ten high'],
  ['one-pair', [12], 'with a pair of aces'],
  ['low', [6, 4, 3, 2, 1], 'with an eight-six low (8-6-5-4-3)'],
  ['low', [12, 7, 3, 1, 0], 'with an ace-nine low (A-9-5-3-2)'],
  ['low', [5, 4, 3, 2, 0], 'with a seven-six low (7-6-5-4-2)'],
  ['badugi', [5, 2, 0], 'with a three-card badugi, seven high (7-4-2)'],
  ['two-pair', [11, 9], 'with two pair, kings and jacks'],
  ['three-of-a-kind', [4], 'with three sixes'],
  ['full-house', [2, 10], 'with fours full of queens'],
  ['high-card', [12], 'with ace high'],
  ['wheel', [], 'with the wheel, five low'],
] as const)('%s %j', (is, ranks, words) => {
  expect(withHand(handName(is, [...ranks]))).toBe(words)
})
