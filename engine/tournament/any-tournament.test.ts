import { describe, expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { checkedStream } from '../testing/any-tournament.ts'

/** Mostly small fields, and now and then one of hundreds; the first has two thousand. */
const entriesOf = (seed: number): number =>
  seed === 0 ? 2000 : Math.floor(2 * 10 ** (3 * (seeded(`entries ${seed}`)(1000) / 1000) ** 2))

const SEATS = [10, 9, 6, 8, 10, 2, 9] as const

describe('a tournament by chance keeps every promise at every event', () => {
  test.each(BOOKS)('40 events by %s', book => {
    for (let i = 0; i < 40; i++) {
      const seed = BOOKS.indexOf(book) * 40 + i
      const { state } = checkedStream(
        { entries: entriesOf(seed), book, plan: { seats: SEATS[seed % SEATS.length]! } },
        seed,
      )
      expect(state.phase).toBe('ended')
    }
  })
})
