import { describe, expect, test } from 'vitest'
import { cards, codeOf } from '../cards/card.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import {
  disagreement,
  slowEightOrBetter,
  slowHigh,
  slowNineOrBetter,
  slowTwoAndThree,
} from '../testing/slow-ranking.ts'
import { nineOrBetterValue } from './deuce-to-seven.ts'
import { high5, highValue } from './high.ts'
import { omaha4, omahaEightOrBetter, omahaHigh, twoAndThree } from './omaha.ts'

const deck = Array.from({ length: 52 }, (_, code) => code)
const twoSuits = deck.filter(code => (code & 3) < 2)
const oneSuitAndMore = deck.filter(code => (code & 3) === 3 || code >= 44)
const middle = deck.filter(code => code >= 12 && code < 40 && (code & 3) < 2)
const codes = (text: string): readonly number[] => cards(text).map(codeOf)

type Deal = { readonly hole: readonly number[]; readonly board: readonly number[] }
const deals = (from: readonly number[], holecards: number, boardcards: number, times: number): readonly Deal[] => {
  const chance = seeded(`${from.length} ${holecards} ${boardcards}`)
  return Array.from({ length: times }, () => {
    const order = shuffled(from, chance)
    return { hole: order.slice(0, holecards), board: order.slice(holecards, holecards + boardcards) }
  })
}

describe('two holecards and three boardcards', () => {
  test.each([
    [4, 5, 600],
    [5, 5, 300],
    [6, 5, 200],
    [2, 5, 200],
    [3, 5, 200],
    [8, 5, 60],
    [4, 3, 200],
    [4, 4, 200],
    [5, 3, 100],
  ])('%i holecards on a board of %i equal the slow ranking', (holecards, boardcards, times) => {
    const hands = [deck, twoSuits, oneSuitAndMore, middle]
      .filter(from => from.length >= holecards + boardcards)
      .flatMap(from => deals(from, holecards, boardcards, times))
      .map(({ hole, board }) => ({
        hand: { hole, board },
        fast: omahaHigh(hole, board),
        slow: slowTwoAndThree(slowHigh, hole, board),
      }))
    expect(disagreement(hands)).toEqual([])
  })

  test('fifty thousand deals, most of them with a flush in reach, equal the best of all sixty hands', () => {
    const many = [...deals(deck, 4, 5, 20_000), ...deals(twoSuits, 4, 5, 20_000), ...deals(middle, 4, 5, 10_000)]
    expect(many.find(({ hole, board }) => omahaHigh(hole, board) !== twoAndThree(high5, hole, board))).toBeUndefined()
  })

  test('exactly two from the hand, exactly three from the board', () => {
    const board = codes('As Ks Qs Js 2d')
    expect(omahaHigh(codes('Ts 3d 4h 8c'), board)).toBe(highValue(codes('As Ks Qs Ts 8c')))
    expect(omahaHigh(codes('Ts 9s 4h 5c'), board)).toBe(highValue(codes('Ks Qs Js Ts 9s')))
    expect(omahaHigh(codes('As Ah Ad Ac'), codes('Ks Kd 7h 5c 2s'))).toBe(highValue(codes('As Ah Ks Kd 7h')))
  })

  test('by nine numbers', () => {
    const [h1, h2, h3, h4, b1, b2, b3, b4, b5] = codes('As Ks 2d 3c Qs Js Ts 9s 8s')
    expect(omaha4(h1!, h2!, h3!, h4!, b1!, b2!, b3!, b4!, b5!)).toBe(7462)
  })
})

describe('the low half', () => {
  test.each([4, 5, 6, 8])('%i holecards equal the slow ranking', holecards => {
    const low = deck.filter(code => code < 28 || code >= 48)
    const hands = [...deals(deck, holecards, 5, 200), ...deals(low, holecards, 5, 200)].map(({ hole, board }) => ({
      hand: { hole, board },
      fast: omahaEightOrBetter(hole, board),
      slow: slowTwoAndThree(slowEightOrBetter, hole, board),
    }))
    expect(disagreement(hands)).toEqual([])
    for (const { fast, slow } of hands) expect(fast > 0).toBe(slow > 0)
  })

  test('a counterfeited low', () => {
    expect(omahaEightOrBetter(codes('As 2s Kd Kc'), codes('2d 3h 8c Js Qs'))).toBe(0)
    expect(omahaEightOrBetter(codes('As 2s Kd Kc'), codes('3d 4h 8c Js Qs'))).toBeGreaterThan(0)
  })

  test('any five-card ranking can be played so: deuce-to-seven, nine or better', () => {
    const hands = deals(
      deck.filter(code => code < 36),
      4,
      5,
      300,
    ).map(({ hole, board }) => ({
      hand: { hole, board },
      fast: twoAndThree((...five) => nineOrBetterValue(five), hole, board),
      slow: slowTwoAndThree(slowNineOrBetter, hole, board),
    }))
    expect(disagreement(hands)).toEqual([])
  })
})
