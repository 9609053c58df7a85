import type { DealEvent, TableEvent } from '@cardroom/engine'
import { english, type Say, tableNews, text, withNames } from '@cardroom/engine/words'
import { describe, expect, test } from 'vitest'
import type { Names } from '../table/state/names.ts'
import { dealSay } from './deal-words.ts'

const names: Names = {
  seat: seat => ['Ann', 'Bea', 'Class of 1984'][seat - 1] ?? null,
  player: person => person,
  at: seat => `Seat ${seat}`,
}
const read = (said: Say | null): string | null => (said === null ? null : text(withNames(said, names), english))
const newsText = (event: DealEvent, own: number | null = null, by?: string): string | null =>
  read(dealSay(event, undefined, own, by))

describe('news with names', () => {
  test('sums have separators, and names stay as they are', () => {
    expect(newsText({ type: 'Raised', seat: 2, to: 1_250_000, rules: [] })).toBe('Bea raises to 1,250,000.')
    expect(newsText({ type: 'Called', seat: 3, to: 999, rules: [] })).toBe('Class of 1984 calls 999.')
  })

  test('your own downcards are named, and nobody else’s', () => {
    const event = {
      type: 'CardsDealt',
      face: 'down',
      seats: [1, 2, 1, 2],
      cards: ['As', '??', 'Kd', '??'],
      left: 0,
      rules: [],
    } as const
    expect(newsText(event, 1)).toBe('You are dealt As Kd.')
    expect(newsText(event, 2)).toBeNull()
    expect(newsText({ ...event, face: 'up', cards: ['As', '2c', 'Kd', '3c'] })).toBe('Upcards: Ann As Kd, Bea 2c 3c.')
  })

  test('what went wrong, who reports it, and cards that nobody has named', () => {
    const reported = (incident: object, by?: string) =>
      newsText({ type: 'IncidentReported', incident: incident as never, rules: [] }, null, by)
    expect(reported({ type: 'WrongNumberOfCards', seat: 2, has: 3 })).toBe('Reported: Bea has 3 cards.')
    expect(reported({ type: 'PotAwardedWrongly', from: 1, to: [2, 3] }, 'Dot')).toBe(
      'Dot reports: the pot went to Ann and belongs to Bea and Class of 1984.',
    )
    const laid = { type: 'BoardDealt', board: 0, rules: [] } as const
    expect(newsText({ ...laid, cards: ['??', '??', '??'] })).toBe('Board is dealt.')
    expect(newsText({ ...laid, cards: ['As'] })).toBe('Board: As')
  })

  test('rows and points', () => {
    const placed = { type: 'Placed', seat: 2, hand: 0, discard: [], rules: [] } as const
    expect(newsText({ ...placed, rows: [['6c'], [], ['Ad', 'Kd']] })).toBe('Bea sets 6c (row 1), Ad Kd (row 3).')
    expect(newsText({ ...placed, rows: [['??'], ['??'], ['??']] })).toBe('Bea has set their hand.')
    expect(
      newsText({
        type: 'PointsScored',
        a: { seat: 1, hand: 0 },
        b: { seat: 2, hand: 0 },
        rows: [-1, -1, 1],
        scoop: 0,
        royalties: [0, 6],
        points: -7,
        paid: -70,
        rules: [],
      }),
    ).toBe('Bea beats Ann by seven points for 70 (rows -1 -1 +1, royalties 0 to 6).')
  })
})

describe('between deals', () => {
  const at = { rules: [], at: 0 } as const
  const between = (event: TableEvent): string | null =>
    read((tableNews[event.type] as (event: TableEvent, scene: object) => Say | null)(event, {}))

  test('a player who comes in is named with what they post', () => {
    const came = { type: 'CameIn', player: 'Cy', wish: 'post', live: 1000, dead: 0, ...at } as const
    expect(between(came)).toBe('Cy comes in, posting 1,000.')
    expect(between({ ...came, dead: 500 })).toBe('Cy comes in, posting 1,000 plus 500 dead.')
    expect(between({ ...came, live: 0 })).toBe('Cy comes in.')
    expect(between({ type: 'EntryChosen', player: 'Cy', wish: 'wait', ...at })).toBeNull()
  })
})
