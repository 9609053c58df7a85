import { describe, expect, test } from 'vitest'
import {
  chinesePoker,
  openFaceChinese,
  pineappleOpenFaceChinese,
  pineappleOpenFaceChinese27Middle,
} from '../../forms/chinese.ts'
import type { Rows } from '../../forms/form.ts'
import { laid } from '../../testing/laid.ts'
import { fantasylandNext } from './fantasyland.ts'

const back = 'AsAhAdKcKs'
const plain = openFaceChinese.rows
const pineapple = pineappleOpenFaceChinese.rows
const progressive: Rows = { ...pineapple, fantasyland: { ...pineapple.fantasyland, progressive: true } }
const low = pineappleOpenFaceChinese27Middle.rows
const { progressive: _, superFantasy: __, ...lowLand } = low.fantasyland
const lowPlain: Rows = { ...low, fantasyland: lowLand }
const lowSuper: Rows = { ...low, fantasyland: { ...lowLand, superFantasy: true } }

const entering = (rows: Rows, hand: string): number => fantasylandNext(rows, laid(hand), false)
const staying = (rows: Rows, hand: string): number => fantasylandNext(rows, laid(hand), true)

describe('wsop/352 entry', () => {
  test.each([
    ['jacks', 'JhJd5c', 0, 0, 0],
    ['queens', 'QhQd5c', 13, 14, 14],
    ['kings', 'KhKd5c', 13, 14, 15],
    ['any trips', '6h6d6c', 13, 14, 17],
    ['high cards', 'KhQdJc', 0, 0, 0],
  ])('%s in front', (_name, front, regular, usual, growing) => {
    const hand = `${front} / 9h9d9s4h4d / ${back}`
    expect([entering(plain, hand), entering(pineapple, hand), entering(progressive, hand)]).toEqual([
      regular,
      usual,
      growing,
    ])
  })

  test('wsop/362 progressive: QQ 14, KK 15, AA 16, 222 and 777 17', () => {
    const cards = ['QhQd5c', 'KhKd5c', 'AhAd5c', '2h2d2c', '7h7d7c'].map(front =>
      entering(progressive, `${front} / 9h9d9s4h4d / TsThTdJcJs`),
    )
    expect(cards).toEqual([14, 15, 16, 17, 17])
  })

  test('a fouled hand does not enter, and a form without Fantasyland has none', () => {
    expect(entering(plain, `QhQd5c / 9h9dKh4h2d / ${back}`)).toBe(0)
    expect(fantasylandNext(plain, laid(`QhQd5c / 9h9d9s4h4d / ${back}`), false, true)).toBe(0)
    expect(entering(chinesePoker.rows, `QhQd5c / 9h9d9s4h4d / ${back}`)).toBe(0)
  })
})

describe('wsop/352e staying', () => {
  test.each([
    ['quads in the back (352e1)', 'Th5d2c / KhQd9s4h3d / 7s7h7d7c2s', true],
    ['a straight flush in the back', 'Th5d2c / KhQd9s4h3d / 7s6s5s4s3s', true],
    ['a full house in the back', 'Th5d2c / KhQd9s4h3d / 7s7h7d2s2h', false],
    ['a full house in the middle (352e2)', 'Th5d2c / 9h9d9s4h4d / TsTdTcJcJs', true],
    ['quads in the middle', 'Th5d2c / 9h9d9s9c4d / TsTdTcThJs', true],
    ['a flush in the middle', 'Th5d2c / 9h8h6h4h2h / 7s7h7d3s3h', false],
    ['trips in front (352e3)', '4h4d4c / 9h8d7s6h5d / TsTdTcJcJs', true],
    ['aces in front', 'AhAdKc / 9h9d9s5h6d / TsTdTcJcJs', false],
    ['quads, but fouled', 'AhAdKc / KhQd9s4h3d / 7s7h7d7c2s', false],
  ])('%s', (_name, hand, stays) => {
    expect(staying(plain, hand)).toBe(stays ? 13 : 0)
    expect(staying(pineapple, hand)).toBe(stays ? 14 : 0)
    expect(staying(progressive, hand)).toBe(stays ? 14 : 0)
  })
})

describe('wsop/360e the 2-7 middle', () => {
  const some = '8h6d4c3s2h'
  const perfect = '7h5d4c3s2h'
  test.each([
    ['queens', `QhQd5c / ${some} / ${back}`, 0],
    ['kings', `KhKd6c / ${some} / AsAhAdTcTs`, 14],
    ['a perfect middle', `9h8d6c / ${perfect} / ${back}`, 14],
    ['a middle one short of perfect', `9h8d6c / 7h6d4c3s2h / ${back}`, 0],
    ['trips and a perfect middle', `6h6c6s / ${perfect} / ${back}`, 14],
  ])('entry by %s', (_name, hand, cards) => expect(entering(lowPlain, hand)).toBe(cards))

  test.each([
    ['kings and a perfect middle', `KhKd6c / ${perfect} / AsAhAdTcTs`, 15, 15],
    ['kings alone', `KhKd6c / ${some} / AsAhAdTcTs`, 14, 15],
    ['aces and a perfect middle', `AhAd6c / ${perfect} / KsKhKdTcTs`, 15, 16],
    ['a perfect middle alone', `9h8d6c / ${perfect} / ${back}`, 14, 14],
    ['trips', `6h6d6c / ${some} / ${back}`, 14, 17],
  ])('wsop/360g, wsop/362 %s', (_name, hand, withSuper, withBoth) => {
    expect(entering(lowSuper, hand)).toBe(withSuper)
    expect(entering(low, hand)).toBe(withBoth)
  })

  test.each([
    ['trips in front', `6h6c6s / ${some} / ${back}`, true],
    ['a perfect middle', `9h8d6c / ${perfect} / ${back}`, true],
    ['quads in the back', `9h8d6c / ${some} / JsJhJdJc2s`, true],
    ['kings in front', `KhKd6c / ${some} / AsAhAdTcTs`, false],
  ])('staying by %s, always with 14', (_name, hand, stays) => expect(staying(low, hand)).toBe(stays ? 14 : 0))
})
