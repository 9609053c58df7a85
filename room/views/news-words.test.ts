import { describe, expect, test } from 'vitest'
import { dealtWords, laidWords, placedWords, pointsWords, reportedWords } from './deal-words.ts'
import { type Names, withNames } from './names.ts'
import { tableWords } from './table-words.ts'

const names: Names = { seat: seat => ['Ann', 'Bea', 'Cy'][seat - 1]!, person: person => person }

describe('news with names', () => {
  test('seats in the sentences of the engine are people', () => {
    expect(withNames('Seat 2 raises to 40.', names)).toBe('Bea raises to 40.')
    expect(withNames('The pot: 20 to seat 1, 10 to seat 3, two pair.', names)).toBe(
      'The pot: 20 to Ann, 10 to Cy, two pair.',
    )
  })

  test('sums have their signs, and names stay as they are', () => {
    const years: Names = { ...names, seat: () => 'Class of 1984' }
    expect(withNames('Seat 2 raises to 1250000.', years)).toBe('Class of 1984 raises to 1,250,000.')
    expect(withNames('Seat 2 calls 999.', years)).toBe('Class of 1984 calls 999.')
  })

  test("one's own downcards are told, and nobody else's", () => {
    const event = {
      type: 'CardsDealt',
      face: 'down',
      seats: [1, 2, 1, 2],
      cards: ['As', '??', 'Kd', '??'],
      left: 0,
      rules: [],
    } as const
    expect(dealtWords(event, names, 1)).toBe('You are dealt As Kd.')
    expect(dealtWords(event, names, 2)).toBeNull()
    expect(dealtWords({ ...event, face: 'up', cards: ['As', '2c', 'Kd', '3c'] }, names, null)).toBe(
      'Upcards: As Kd to Ann, 2c 3c to Bea.',
    )
  })

  test('what went wrong, and cards that nobody has told', () => {
    const reported = (incident: { readonly type: string }) =>
      reportedWords({ type: 'IncidentReported', incident, rules: [] }, names)
    expect(reported({ type: 'WrongNumberOfCards', seat: 2, has: 3 } as never)).toBe('Reported: Bea has 3 cards.')
    expect(reported({ type: 'PotAwardedWrongly', from: 1, to: [2, 3] } as never)).toBe(
      'Reported: the pot went to Ann and belongs to Bea and Cy.',
    )
    expect(reported({ type: 'ConcealedChips', seat: 3, hidden: 1500 } as never)).toBe('Reported: Cy concealed 1,500.')
    const laid = { type: 'BoardDealt', board: 0, rules: [] } as const
    expect(laidWords({ ...laid, cards: ['??', '??', '??'] })).toBe('3 cards to the board.')
    expect(laidWords({ ...laid, board: 1, cards: ['As'] })).toBe('As to board 2.')
  })

  test('rows and points', () => {
    const placed = { type: 'Placed', seat: 3, hand: 0, discard: [], rules: [] } as const
    expect(placedWords({ ...placed, rows: [['6c'], [], ['Ad', 'Kd']] }, names, ['front', 'middle', 'back'])).toBe(
      'Cy lays 6c (front), Ad Kd (back).',
    )
    expect(placedWords({ ...placed, rows: [['??'], ['??'], ['??']] }, names, [])).toBe('Cy has set his cards.')
    const points = {
      type: 'PointsScored',
      a: { seat: 1, hand: 0 },
      b: { seat: 2, hand: 0 },
      rows: [-1, -1, 1],
      scoop: 0,
      royalties: [0, 6],
      points: -7,
      paid: -70,
      rules: [],
    } as const
    expect(pointsWords(points, names)).toBe('Bea beats Ann by 7 points and takes 70 (rows -1 -1 +1, royalties 0 to 6).')
  })
})

describe('between deals', () => {
  const cited = { rules: [], at: 0 } as const

  test('who comes in is told with what he posts', () => {
    const came = { type: 'CameIn', player: 'Cy', wish: 'post', live: 1000, dead: 0, ...cited } as const
    expect(tableWords(came, names, [])).toBe('Cy comes in and posts 1,000 live.')
    expect(tableWords({ ...came, dead: 500 }, names, [])).toBe('Cy comes in and posts 1,000 live, 500 dead.')
    expect(tableWords({ ...came, live: 0 }, names, [])).toBe('Cy comes in.')
    expect(tableWords({ type: 'EntryChosen', player: 'Cy', wish: 'wait', ...cited }, names, [])).toBeNull()
  })
})
