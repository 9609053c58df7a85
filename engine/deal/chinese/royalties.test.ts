import { describe, expect, test } from 'vitest'
import { cards, RANKS } from '../../cards/card.ts'
import { chinesePoker, openFaceChinese, pineappleOpenFaceChinese27Middle, taiwanesePoker } from '../../forms/chinese.ts'
import { rankings } from '../../ranking/rankings.ts'
import { rowHand } from './row-hand.ts'
import { isPerfectLow, royalties } from './royalties.ts'

const [front, middle, back] = openFaceChinese.rows.rows

describe('wsop/350-top', () => {
  const pairs = { 6: 1, 7: 2, 8: 3, 9: 4, T: 5, J: 6, Q: 7, K: 8, A: 9 } as Partial<Record<string, number>>
  const trips = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]
  test.each(RANKS.map((rank, i) => [rank, pairs[rank] ?? 0, trips[i]!] as const))('%s%s', (rank, pair, three) => {
    const kicker = rank === 'A' ? 'K' : 'A'
    expect(royalties(front, cards(`${rank}s${rank}d${kicker}c`))).toBe(pair)
    expect(royalties(front, cards(`${rank}s2h${rank}d`.replace('2h', rank === '2' ? '3h' : '2h')))).toBe(pair)
    expect(royalties(front, cards(`${rank}s${rank}d${rank}c`))).toBe(three)
  })
  test('high cards, suited or in a row, pay nothing', () => {
    expect(royalties(front, cards('AsKsQs'))).toBe(0)
  })
})

const hands: readonly (readonly [string, string, number, number])[] = [
  ['high card', 'As Kd 9c 5h 2s', 0, 0],
  ['pair', 'As Ad 9c 5h 2s', 0, 0],
  ['two pair', 'As Ad 9c 9h 2s', 0, 0],
  ['trips', '2s 2d 2c 9h 5s', 2, 0],
  ['straight', '5s 4d 3c 2h As', 4, 2],
  ['flush', 'As Ks 9s 5s 2s', 8, 4],
  ['full house', '2s 2d 2c 9h 9s', 12, 6],
  ['quads', '2s 2d 2c 2h 9s', 20, 10],
  ['straight flush', 'Ks Qs Js Ts 9s', 30, 15],
  ['steel wheel', '5h 4h 3h 2h Ah', 30, 15],
  ['royal flush', 'Ad Kd Qd Jd Td', 50, 25],
]
test.each(hands)('wsop/350-middle and wsop/350-bottom %s', (_, text, inTheMiddle, atTheBack) => {
  expect(royalties(middle, cards(text))).toBe(inTheMiddle)
  expect(royalties(back, cards(text))).toBe(atTheBack)
})

test.each([
  ['Ts9d7c3h2s', 0],
  ['9s6d5c4h3s', 1],
  ['8s5d4c3h2s', 2],
  ['7s6d4c3h2s', 4],
  ['7s5d4c3h2s', 8],
  ['7s5s4s3s2s', 0],
  ['7s6d5c4h3s', 0],
  ['JsTd7c3h2s', 0],
  ['7s7d4c3h2s', 0],
])('wsop/360d %s pays %i', (text, points) => {
  const low = pineappleOpenFaceChinese27Middle.rows.rows[1]
  expect(royalties(low, cards(text))).toBe(points)
})

test('wsop/360e a perfect low is 7-5-4-3-2 without a flush', () => {
  expect(isPerfectLow(cards('2s3d4c5h7s'))).toBe(true)
  expect(isPerfectLow(cards('2s3s4s5s7s'))).toBe(false)
  expect(isPerfectLow(cards('2s3d4c5h6s'))).toBe(false)
  expect(isPerfectLow(cards('2s2d4c5h7s'))).toBe(false)
})

describe('wsop/357 Taiwanese payouts', () => {
  const [top, two, four] = taiwanesePoker.rows.rows
  test.each([
    ['two pair', 'As', 'Kh2d', '4s4h5c6d', 'Ac9c9dJh7s', 1, 0, 0],
    ['trips', 'As', 'AhAd', '9h9s2c2d', 'Ac9d7c5h3s', 0, 1, 0],
    ['trips on top', 'As', 'Jh2d', '4h3s2c6d', 'AcAd7c9hJs', 2, 0, 0],
    ['straight', '9s', '9h2d', '9d8sAcAd', '8c7d6c5hKs', 2, 1, 0],
    ['flush', '2s', '3s5d', 'AsKs9d9h', '4s6s8sTsQd', 2, 1, 0],
    ['full house', 'As', 'AcKd', '9h9d2d3d', 'AdAhKsKh9s', 3, 2, 1],
    ['quads', 'As', '2h2d', 'KcKdQhQd', 'AcAhAd2s2c', 4, 3, 1],
    ['quads in the bottom', '3s', '4h5d', 'KcKdQhQd', 'KsKh9d2s2c', 1, 0, 2],
    ['straight flush', '9s', '9h3h', '6h5h9d9c', '8s7s6s5sKh', 5, 1, 0],
    ['straight flush in the middle', 'Kd', '9s2d', 'QcQd2h2c', '8s7s6s5sKh', 0, 4, 0],
    ['straight flush in the bottom', 'Ah', 'AdAc', '9s5sQdQc', '8s7s6sKhKd', 0, 0, 3],
    ['royal flush', 'As', '2d3d', 'AhAd2c2h', 'KsQsJsTs9d', 6, 1, 0],
    ['royal flush in the middle', '2d', 'AsTs', '2h2c3h3c', 'KsQsJs4d5d', 0, 5, 0],
    ['royal flush in the bottom', '2d', '3h3c', 'AsTs2h2c', 'KsQsJs4d5d', 0, 0, 4],
  ])('%s', (_, first, second, third, board, onTop, inTheMiddle, atTheBottom) => {
    const paid = [top, two, four].map((row, i) => royalties(row, cards([first, second, third][i]!), cards(board)))
    expect(paid).toEqual([onTop, inTheMiddle, atTheBottom])
  })

  test('the hand of the bottom row is two of four and three of the board', () => {
    const hand = rowHand(four, cards('AsKs2d2h'), cards('Ah9s8s7s6d'))
    expect(rankings.high.words(hand)).toBe(rankings.high.words(rowHand(back, cards('AsKs9s8s7s'))))
    expect(hand).toHaveLength(5)
  })
})

test('rows without a table pay nothing', () => {
  expect(royalties(chinesePoker.rows.rows[2], cards('AdKdQdJdTd'))).toBe(0)
})
