import { describe, expect, test } from 'vitest'
import type { DealEvent } from './events.ts'
import { isDealEventType, openedIn, redacted } from './redact.ts'

const none = (): boolean => false

describe('what somebody may know of an event who does not see its cards', () => {
  test.each<[string, DealEvent, object]>([
    [
      'downcards',
      { type: 'CardsDealt', face: 'down', seats: [1, 2], cards: ['As', 'Kd'], left: 0, rules: [] },
      { cards: ['??', '??'] },
    ],
    ['a burn', { type: 'CardBurned', card: 'As', rules: [] }, { card: '??' }],
    [
      'rows',
      { type: 'Placed', seat: 1, hand: 0, rows: [['As'], []], discard: ['2c'], rules: [] },
      { rows: [['??'], []], discard: ['??'] },
    ],
    [
      'moves',
      { type: 'CardsMoved', moves: [{ card: 'As', from: 'stub', to: 'muck' }], rules: [] },
      { moves: [{ card: '??', from: 'stub', to: 'muck' }] },
    ],
    [
      'facts',
      { type: 'IncidentReported', incident: { type: 'BoxedCard', cards: ['As'] }, rules: [] },
      { incident: { type: 'BoxedCard', cards: ['??'] } },
    ],
    [
      'what a ruling would lead to',
      {
        type: 'RulingDue',
        decides: 'floor',
        options: [{ decision: 'becomes-the-burn', events: [{ type: 'CardBurned', card: 'As', rules: [] }], rules: [] }],
        rules: [],
      },
      { options: [{ events: [{ card: '??' }] }] },
    ],
  ])('%s', (_, event, seen) => {
    expect(redacted(event, none)).toMatchObject(seen)
    expect(redacted(event, () => true)).toBe(event)
  })

  test('words that read like a card are no card, where no cards are', () => {
    const event: DealEvent = { type: 'HandShown', seat: 1, cards: [], says: 'As', rules: [] }
    expect(redacted(event, none)).toBe(event)
  })

  test('one card is seen, another is not', () => {
    const event: DealEvent = { type: 'HandShown', seat: 1, cards: ['As', 'Kd'], rules: [] }
    expect(redacted(event, card => card === 'As')).toMatchObject({ cards: ['As', '??'] })
    expect(openedIn(event)).toEqual(['As', 'Kd'])
  })
})

test.each(['Nothing', 'constructor', '__proto__'])('%s is no event of a deal', type => {
  expect(isDealEventType(type)).toBe(false)
  expect(isDealEventType('Folded')).toBe(true)
})
