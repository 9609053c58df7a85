import { describe, expect, test } from 'vitest'
import { forms } from '../forms/forms.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { houseWith } from '../testing/house-with.ts'
import { begun } from './evolve.ts'
import { lawOf } from './law-of.ts'
import { lawOf01 } from './law-of-0.1.ts'
import { stakesFor } from './stakes.ts'
import { start } from './start.ts'

const { holdem, omaha, razz, badugi } = forms
const cash = { setting: 'cash', finalTwo: false } as const

describe('what 0.1 knew of a deal by its book alone', () => {
  test('is what its books answered, each in its own way', () => {
    const game = { form: holdem, stakes: stakesFor(holdem, 'limit', 10), ...cash }
    const caps = BOOKS.map(book => lawOf01({ ...game, book }).raises)
    const robert = { most: 3, headsUp: null, from: 3, lifts: true }
    expect(caps).toEqual([robert, robert, robert, robert, { most: 4, headsUp: null, from: 3 }])
    expect(BOOKS.map(book => lawOf01({ ...game, book }).addUp ?? false)).toEqual([true, false, true, true, true])
  })

  test('has the answers of a house in their place', () => {
    const stakes = stakesFor(holdem, 'no-limit', 10)
    const house = houseWith({ bigBetRaiseCap: 4, callShortAllIn: false }, 'wsop')
    const law = lawOf01({ form: holdem, stakes, book: house, ...cash })
    expect(law.raises).toMatchObject({ most: 4, headsUp: null })
    expect(law.callShort).toBeUndefined()
    expect(law.straddle).toEqual({ firstRound: true, live: true, doubles: true, acts: 'behind' })
  })

  test('is short: what a form has no use for is left out', () => {
    const parts = [holdem, omaha, razz, badugi].map(form => {
      const stakes = stakesFor(form, form === omaha ? 'pot-limit' : 'limit', 10)
      const { blinds, stud, draw } = lawOf({ form, stakes, book: 'wsop', ...cash }, false)
      return { blinds, stud, draw }
    })
    expect(parts).toEqual([
      {},
      { blinds: { smallAsBig: true, deadAsBig: true } },
      { stud: { anteOpens: true, killOpens: true, countsFirst: true } },
      { draw: { inARow: 5, reshuffled: ['burns', 'muck', 'discards'] } },
    ])
    const plain = lawOf({ form: holdem, stakes: stakesFor(holdem, 'no-limit', 10), book: 'rrp', ...cash }, false)
    expect(JSON.stringify(plain).length).toBeLessThan(120)
  })
})

test('a deal keeps the law it started with, and only a straddled one says what a straddle does', () => {
  const seats = [1, 2, 3, 4].map(seat => ({ seat, chips: 500 }))
  const stakes = stakesFor(holdem, 'no-limit', 10)
  const command = { type: 'StartDeal', form: holdem, stakes, button: 1, seats } as const
  const posts = [
    { seat: 2, kind: 'blind', amount: 5 },
    { seat: 3, kind: 'blind', amount: 10 },
    { seat: 4, kind: 'straddle', amount: 20 },
  ] as const
  for (const [started, straddled] of [
    [start(command), false],
    [start({ ...command, posts }), true],
  ] as const) {
    if ('why' in started) throw new Error(started.why)
    const [event] = started.events
    if (event?.type !== 'DealStarted') throw new Error('a deal begins with DealStarted')
    expect(event.law.straddle !== undefined).toBe(straddled)
    expect(begun(event).law).toBe(event.law)
    expect(started.state.law).toBe(event.law)
  }
})
