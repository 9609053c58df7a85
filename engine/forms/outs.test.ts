import { describe, expect } from 'vitest'
import { rule } from '../testing/rule.ts'
import { forms } from './forms.ts'
import { outsByDraw, outsTable } from './outs.ts'

/** As printed: outs, then percent and odds against one for the turn, the river, either and both. */
const PRINTED = `
  20 42.6 1.35 43.5 1.3 67.5 0.48 17.6 4.69
  19 40.4 1.47 41.3 1.42 65.0 0.54 15.8 5.32
  18 38.3 1.61 39.1 1.56 62.4 0.6 14.2 6.07
  17 36.2 1.76 37.0 1.71 59.8 0.67 12.6 6.95
  16 34.0 1.94 34.8 1.88 57.0 0.75 11.1 8.01
  15 31.9 2.13 32.6 2.07 54.1 0.85 9.7 9.3
  14 29.8 2.36 30.4 2.29 51.2 0.95 8.4 10.88
  13 27.7 2.62 28.3 2.54 48.1 1.08 7.2 12.86
  12 25.5 2.92 26.1 2.83 45.0 1.22 6.1 15.38
  11 23.4 3.27 23.9 3.18 41.7 1.4 5.1 18.65
  10 21.3 3.7 21.7 3.6 38.4 1.6 4.2 23.02
  9 19.1 4.22 19.6 4.11 35.0 1.86 3.3 29.03
  8 17.0 4.88 17.4 4.75 31.5 2.18 2.6 37.61
  7 14.9 5.71 15.2 5.57 27.8 2.59 1.9 50.48
  6 12.8 6.83 13.0 6.67 24.1 3.14 1.4 71.07
  5 10.6 8.4 10.9 8.2 20.4 3.91 0.9 107.1
  4 8.5 10.75 8.7 10.5 16.5 5.07 0.6 179.17
  3 6.4 14.67 6.5 14.33 12.5 7.01 0.3 359.33
  2 4.3 22.5 4.3 22.0 8.4 10.88 0.1 1080.0
  1 2.1 46.0 2.2 45.0 4.3 22.5 0.0 null`

const printed: readonly (readonly (number | null)[])[] = PRINTED.trim()
  .split('\n')
  .map(line =>
    line
      .trim()
      .split(' ')
      .map(figure => (figure === 'null' ? null : Number(figure))),
  )

describe('outs', () => {
  rule('hpt/outs-table', 'the chances of 1 to 20 outs are those printed', () => {
    expect(printed).toHaveLength(20)
    expect(outsTable(forms.holdem)).toEqual(printed)
  })
  rule('hpt/outs-table', 'and the same as counting every turn and river', () => {
    for (const [outs, ...figures] of outsTable(forms.holdem)) {
      // of 47 unseen cards the first `outs` help
      let [turn, river, either, both] = [0, 0, 0, 0]
      for (let first = 0; first < 47; first++)
        for (let second = 0; second < 47; second++) {
          if (first === second) continue
          if (first < outs) turn++
          if (first >= outs && second < outs) river++
          if (first < outs || second < outs) either++
          if (first < outs && second < outs) both++
        }
      const missed = (47 - outs) * 46
      const chances = [turn / (47 * 46), river / missed, either / (47 * 46), both / (47 * 46)]
      expect(figures).toEqual(
        chances.flatMap(chance => [
          Number((100 * chance).toFixed(1)),
          chance === 0 ? null : Number((1 / chance - 1).toFixed(2)),
        ]),
      )
    }
  })
  rule('hpt/outs-by-hand', 'the cards that make each common draw', () => {
    expect(outsByDraw(forms.holdem)).toEqual([
      [15, 'open straight flush draw'],
      [12, 'inside straight flush draw'],
      [9, 'flush draw'],
      [8, 'open straight draw'],
      [4, 'gut shot straight'],
      [4, 'two pair'],
      [2, 'one pair'],
      [1, 'three of a kind'],
    ])
  })
  rule('hpt/outs-by-hand', 'four hearts after the flop are nine outs, 35.0 percent by the river', () => {
    const [outs] = outsByDraw(forms.holdem).find(([, draw]) => draw === 'flush draw')!
    const row = outsTable(forms.holdem).find(([count]) => count === outs)!
    expect([outs, row[5]]).toEqual([9, 35.0])
  })
})
