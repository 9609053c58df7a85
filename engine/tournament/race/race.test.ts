import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decks } from '../../cards/deck.ts'
import { seeded, shuffled } from '../../cards/shuffle.ts'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { rule } from '../../testing/rule.ts'
import { begunEvent } from '../../testing/tournament-scene.ts'
import { levelsFor } from '../opening/plan-for.ts'
import { colourUps } from './colour-ups.ts'
import { raceOff } from './race-off.ts'

type Hands = Readonly<Record<number, string>>
const race = (book: 'rrp' | 'uspa', need: number, odd: Hands, broke: readonly number[] = []) => {
  const cards = new Map(Object.entries(odd).map(([seat, hand]) => [Number(seat), hand.split(' ') as 'As'[]]))
  const chips = new Map([...cards].map(([seat, hand]) => [seat, hand.length]))
  const { gets, out } = raceOff({ need, odd: chips, cards, broke }, rulebooks[book])
  return { gets: [...gets.values()], out }
}

describe('a chip race', () => {
  rule('rrp/15/11', 'high cards by suit take the new chips, half of one is a whole one, nobody is out by it', () => {
    expect(race('rrp', 4, { 1: 'Kd 9d 2c', 2: 'As 3h', 3: '9c' })).toEqual({ gets: [1, 1, 0], out: [] })
    // less than half of one is nothing
    expect(race('rrp', 4, { 1: 'Kd 9d 2c', 2: 'As 3h' })).toEqual({ gets: [0, 1], out: [] })
    // seat 3 has nothing else: it is served before the ace
    expect(race('rrp', 4, { 1: 'Kd 9d 2c', 2: 'As 3h', 3: '9c' }, [3])).toEqual({ gets: [0, 1, 1], out: [] })
    expect(race('rrp', 4, { 1: 'Kd', 3: '9c' }, [1, 3])).toEqual({ gets: [1, 1], out: [] })
  })
  rule(
    'uspa/3.3.2.9',
    'seven odd chips of which four make one: the best card one, three left are more than half of one',
    () => {
      expect(race('uspa', 4, { 1: 'Kd 9d 2c', 2: 'Qs 3h', 3: '9c', 4: 'Jd' })).toEqual({ gets: [1, 1, 0, 0], out: [] })
      // here a race may put somebody out
      expect(race('uspa', 4, { 1: 'Kd 9d 2c', 2: 'Qs 3h', 3: '9c', 4: 'Jd' }, [3, 1])).toEqual({
        gets: [1, 1, 0, 0],
        out: [3],
      })
    },
  )

  test('one new chip each at most, and as many as the odd chips make', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 10 }),
        fc.string(),
        (odds, seed) => {
          const deck = [...shuffled(decks.standard, seeded(seed))]
          const odd = new Map(odds.map((count, i) => [i + 1, count]))
          const cards = new Map(odds.map((count, i) => [i + 1, deck.splice(0, count)]))
          const { gets } = raceOff({ need: 5, odd, cards, broke: [] }, rulebooks.uspa)
          const pool = odds.reduce((sum, count) => sum + count, 0)
          expect([...gets.values()].reduce((sum, chips) => sum + chips, 0)).toBe(Math.floor(pool / 5 + 0.5))
          expect([...gets].every(([seat, chips]) => chips <= 1 && (chips === 0 || odd.get(seat)! > 0))).toBe(true)
        },
      ),
    )
  })
})

describe('chips raced off in an event', () => {
  const levels = levelsFor(
    [
      [25, 50],
      [50, 100],
      [100, 200],
    ],
    20,
  )
  const plan = { levels, unit: 25, rebuys: null, buyIn: { price: 1, fee: 0, chips: 1000 } } as const
  const uneven = begunEvent(3, plan).deal(1, { p1: 1075, p2: 950, p3: 975 })
  const cards = [
    { player: 'p1', cards: ['Kd', '9d', '2c'] },
    { player: 'p2', cards: ['As', '3h'] },
    { player: 'p3', cards: ['5s', '9c', '9h'] },
  ] as const

  test('no chip is needed in a level to come, a card lies for each odd chip, and the sums are given', () => {
    expect(uneven.refuses({ type: 'RaceChips', unit: 100, cards })).toMatchObject({ why: 'chips-are-needed', level: 1 })
    const late = uneven.later(40).gives({ type: 'Tick' })
    expect(late.refuses({ type: 'RaceChips', unit: 100, cards: cards.slice(1) })).toMatchObject({
      why: 'not-these-cards',
      player: 'p1',
    })
    const raced = late.gives({ type: 'RaceChips', unit: 100, cards })
    expect(raced.events).toMatchObject([{ type: 'ChipsRaced', added: 0, from: 25, unit: 100 }])
    expect(['p1', 'p2', 'p3'].map(raced.stack)).toEqual([1100, 1000, 900])
  })
  test('only up, in chips that the small ones make', () => {
    const late = uneven.later(40).gives({ type: 'Tick' })
    for (const unit of [25, 20, 60, 0, 1.5])
      expect(late.refuses({ type: 'RaceChips', unit, cards }).why).toBe('amount-not-allowed')
  })
  test('are planned for the schedule step by step', () => {
    expect(colourUps(levels, 25, [25, 50, 100])).toEqual([
      { level: 2, from: 25, to: 50 },
      { level: 3, from: 50, to: 100 },
    ])
  })
})
