import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refusalWords } from '../words/refusals.ts'
import { readMessage } from './messages.ts'

const ordered = (order: unknown): string => JSON.stringify({ type: 'do', id: 'a', table: 't', order })

describe('a message that is not understood', () => {
  test.each([
    ['', 'That isn’t JSON.'],
    ['NaN', 'That isn’t JSON.'],
    ['[]', 'it must be an object whose type is watch, unwatch, do, follow, unfollow, order-to or ping'],
    ['{}', 'type must be watch, unwatch, do, follow, unfollow, order-to or ping'],
    ['{"type":"hello","protocol":1}', 'type must be watch, unwatch, do, follow, unfollow, order-to or ping'],
    ['{"type":"ping","x":1}', 'it takes type, and nothing else'],
    ['{"type":"ping","__proto__":{"a":1}}', 'it takes type, and nothing else'],
    ['{"type":"watch"}', 'table is missing: it must be an id of 1 to 64 letters, digits, - and _'],
    ['{"type":"watch","table":"t","after":1e400}', 'after must be a whole number of at least 0'],
    ['{"type":"watch","table":"t","after":-1}', 'after must be a whole number of at least 0'],
    ['{"type":"follow","what":"../x"}', 'what must be what to follow: a word, then up to three ids'],
    ['{"type":"order-to","what":"floor","command":"c"}', 'order is missing: it must be an order'],
    [ordered({ type: 'stand' }), 'order.type must be sit, buy, leave'],
    [ordered({ type: 'sit', seat: 11, chips: 5 }), 'order.seat must be a whole number from 1 to 10'],
    [ordered({ type: 'act', act: { type: 'Wager', to: 1.5 } }), 'order.act.to must be a whole number from 1 to'],
    [ordered({ type: 'act', act: 'Fold' }), 'order.act must be an object whose type is Fold, Check'],
    [
      ordered({ type: 'act', act: { type: 'Discard', cards: ['As', '1x'] } }),
      'order.act.cards.1 must be a card: its rank and its suit in two letters',
    ],
    [ordered({ type: 'say', text: 'x'.repeat(301) }), 'order.text must be a text from 1 to 300 characters'],
    [ordered({ type: 'plan', plan: 'raise' }), 'order.plan must be check-fold, check or call or null'],
    [
      ordered({ type: 'role', person: 'p', role: 'king' }),
      'order.role must be host, dealer, floor, player or spectator',
    ],
    [ordered({ type: 'report', incident: { type: 'Nothing' } }), 'order.incident.type must be '],
  ])('%s: %s', (text, words) => {
    const read = readMessage(text)
    expect('why' in read ? refusalWords(read) : read).toContain(words)
  })

  test('is never said again to the sender, whatever it is', () => {
    const secret = 'c0ffee-c0ffee'
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom('do', 'watch', 'ping', secret), (value, type) => {
        for (const sent of [value, { type, [secret]: value }, { type, table: secret, order: value, id: value }]) {
          const read = readMessage(JSON.stringify(sent))
          if ('why' in read) expect(refusalWords(read)).not.toContain(secret)
        }
      }),
    )
  })
})
