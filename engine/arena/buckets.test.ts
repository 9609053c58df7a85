import { expect, test } from 'vitest'
import { cards, codeOf } from '../cards/card.ts'
import { bucketsOf, equityHistogram } from './buckets.ts'

const of = (hand: string, board = '', runOuts = 40): Float64Array =>
  equityHistogram({ hand: cards(hand).map(codeOf), board: board === '' ? [] : cards(board).map(codeOf), runOuts })
const mean = (histogram: Float64Array): number => histogram.reduce((sum, bar, i) => sum + bar * ((i + 0.5) / 10), 0)

test('aces are strong, deuce-seven is weak, and the bars add up to one', () => {
  const [aces, worst] = [of('AsAh'), of('7s2h')]
  expect(mean(aces)).toBeGreaterThan(0.8)
  expect(mean(worst)).toBeLessThan(0.42)
  expect(aces.reduce((sum, bar) => sum + bar, 0)).toBeCloseTo(1)
})

test('on the river there is one bar', () => {
  expect([...of('AsKs', 'QsJsTs2h3d')]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  expect(() => of('AsAs')).toThrow('each once')
})

test('a draw and a middling pair are as strong on average, and their histograms differ', () => {
  const draws = [of('AsKs', '9s6s2h'), of('QsJs', '8s5s2h'), of('KhTh', '8h5h2s')]
  const made = [of('9h8h', '9s6d2c'), of('8h7h', '8s5d2c'), of('8d7c', '8s5h2c')]
  const buckets = bucketsOf([...draws, ...made], 2)
  expect(new Set(buckets.slice(0, 3)).size).toBe(1)
  expect(new Set(buckets.slice(3)).size).toBe(1)
  expect(buckets[0]).not.toBe(buckets[3])
  expect(() => bucketsOf(draws, 4)).toThrow('give 1 to 3')
})
