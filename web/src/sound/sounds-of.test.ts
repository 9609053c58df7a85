import type { Frame } from '@cardroom/room/protocol'
import { describe, expect, test } from 'vitest'
import { soundsOf } from './sounds-of.ts'

type Line = Frame['news'][number]
const line = (seq: number, kind: string, by?: string): Line => ({
  seq,
  at: 0,
  kind,
  say: [],
  rules: [],
  ...(by !== undefined && { by }),
})
const table = (legal: object | null, winner?: number): Frame =>
  ({
    own: { seat: 1, legal },
    common: {
      seats: [{ person: 'ann' }, { person: 'bob' }],
      deal: { awards: winner === undefined ? [] : [{ to: [{ seat: winner, amount: 10 }] }] },
    },
  }) as unknown as Frame

describe('what is heard', () => {
  test('only what is new, each sound once', () => {
    const news = [line(1, 'Checked'), line(2, 'Called'), line(3, 'Raised'), line(4, 'BoardDealt')]
    expect(soundsOf({ seq: 1, isTurn: false }, table(null), news)).toEqual(['card', 'chips'])
    expect(soundsOf({ seq: 4, isTurn: false }, table(null), news)).toEqual([])
  })

  test('cards that are shown turn over, and do not sound like cards that are dealt', () => {
    const news = [line(2, 'HandShown'), line(3, 'HandShown')]
    expect(soundsOf({ seq: 1, isTurn: false }, table(null), news)).toEqual(['flip'])
    expect(soundsOf({ seq: 1, isTurn: false }, table(null), [line(2, 'CardsDealt')])).toEqual(['card'])
  })

  test('your turn is heard when it begins, and not while it lasts', () => {
    expect(soundsOf({ seq: 1, isTurn: false }, table({}), [line(2, 'Checked')])).toEqual(['check', 'turn'])
    expect(soundsOf({ seq: 2, isTurn: true }, table({}), [])).toEqual([])
  })

  test('others in the chat are heard, you are not; a pot of your own has its notes', () => {
    const news = [line(2, 'Said', 'ann'), line(3, 'PotAwarded')]
    expect(soundsOf({ seq: 1, isTurn: false }, table(null, 1), news)).toEqual(['pot', 'win'])
    expect(soundsOf({ seq: 1, isTurn: false }, table(null, 2), [line(2, 'Said', 'bob')])).toEqual(['chat'])
  })
})
