import { describe, expect, test } from 'vitest'
import { seeded } from '../../cards/shuffle.ts'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { rule } from '../../testing/rule.ts'
import { levelsFor, planFor } from '../opening/plan-for.ts'
import { bookStack, chipSetFor, evenStacks, worthOf } from './chip-stacks.ts'
import { makeStructure, unpayable } from './make-structure.ts'
import { predictEnd } from './predict.ts'

const { hpt } = rulebooks

describe('chips of the home book', () => {
  rule('hpt/chips-values', '4 red, 2 green and 1 black are 170', () => {
    const { red, green, black } = hpt.chipValues.is as Record<'red' | 'green' | 'black', number>
    expect(
      worthOf([
        { worth: red, count: 4 },
        { worth: green, count: 2 },
        { worth: black, count: 1 },
      ]),
    ).toBe(170)
  })
  rule('hpt/chips-per-player', 'sets A, B and C are 1,000 each', () => {
    expect(['A', 'B', 'C'].map(set => worthOf(bookStack(hpt, set)!))).toEqual([1000, 1000, 1000])
    expect(bookStack(hpt, 'B')).toEqual([
      { worth: 5, count: 15 },
      { worth: 25, count: 13 },
      { worth: 100, count: 6 },
    ])
    expect(bookStack(hpt, 'toString')).toBeNull()
  })
  const inPlay = (players: number) => {
    const set = chipSetFor(hpt, players)!
    const green = (chips: typeof set.own) => chips.find(({ worth }) => worth === 25)!.count
    return {
      play: players * green(set.perPlayer),
      own: green(set.own),
      all: set.perPlayer.reduce((sum, it) => sum + it.count, 0) * players,
    }
  }
  rule('hpt/chips-t1000', 'ten players: 160 green in play of 200 owned, 410 chips in all', () => {
    expect(inPlay(10)).toEqual({ play: 160, own: 200, all: 410 })
  })
  rule('hpt/chips-t1000/24', '24 players: 312 green in play of 350 owned, 816 chips in all', () => {
    expect(inPlay(24)).toEqual({ play: 312, own: 350, all: 816 })
    expect(chipSetFor(hpt, 25)).toBeNull()
  })
})

describe('a structure', () => {
  test('has stacks from the box, blinds that the chips can pay, and breaks', () => {
    const made = makeStructure({ players: 10, minutes: 180 }, hpt)
    if (!made.ok) throw new Error(made.refusal.why)
    expect(made.stack).toBe(1000)
    expect(made.unpayable).toEqual([])
    expect(made.levels.every(({ small, big }, i) => small * 2 <= big + 5 && big > (made.levels[i - 1]?.big ?? 0))).toBe(
      true,
    )
    expect(made.levels.some(({ breakAfter }) => breakAfter > 0)).toBe(true)
    expect(made.colourUps[0]).toMatchObject({ from: 5, to: 25 })
  })
  test('goes by the chips there are', () => {
    const box = [
      { worth: 25, count: 100 },
      { worth: 100, count: 100 },
      { worth: 500, count: 20 },
    ]
    expect(evenStacks(box, 10)).toEqual([
      { worth: 25, count: 10 },
      { worth: 100, count: 10 },
      { worth: 500, count: 2 },
    ])
    expect(makeStructure({ players: 10, minutes: 120, box }, hpt)).toMatchObject({ stack: 2250, unpayable: [] })
    expect(makeStructure({ players: 200, minutes: 120, box }, hpt)).toHaveProperty('refusal.why', 'too-few-chips')
    expect(makeStructure({ players: 1, minutes: 120 }, hpt)).toHaveProperty('refusal.why', 'too-few-players')
  })
  test('with a larger smallest chip a stack is as many of them deep as the book’s is, and lasts as long as is wished', () => {
    const made = makeStructure({ players: 6, minutes: 120, smallest: 25 }, hpt)
    if (!made.ok) throw new Error(made.refusal.why)
    // 1,000 in chips of 5 and more are 200 of the smallest, and so are 5,000 in chips of 25 and more, up to a large one
    expect(made.chips).toEqual([
      { worth: 25, count: 16 },
      { worth: 100, count: 5 },
      { worth: 500, count: 8 },
    ])
    expect([made.stack, made.levels[0]!.big]).toEqual([4900, 100])
    const { levels, stack } = made
    const { middle } = predictEnd({ players: 6, stack, levels, seats: 9, dealMinutes: 2.5 }, 40, seeded(1))
    expect(Math.abs(middle - 120)).toBeLessThan(20)
    // a box has what it has
    const box = [{ worth: 25, count: 96 }]
    expect(makeStructure({ players: 6, minutes: 120, smallest: 25, box }, hpt)).toMatchObject({ stack: 400 })
  })

  test('says which blinds the smallest chip cannot pay', () => {
    expect(
      unpayable(
        levelsFor(
          [
            [10, 20],
            [25, 50],
            [30, 60],
          ],
          20,
        ),
        25,
      ),
    ).toEqual([1, 3])
  })
  test('is over about when it should be, the same for the same seed', () => {
    const wish = { players: 10, stack: 1000, levels: planFor({ book: 'hpt' }).levels, seats: 10, dealMinutes: 2.5 }
    const end = predictEnd(wish, 60, seeded(1))
    expect(end).toEqual(predictEnd(wish, 60, seeded(1)))
    expect(end.early).toBeLessThanOrEqual(end.middle)
    expect(end.middle).toBeGreaterThan(90)
    expect(end.late).toBeLessThan(300)
  })
  test.each([
    [6, 120],
    [10, 180],
    [24, 240],
    [63, 300],
    [300, 600],
  ])('made for %i players and %i minutes is over at about that time', (players, minutes) => {
    const made = makeStructure({ players, minutes }, hpt)
    if (!made.ok) throw new Error(made.refusal.why)
    const { stack, levels } = made
    const { middle } = predictEnd({ players, stack, levels, seats: 9, dealMinutes: 2.5 }, 100, seeded(3))
    expect(Math.abs(middle / minutes - 1)).toBeLessThan(0.06)
  })
  test('nobody plays in a break: the end comes later by as much as the breaks before it', () => {
    const wish = { players: 10, stack: 1000, seats: 10, dealMinutes: 2.5 }
    const without = planFor({ book: 'hpt' }).levels
    const rested = without.map((level, i) => (i === 3 ? { ...level, breakAfter: 600 } : level))
    const plain = predictEnd({ ...wish, levels: without }, 60, seeded(1))
    expect(predictEnd({ ...wish, levels: rested }, 60, seeded(1)).middle).toBe(plain.middle + 600)
  })
})
