import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decks } from './deck.ts'
import { type Chance, fairChance, fillBits, seeded, seededBits, shuffled } from './shuffle.ts'

/** How far counts are from being all the same; about as many as there are degrees of freedom if they are fair. */
const chiSquare = (counts: readonly number[]): number => {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0)
}

/** What a fair count stays below all but once in a million times (Wilson and Hilferty). */
const bound = (freedom: number): number => {
  const spread = 2 / (9 * freedom)
  return freedom * (1 - spread + 4.76 * Math.sqrt(spread)) ** 3
}

/** How often each of the 24 orders of four cards comes. */
const orders = (shuffle: (cards: readonly string[]) => readonly string[], times: number): readonly number[] => {
  const seen = new Map<string, number>()
  for (let i = 0; i < times; i++) {
    const order = shuffle(['A', 'K', 'Q', 'J']).join('')
    seen.set(order, (seen.get(order) ?? 0) + 1)
  }
  return [...seen.values(), ...Array.from({ length: 24 - seen.size }, () => 0)]
}

/** How often each number below `below` comes. */
const numbers = (chance: Chance, below: number, times: number): readonly number[] => {
  const counts = Array.from({ length: below }, () => 0)
  for (let i = 0; i < times; i++) counts[chance(below)]!++
  return counts
}

describe('a shuffle', () => {
  test('keeps the cards, and leaves the old order alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(decks)), fc.string(), (deck, seed) => {
        const before = [...deck]
        expect(new Set(shuffled(deck, seeded(seed)))).toEqual(new Set(deck))
        expect(shuffled(deck, seeded(seed))).toHaveLength(deck.length)
        expect(deck).toEqual(before)
      }),
      { numRuns: 50 },
    )
  })

  test('brings every order as often as any other', () => {
    const chance = seeded('orders')
    expect(chiSquare(orders(cards => shuffled(cards, chance), 24_000))).toBeLessThan(bound(23))
  })

  test('brings every card to every place', () => {
    const chance = seeded('places')
    const places = decks.standard.map(() => decks.standard.map(() => 0))
    for (let i = 0; i < 10_400; i++) {
      for (const [place, card] of shuffled(decks.standard, chance).entries()) {
        places[place]![decks.standard.indexOf(card)]!++
      }
    }
    for (const counts of places) expect(chiSquare(counts)).toBeLessThan(bound(51))
  })

  test('asks for one number less than there are cards, each below what is left', () => {
    const asked: number[] = []
    shuffled(decks.short, below => {
      asked.push(below)
      return below - 1
    })
    expect(asked).toEqual(Array.from({ length: 35 }, (_, i) => 36 - i))
  })
})

describe('a shuffle that is not fair is found out', () => {
  test('a swap of every card with any card', () => {
    const chance = seeded('orders')
    const naive = (cards: readonly string[]): readonly string[] => {
      const order = [...cards]
      for (let i = 0; i < order.length; i++) {
        const pick = chance(order.length)
        const card = order[pick]!
        order[pick] = order[i]!
        order[i] = card
      }
      return order
    }
    expect(chiSquare(orders(naive, 24_000))).toBeGreaterThan(bound(23))
  })

  test('a sort by coin flips', () => {
    const chance = seeded('orders')
    expect(chiSquare(orders(cards => [...cards].sort(() => chance(2) - 0.5), 24_000))).toBeGreaterThan(bound(23))
  })
})

describe('chance out of random bits', () => {
  // Bits of a narrow source: with 8 of them a plain remainder of 52 favours the low numbers by a quarter.
  const narrow = (chance: Chance) => () => chance(256)
  const remainder =
    (bits: () => number): Chance =>
    below =>
      bits() % below

  test('a plain remainder is biased, and that is seen', () => {
    const chance = remainder(narrow(seeded('bits')))
    expect(chiSquare(numbers(chance, 52, 52_000))).toBeGreaterThan(bound(51))
    const fourBits = seeded('bits')
    const biased = remainder(() => fourBits(16))
    expect(chiSquare(orders(cards => shuffled(cards, biased), 24_000))).toBeGreaterThan(bound(23))
    const fair = seeded('bits')
    expect(chiSquare(orders(cards => shuffled(cards, fair), 24_000))).toBeLessThan(bound(23))
  })

  test('fair chance has no bias, for small numbers and for one near to what 32 bits hold', () => {
    for (const below of [2, 3, 7, 52, 53]) {
      expect(chiSquare(numbers(seeded(`fair ${below}`), below, 1000 * below))).toBeLessThan(bound(below - 1))
    }
    // A plain remainder of 32 bits by three quarters of their range comes twice as often from the lowest third.
    const below = 0xc000_0000
    const thirds = (chance: Chance): readonly number[] => {
      const counts = [0, 0, 0]
      for (let i = 0; i < 30_000; i++) counts[Math.floor((3 * chance(below)) / below)]!++
      return counts
    }
    const bits = seeded('thirds')
    expect(chiSquare(thirds(remainder(() => bits(2 ** 32))))).toBeGreaterThan(bound(2))
    expect(chiSquare(thirds(fairChance(() => bits(2 ** 32))))).toBeLessThan(bound(2))
  })

  test('a draw from the uneven end is thrown away', () => {
    // 52 ranges of 82595524 or 82595525 draws: the first draw of each of the 48 longer ones does not count.
    const draws = [0, 82_595_525, 1, 82_595_526, 0xffff_ffff]
    const chance = fairChance(() => draws.shift()!)
    expect(chance(52)).toBe(0)
    expect(draws).toEqual([82_595_526, 0xffff_ffff])
    expect(chance(52)).toBe(1)
    expect(chance(52)).toBe(51)
  })

  test('bits with a sign count like those without', () => {
    expect(fairChance(() => -1)(52)).toBe(fairChance(() => 0xffff_ffff)(52))
  })

  test('a number that 32 bits do not hold is refused rather than drawn for ever', () => {
    for (const below of [Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])
      expect(() => seeded(1)(below)).toThrow(RangeError)
    expect(seeded(1)(2 ** 32)).toBeLessThan(2 ** 32)
  })

  test('one of one is always the first', () => {
    expect(numbers(seeded(1), 1, 10)).toEqual([10])
  })
})

describe('a seed', () => {
  test('gives the same order every time, on any machine', () => {
    expect(shuffled(decks.standard, seeded('monday'))).toEqual(shuffled(decks.standard, seeded('monday')))
    expect(shuffled(decks.standard, seeded(7))).toEqual(shuffled(decks.standard, seeded('7')))
    const chance = seeded(1)
    expect(Array.from({ length: 8 }, () => chance(52))).toEqual([24, 23, 33, 39, 50, 14, 6, 50])
  })

  test('gives the same bits in blocks', () => {
    const chance = seeded('blocks')
    const state = seededBits('blocks')
    const block = new Uint16Array(8)
    for (let round = 0; round < 3; round++) {
      fillBits(state, block)
      for (let i = 0; i < block.length; i += 2) expect(block[i]! + block[i + 1]! * 0x1_0000).toBe(chance(2 ** 32))
    }
  })

  test('near to another gives another order', () => {
    const tops = new Set<string>()
    for (let seed = 0; seed < 1000; seed++) tops.add(shuffled(decks.standard, seeded(seed)).slice(0, 4).join(''))
    expect(tops.size).toBeGreaterThan(990)
  })

  test('says nothing about the first card: over many seeds each comes as often', () => {
    const counts = decks.standard.map(() => 0)
    for (let seed = 0; seed < 10_400; seed++) {
      counts[decks.standard.indexOf(shuffled(decks.standard, seeded(seed))[0]!)]!++
    }
    expect(chiSquare(counts)).toBeLessThan(bound(51))
  })
})
