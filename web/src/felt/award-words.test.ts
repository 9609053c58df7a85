import type { DealShown } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { awardWords, mergedAwards, overallWords } from './award-words.ts'

type Award = DealShown['awards'][number]
const names = (seat: number) => ({ name: ['Ann', 'Bea', 'Cy'][seat - 1]!, you: false })
const award = (changes: Partial<Award>): Award => ({
  type: 'PotAwarded',
  pot: 0,
  run: 0,
  share: 'all',
  amount: 30,
  to: [{ seat: 1, amount: 30 }],
  oddChips: [],
  words: '',
  held: changes.words === undefined ? '' : `with ${changes.words}`,
  cards: [],
  rules: [],
  ...changes,
})
const linesOf = (shares: readonly string[], ...awards: Award[]): readonly string[] => {
  const deal = { awards, runs: 1, shares, nets: [] } as unknown as DealShown
  return mergedAwards(awards).map(award => awardWords(award, deal, names))
}

test('a pot that nobody contested', () => {
  expect(linesOf(['high'], award({}))).toEqual(['Ann wins 30.'])
  expect(linesOf(['high'], award({ share: 'high', words: 'two pair' }))).toEqual(['Ann wins 30 with two pair.'])
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
  const high = award({ pot: 1, share: 'high', amount: 26, to: [{ seat: 1, amount: 26 }], words: 'a flush' })
  expect(linesOf(['high', 'low'], high, low, award({}))).toEqual([
    'Ann wins 26 (side pot 1, high) with a flush.',
    'Bea and Cy split 25 (13, 12) (side pot 1, low) with seven-five low; odd chip to Bea.',
    'Ann wins 30 (main pot).',
  ])
})

test('a share for which nobody has a hand is named', () => {
  const high = award({ share: 'high', amount: 1200, to: [{ seat: 3, amount: 1200 }], words: 'trips' })
  expect(linesOf(['high', 'low'], high)).toEqual(['Cy wins 1,200 (high, no low) with trips.'])
})

test('what one player wins of several pots with one hand is one sentence', () => {
  const side = award({ pot: 1, share: 'high', amount: 1000, to: [{ seat: 2, amount: 1000 }], words: 'trips' })
  const main = { ...side, pot: 0, amount: 90, to: [{ seat: 2, amount: 90 }] }
  expect(linesOf(['high'], side, main)).toEqual([
    'Bea wins 1,090 with trips: 90 from the main pot and 1,000 from side pot 1.',
  ])
  expect(linesOf(['high'], side, { ...main, words: 'a pair', held: 'with a pair' })).toHaveLength(2)
})

test('the reader is “you”, first among those who split', () => {
  const read = (seat: number) => ({ ...names(seat), you: seat === 3 })
  const deal = { awards: [], runs: 1, shares: ['high'], nets: [], scores: [] } as unknown as DealShown
  const words = (one: Award): string => awardWords(mergedAwards([one])[0]!, deal, read)
  expect(words(award({ to: [{ seat: 3, amount: 30 }], words: 'a flush' }))).toBe('You win 30 with a flush.')
  const split = [
    { seat: 1, amount: 15 },
    { seat: 3, amount: 15 },
  ]
  expect(words(award({ to: split, oddChips: [3] }))).toBe('You and Ann split 30 (15, 15); odd chip to you.')
})

test('a player who wins everything has won what the others put in', () => {
  const one = award({ share: 'high', words: 'two pair' })
  const deal = {
    awards: [one],
    runs: 1,
    shares: ['high'],
    nets: [{ seat: 1, chips: 18 }],
    scores: [],
  } as unknown as DealShown
  expect(awardWords(mergedAwards([one])[0]!, deal, names)).toBe('Ann wins 18 from a pot of 30 with two pair.')
  expect(overallWords(deal, names)).toBe('')
})

test('where a pot is divided, what each winner is up comes before the shares', () => {
  const to = [
    { seat: 1, amount: 16 },
    { seat: 2, amount: 15 },
  ]
  const nets = [
    { seat: 1, chips: -4 },
    { seat: 2, chips: 5 },
    { seat: 3, chips: -1 },
  ]
  const deal = {
    awards: [award({ amount: 31, to })],
    runs: 1,
    shares: ['high'],
    nets,
    scores: [],
  } as unknown as DealShown
  const read = (seat: number) => ({ ...names(seat), you: seat === 1 })
  expect(overallWords(deal, read)).toBe('Overall: Bea +5, you −4')
})

test('where several hands were compared row by row, what everybody is up or down comes first', () => {
  const nets = [
    { seat: 1, chips: 120 },
    { seat: 2, chips: -50 },
    { seat: 3, chips: -70 },
  ]
  const deal = { awards: [], nets, scores: [{}, {}, {}] } as unknown as DealShown
  const read = (seat: number) => ({ ...names(seat), you: seat === 3 })
  expect(overallWords(deal, read)).toBe('Overall: Ann +120, Bea −50, you −70')
  // one comparison says it itself
  expect(overallWords({ ...deal, scores: deal.scores.slice(1, 2) }, read)).toBe('')
})
