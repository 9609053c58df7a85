import { describe, expect, test } from 'vitest'
import { type Asked, filledWith, freeIn, inHand, layInto, nothingLaid, pick, placeAct, rowsFilled } from './laying.ts'

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

  const filled: Asked = { ...pineapple, fill: [[], ['3h'], ['9s']] }
  const never = (): never => {
    throw new Error('the room is not asked')
  }

  test('the rows are filled as it is sound, and what is left over is thrown away', async () => {
    const nothing = nothingLaid(filled)
    const answer = await rowsFilled(filled, nothing, never)
    const laying = filledWith(filled, nothing, answer.ok ? answer.data.rows : [])
    expect(placeAct(filled, laying)).toEqual({ type: 'Place', rows: [[], ['3h'], ['9s']], discard: ['9d'] })
  })

  test('where the player has laid cards, the room is asked how the rest goes with them, and they stay', async () => {
    const laid = layInto(filled, nothingLaid(filled), '9d', 2)
    const heard: unknown[] = []
    const answer = await rowsFilled(filled, laid, async rows => {
      heard.push(rows)
      return { ok: true, data: { rows: [[], [], ['9s']] } }
    })
    expect(heard).toEqual([[[], [], ['9d']]])
    const laying = filledWith(filled, laid, answer.ok ? answer.data.rows : [])
    expect(placeAct(filled, laying)).toEqual({ type: 'Place', rows: [[], [], ['9d', '9s']], discard: ['3h'] })
  })

  test('nothing goes where there is no room, and no card lies twice', () => {
    const laid = layInto(filled, nothingLaid(filled), '9d', 2)
    // the front is full, and the nine of diamonds lies in the back
    const laying = filledWith(filled, laid, [['9s'], ['9d'], []])
    expect(laying.rows).toEqual([[], ['9d'], []])
    expect(placeAct(filled, laying)).toBeNull()
  })
})
