import { describe, expect, test } from 'vitest'
import { evolve } from '../../deal/evolve.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { awardLines } from '../../testing/deal-lines.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { decide } from '../decide.ts'
import { unannouncedPair } from './unannounced-pair.ts'

const lowball = (book: BookId, pair: string, other: string) =>
  given({ form: 'ace-to-five-lowball', book, seats: { 1: 100, 2: 100 }, cards: { 1: pair, 2: other } }).plays(
    'deal; 2 calls; 1 checks; all stand pat; deal; all check; 1 shows',
  )

describe('a pair that is not announced', () => {
  for (const [id, book, pair, other] of [
    ['rrp/11/16', 'rrp', '7c5d4h2s2c', '8c6d4s3hAc'],
    ['uspa/3.2.8.5.1.16', 'uspa', '7c5d4h2s2c', '9c6d4s3hAc'],
    ['wsop/280', 'wsop', '4c4d3h2sAd', '9c6d5s3cAc'],
  ] as const) {
    rule(
      id,
      `${pair} is spread in silence, ${other} is mucked: the pair may lose the pot; kept, ${other} wins (${book})`,
      () => {
        const { deal } = lowball(book, pair, other).plays('2 mucks')
        const ruling = unannouncedPair(deal, { seat: 1, fouled: [2] })
        expect(ruling).toMatchObject({ decision: 'hand-dead', decides: 'floor', events: [], rules: [id] })
        const outcomes = ruling.options!.map(({ decision, events }) => {
          const ruled = events.reduce(evolve, deal)
          const pushed = decide(ruled, { type: 'Deal' })
          return [decision, ...(pushed.ok ? awardLines(pushed.events.reduce(evolve, ruled)) : [])]
        })
        expect(outcomes).toEqual([
          ['hand-dead', 'all: 20 to 2'],
          ['cards-speak', 'all: 20 to 1'],
        ])
        const intact = lowball(book, pair, other).plays('2 shows')
        expect(unannouncedPair(intact.deal, { seat: 1, fouled: [] })).toMatchObject({
          decision: 'cards-speak',
          events: [],
        })
        intact.plays('award').stacks({ 1: 90, 2: 110 })
      },
    )
  }

  rule('rrp/11/16', 'with another hand intact the best wins, though a third was fouled', () => {
    const cards = { 1: '7c5d4h2s2c', 2: '8c6d4s3hAc', 3: 'KcQdJh9s8d' }
    const { deal } = given({ form: 'ace-to-five-lowball', seats: { 1: 100, 2: 100, 3: 100 }, cards }).plays(
      'deal; 3 calls; 1 calls; 2 checks; all stand pat; deal; all check; 1 shows; 2 mucks; 3 shows',
    )
    expect(unannouncedPair(deal, { seat: 1, fouled: [2] })).toMatchObject({ decision: 'cards-speak', events: [] })
  })

  test('a hand without a pair, and a form in which the high hand wins, have nothing to announce', () => {
    const { deal } = lowball('rrp', '7c5d4h3s2c', '8c6d4s3hAc').plays('2 mucks')
    expect(unannouncedPair(deal, { seat: 1, fouled: [2] }).decision).toBe('cards-speak')
    const high = given({ form: 'holdem', seats: { 1: 100, 2: 100 }, cards: { 1: 'AsAd' } }).plays(
      'deal; 2 calls; 1 checks; deal; all check; deal; all check; deal; all check; 1 shows; 2 mucks',
    )
    expect(unannouncedPair(high.deal, { seat: 1, fouled: [2] }).decision).toBe('cards-speak')
  })

  test('a house may always take the pot', () => {
    const { deal } = lowball('rrp', '7c5d4h2s2c', '8c6d4s3hAc').plays('2 mucks')
    const house = { name: 'strict', book: 'rrp', overrides: { unannouncedPair: 'loses-pot' } } as const
    expect(unannouncedPair({ ...deal, book: house }, { seat: 1, fouled: [2] })).toMatchObject({
      decision: 'hand-dead',
      events: [
        { type: 'HandRetrieved', seat: 2 },
        { type: 'HandKilled', seat: 1, why: 'pair-not-announced' },
      ],
    })
  })
})
