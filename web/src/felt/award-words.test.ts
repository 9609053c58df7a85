import type { DealShown } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { awardWords } from './award-words.ts'

type Award = DealShown['awards'][number]
const names = (seat: number): string => ['Ann', 'Bea', 'Cy'][seat - 1]!
const award = (changes: Partial<Award>): Award => ({
  type: 'PotAwarded',
  pot: 0,
  run: 0,
  share: 'all',
  amount: 30,
  to: [{ seat: 1, amount: 30 }],
  oddChips: [],
  words: '',
  rules: [],
  ...changes,
})
const deal = (...awards: Award[]): DealShown => ({ awards, runs: 1 }) as unknown as DealShown

test('a pot that nobody contested', () => {
  const only = award({})
  expect(awardWords(only, deal(only), names)).toBe('Ann takes 30.')
})

test('a divided low half of a side pot with its odd chip', () => {
  const low = award({
    pot: 1,
    share: 'low',
    amount: 25,
    to: [
      { seat: 2, amount: 13 },
      { seat: 3, amount: 12 },
    ],
    oddChips: [2],
    words: 'seven-five low',
  })
  expect(awardWords(low, deal(award({}), low), names)).toBe(
    'Bea and Cy divide 25 (13, 12) (side pot 1, low) with seven-five low; the odd chip to Bea.',
  )
})
