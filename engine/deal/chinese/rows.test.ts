import { describe, expect, test } from 'vitest'
import { cards } from '../../cards/card.ts'
import { openFaceChinese, pineappleOpenFaceChinese27Middle, taiwanesePoker } from '../../forms/chinese.ts'
import { laid } from '../../testing/laid.ts'
import { fitsRows, isFouled, misfit } from './rows.ts'

const { rows } = openFaceChinese
const low = pineappleOpenFaceChinese27Middle.rows

describe('wsop/349 a hand is fouled when a row outranks one behind it', () => {
  test.each([
    ['queens in front of nines', 'QhQd5c / 9h9dKs4c2d / AsAhKdKc3s', true],
    ['queens in front of kings', 'QhQd5c / KhKd9s4c2d / AsAhKsKc3s', false],
    ['two pair in front of a pair', 'JhTd5c / 9h9d4s4c2d / AsAhKdQc3s', true],
    ['the same pair, front kicker higher', 'QhQdKc / QsQcJs4c2d / AsAhJdJc3s', true],
    ['the same pair, middle kicker higher', 'QhQdJc / QsQcKs4c2d / AsAhKdKc3s', false],
    ['the same pair and kicker, middle has more cards', 'QhQdKc / QsQcKs4c2d / AsAhKdKh3s', false],
    ['a front straight is no straight', '2h3d4c / KhJd9s7c6d / AsAhKdKc3s', false],
    ['a front flush is no flush', '2h3h4h / KhJd9s7c6d / AsAhKdKc3s', false],
    ['trips in front of two pair', '2h2d2c / AhAdKsKc6d / 8s8h8d4c4s', true],
    ['trips in front of a straight', '2h2d2c / 9h8d7s6c5d / 8s8h8c4c4s', false],
    ['middle and back equal', '2h3d5c / AhKd9s7c6d / AsKc9h7h6s', false],
    ['high card in front too high', 'AhKdQc / AsKcJs4c2d / 9s9h8d8c3s', true],
  ])('%s', (_, hand, fouled) => expect(isFouled(rows, laid(hand))).toBe(fouled))
})

describe('wsop/349a the wrong number of cards fouls', () => {
  test.each([
    ['a card short', 'Qh5c / KhKd9s4c2d / AsAhKsKc3s'],
    ['a card too many', 'Qh5c4d3d / KhKd9s4c2d / AsAhKsKc3s'],
    ['twelve cards with a long middle', 'Qh5c / KhKd9s4c2d7d / AsAhKsKc3s'],
    ['a row missing', 'Qh5c4d / KhKd9s4c2d'],
  ])('%s', (_, hand) => expect(isFouled(rows, laid(hand))).toBe(true))

  test('a card nobody has named cannot be shown to stand', () => {
    expect(isFouled(rows, laid('7h5c4d / KhKd9s4c2d / AsAhKsKc3s'))).toBe(false)
    expect(isFouled(rows, laid('7h5c?? / KhKd9s4c2d / AsAhKsKc3s'))).toBe(true)
  })
})

describe('wsop/360a to 360c the 2-7 middle', () => {
  test.each([
    ['T9732', 'Th9d7c3s2h', false],
    ['96543', '9h6d5c4s3h', false],
    ['85432', '8h5d4c3s2h', false],
    ['76432', '7h6d4c3s2h', false],
    ['jack high', 'Jh5d4c3s2h', true],
    ['a straight', '6h5d4c3s2h', true],
    ['another straight', '7h6d5c4s3h', true],
    ['a flush', 'Th9h7h3h2h', true],
    ['a pair', 'Th9d7c2s2h', true],
    ['an ace', 'Ah5d4c3s2h', true],
  ])('%s', (_, middle, fouled) => expect(isFouled(low, laid(`Qh8c4d / ${middle} / AsAdKsKc3d`))).toBe(fouled))

  test.each([
    ['AA3-87436-TT99K stands', 'AhAd3c / 8h7d4c3s6h / ThTd9c9sKh', false],
    ['AA3-8743J is out of range', 'AhAd3c / 8h7d4c3sJh / ThTd9c9sKh', true],
    ['AA3 beats a back of TT9QK', 'AhAd3c / 8h7d4c3s6h / ThTd9cQsKh', true],
  ])('wsop/360c %s', (_, hand, fouled) => expect(isFouled(low, laid(hand))).toBe(fouled))
})

test('wsop/354 Taiwanese rows need not rise, but are one, two and four cards', () => {
  expect(isFouled(taiwanesePoker.rows, laid('As / KhKd / 2c3d7h9s'))).toBe(false)
  expect(isFouled(taiwanesePoker.rows, laid('2c / 3d7h / AsAhKhKd'))).toBe(false)
  expect(isFouled(taiwanesePoker.rows, laid('AsKh / Kd2c / 3d7h9s'))).toBe(true)
})

describe('laying cards down', () => {
  const lying = laid('2h3h / KhKd9s4c2d / As')
  const held = cards('Ad Ac 4h')
  const placing = (front: string, back: string, discard: string) => ({
    held,
    place: 2,
    rows: laid(`${front}/ /${back}`),
    discard: discard === '' ? [] : cards(discard),
  })

  test('two of three cards into rows with room', () => {
    expect(misfit(rows, lying, placing('4h', 'Ad', 'Ac'))).toBeNull()
    expect(fitsRows(rows, lying, placing('', 'Ad Ac', '4h'))).toBe(true)
    expect(fitsRows(rows, lying, placing('4h Ac', 'Ad', ''))).toBe(false)
  })

  test.each([
    ['a full row', placing('4h Ac', '', 'Ad'), { why: 'row-is-full', row: 'front', room: 1 }],
    ['too many', placing('4h', 'Ad Ac', ''), { why: 'not-as-many-cards', place: 2, discard: 1 }],
    ['too few', placing('4h', '', 'Ad Ac'), { why: 'not-as-many-cards', place: 2, discard: 1 }],
    ['another card', placing('4h', 'Kc', 'Ac'), { why: 'card-is-not-held', card: 'Kc' }],
    ['one card twice', placing('4h', 'Ad', 'Ad'), { why: 'card-is-used-twice', card: 'Ad' }],
    ['two rows', { ...placing('', '', ''), rows: laid('4h / Ad') }, { why: 'not-as-many-rows', rows: 3 }],
  ])('%s is answered with the reason', (_, given, reason) => expect(misfit(rows, lying, given)).toEqual(reason))
})
