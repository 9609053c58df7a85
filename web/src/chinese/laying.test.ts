import { describe, expect, test } from 'vitest'
import { type Asked, freeIn, inHand, layInto, layRest, nothingLaid, pick, placeAct } from './laying.ts'

const rowsOf = [
  { name: 'front', cards: 3 },
  { name: 'middle', cards: 5 },
  { name: 'back', cards: 5 },
]
const five: Asked = {
  hand: 0,
  cards: ['As', 'Kd', 'Qh', '7c', '2s'],
  laid: [[], [], []],
  rowsOf,
  place: 5,
  discard: 0,
}
const pineapple: Asked = {
  ...five,
  cards: ['9s', '9d', '3h'],
  laid: [['Ah', 'Ad', 'Ac'], [], []],
  place: 2,
  discard: 1,
}

describe('cards on their way into the rows', () => {
  test('nothing is said to the room before all are laid', () => {
    let laying = nothingLaid(five)
    for (const card of five.cards.slice(0, 4)) {
      laying = layInto(five, laying, card, 1)
      expect(placeAct(five, laying)).toBeNull()
    }
    laying = layInto(five, laying, '2s', 0)
    expect(placeAct(five, laying)).toEqual({ type: 'Place', rows: [['2s'], ['As', 'Kd', 'Qh', '7c'], []] })
  })

  test('what is left over is thrown away, and of one too many nothing is laid', () => {
    let laying = layInto(pineapple, nothingLaid(pineapple), '9s', 2)
    laying = layInto(pineapple, laying, '9d', 2)
    expect(layInto(pineapple, laying, '3h', 1)).toBe(laying)
    expect(placeAct(pineapple, laying)).toEqual({ type: 'Place', rows: [[], [], ['9s', '9d']], discard: ['3h'] })
  })

  test('a full row takes no more', () => {
    const laying = nothingLaid(pineapple)
    expect(freeIn(pineapple, laying, 0)).toBe(0)
    expect(layInto(pineapple, laying, '9s', 0)).toBe(laying)
  })

  test('a card can be moved and taken back', () => {
    const laid = layInto(five, nothingLaid(five), 'As', 0)
    expect(layInto(five, laid, 'As', 2).rows).toEqual([[], [], ['As']])
    const back = pick(laid, 'As')
    expect(back).toEqual({ rows: [[], [], []], picked: 'As' })
    expect(inHand(five, back)).toEqual(five.cards)
  })

  test('the rows are filled as it is sound, and what is left over is thrown away', () => {
    const filled: Asked = { ...pineapple, fill: [[], ['3h'], ['9s']] }
    const laying = layRest(filled, nothingLaid(filled))
    expect(placeAct(filled, laying)).toEqual({ type: 'Place', rows: [[], ['3h'], ['9s']], discard: ['9d'] })
  })

  test('what the player has laid stays when the rows are filled', () => {
    const filled: Asked = { ...pineapple, fill: [[], ['3h'], ['9s']] }
    const laying = layRest(filled, layInto(filled, nothingLaid(filled), '9d', 2))
    expect(placeAct(filled, laying)).toEqual({ type: 'Place', rows: [[], ['3h'], ['9d']], discard: ['9s'] })
  })

  test('the rest goes where there is room', () => {
    const thirteen: Asked = {
      ...five,
      cards: ['As', 'Ks', 'Qs', 'Js', '9s', '8s', '7s', '6s', '5s', '4s', '3s', '2s', 'Ah'],
      place: 13,
    }
    const laying = layRest(thirteen, nothingLaid(thirteen))
    expect(laying.rows.map(row => row.length)).toEqual([3, 5, 5])
    expect(placeAct(thirteen, laying)).not.toBeNull()
  })
})
