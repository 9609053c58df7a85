import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Card, cards } from '../../cards/card.ts'
import { decks } from '../../cards/deck.ts'
import { seeded, shuffled } from '../../cards/shuffle.ts'
import { chinesePoker, openFaceChinese, pineappleOpenFaceChinese27Middle, taiwanesePoker } from '../../forms/chinese.ts'
import type { Rows } from '../../forms/form.ts'
import { laid } from '../../testing/laid.ts'
import { type SlowForm, slowFoul, slowPoints } from '../../testing/slow-chinese.ts'
import { arrange } from './arrange.ts'
import { isFouled, type Laid } from './rows.ts'
import { potByPoints, scorePair } from './scoring.ts'

const plain = chinesePoker.rows
const openFace = openFaceChinese.rows

describe('wsop/348 one point a row, three more for all', () => {
  const best = laid('AhKdQc / 9h9d4s4c2d / AsAcKsKc3s')
  const worst = laid('8h6d5c / 7h7d3h2c5d / QsQdJsJc6s')
  const mixed = laid('AdKhJc / 2h2s7c6c5h / TsTdTc8c9s')
  const foul = laid('QhQd5s / 9s9cKh4h3d / AsAcKsKc3s')

  test('all three rows: six points', () => {
    expect(scorePair(plain, best, worst)).toEqual({ rows: [1, 1, 1], scoop: 3, royalties: [0, 0], points: 6 })
    expect(scorePair(plain, worst, best)).toEqual({ rows: [-1, -1, -1], scoop: -3, royalties: [0, 0], points: -6 })
  })
  test('two rows won and one lost: one point', () => {
    expect(scorePair(plain, best, mixed)).toEqual({ rows: [1, 1, -1], scoop: 0, royalties: [0, 0], points: 1 })
  })
  test('equal rows score nothing and spoil the scoop', () => {
    const same = laid('AsKcQd / 7h7d3h2c5d / QsQhJsJc6s')
    expect(scorePair(plain, best, same)).toEqual({ rows: [0, 1, 1], scoop: 0, royalties: [0, 0], points: 2 })
  })
  test('wsop/349 a fouled hand loses as if scooped; two of them score nothing', () => {
    expect(scorePair(plain, foul, worst).points).toBe(-6)
    expect(scorePair(plain, worst, foul)).toEqual({ rows: [1, 1, 1], scoop: 3, royalties: [0, 0], points: 6 })
    expect(scorePair(plain, foul, foul)).toEqual({ rows: [0, 0, 0], scoop: 0, royalties: [0, 0], points: 0 })
  })
  test('wsop/349 a fouled hand pays the royalties of the other and gets none', () => {
    const flushes = laid('6h6d2c / Ks9s7s5s3s / AhKhTh8h4h')
    const foulQuads = laid('QhQd5s / 9s9cKd4d3d / AsAcAdAh3h')
    expect(scorePair(openFace, foulQuads, flushes)).toEqual({
      rows: [-1, -1, -1],
      scoop: -3,
      royalties: [0, 1 + 8 + 4],
      points: -6 - 13,
    })
  })
  test('wsop/349a so does one with the wrong number of cards', () => {
    expect(scorePair(openFace, laid('AhKd / 9h9d4s4c2d / AsAcKsKc3s'), worst).points).toBe(-6)
  })
})

test('wsop/350 a higher royalty does not cancel a lower one', () => {
  const flush = laid('AhKdQc / 9h9d4s4c2d / KsJs9s7s3s')
  const straightFlush = laid('AdKhQs / 9c9s4d4h2c / 8c7c6c5c4c')
  expect(scorePair(openFace, flush, straightFlush)).toEqual({
    rows: [0, 0, -1],
    scoop: 0,
    royalties: [4, 15],
    points: -1 - 11,
  })
})

describe('wsop/357 Taiwanese: a point a row, and payouts for the winner of the row', () => {
  const board = cards('Ac9c9dJh7s')
  test('the loser of the row gets nothing for their hand', () => {
    const a = laid('As / AhAd / 2c2d3c3d')
    const b = laid('9s / 4h4d / 5c5d6c6h')
    // top: trips of nines pay 2; middle: aces full pay 2; bottom: sixes and nines against threes and nines
    expect(scorePair(taiwanesePoker.rows, a, b, board)).toEqual({
      rows: [-1, 1, -1],
      scoop: 0,
      royalties: [2, 2],
      points: -1,
    })
  })
  test('equal rows pay nobody', () => {
    const two = laid('As / 2h3d / KcQd8h6h')
    const same = laid('Ah / 2c3c / KdQh8c6c')
    expect(scorePair(taiwanesePoker.rows, two, same, board)).toEqual({
      rows: [0, 0, 0],
      scoop: 0,
      royalties: [0, 0],
      points: 0,
    })
  })
})

describe('wsop/345 a pot that goes by points', () => {
  const strong = { seat: 1, laid: laid('AhKdQc / KhKc4s4c2d / AsAcAdQd3s') }
  const weak = { seat: 2, laid: laid('8h6d5c / 7h7d3h2c5d / QsQhJsJc6s') }
  const same = { seat: 3, laid: laid('8c6h5s / 7c7s3c2h5h / QsQhJsJc6c') }
  const foul = { seat: 4, laid: laid('QhQd5c / 9h9dKs4c2d / AsAhKdKc3s') }

  test('most points take it', () => expect(potByPoints(plain, [weak, strong, foul])).toEqual([1]))
  test('equals share it', () => expect(potByPoints(plain, [weak, foul, same])).toEqual([2, 3]))
  test('one contender takes it, even with a foul', () => expect(potByPoints(plain, [foul])).toEqual([4]))
})

const forms: readonly (readonly [SlowForm, Rows])[] = [
  ['chinese', plain],
  ['open-face', openFace],
  ['2-7-middle', pineappleOpenFaceChinese27Middle.rows],
  ['taiwanese', taiwanesePoker.rows],
]

/** Hands for two and a board; some are well set, some as the cards fell, so that fouls and ties come up too. */
const dealtTo = (rows: Rows, seed: number): { readonly hands: readonly Laid[]; readonly board: readonly Card[] } => {
  const chance = seeded(seed)
  // few ranks or suits make for many equal rows and high hands
  const narrow = chance(3)
  const deck = decks.standard.filter(
    (_, code) => narrow === 0 || (narrow === 1 ? code >= 16 : code % 4 > 1 || code > 30),
  )
  const order = shuffled(deck, chance)
  const size = rows.rows.reduce((total, row) => total + row.cards, 0)
  const hands = [0, 1].map(player => {
    const own = order.slice(player * size, (player + 1) * size)
    if (chance(3) > 0) return arrange(rows, [], own, size).rows
    let next = 0
    return rows.rows.map(row => {
      next += row.cards
      return own.slice(next - row.cards, next)
    })
  })
  return { hands, board: order.slice(2 * size, 2 * size + 5) }
}

describe.each(forms)('%s', (form, rows) => {
  test('equals the slow scoring, and is zero-sum', () => {
    let fouls = 0
    fc.assert(
      fc.property(fc.integer(), seed => {
        const { hands, board } = dealtTo(rows, seed)
        const [a, b] = hands as readonly [Laid, Laid]
        for (const hand of hands) {
          expect(isFouled(rows, hand)).toBe(slowFoul(form, hand))
          if (isFouled(rows, hand)) fouls++
        }
        const score = scorePair(rows, a, b, board)
        expect(score.points).toBe(slowPoints(form, a, b, board))
        const back = scorePair(rows, b, a, board)
        expect(back.points + score.points).toBe(0)
        expect([back.royalties[1], back.royalties[0]]).toEqual(score.royalties)
      }),
      { numRuns: 400 },
    )
    expect(fouls > 0).toBe(form !== 'taiwanese')
  })
})
