import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oddsRefusalWords } from '../words/english/odds-refusals.ts'
import { chop, icm, placeChances } from './icm.ts'

const worth = (stacks: readonly number[], prizes: readonly number[]): readonly number[] => {
  const answer = icm(stacks, prizes)
  if (!answer.ok) throw new Error(answer.refusal.why)
  return answer.worth
}

/** Every order in which players can finish, one by one. */
const slow = (stacks: readonly number[], prizes: readonly number[]): readonly number[] => {
  const won = stacks.map(() => 0)
  const go = (left: readonly number[], chance: number, place: number): void => {
    if (place === prizes.length || left.length === 0) return
    const chips = left.reduce((sum, player) => sum + stacks[player]!, 0)
    for (const player of left) {
      const comes = (chance * stacks[player]!) / chips
      won[player]! += comes * prizes[place]!
      go(
        left.filter(other => other !== player),
        comes,
        place + 1,
      )
    }
  }
  go(
    stacks.map((_, player) => player),
    1,
    0,
  )
  return won
}

/** A fraction of whole numbers, however large. */
type Fraction = readonly [bigint, bigint]
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
const reduced = (over: bigint, under: bigint): Fraction => {
  const by = gcd(over, under)
  return [over / by, under / by]
}
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => reduced(a * d + c * b, b * d)
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => reduced(a * c, b * d)

/** What one player of each kind is worth, by fractions: equal stacks are the same player, so that few cases are left. */
const exactByKinds = (
  kinds: readonly { readonly stack: number; readonly count: number }[],
  prizes: readonly number[],
): readonly number[] => {
  const memo = new Map<string, readonly Fraction[]>()
  /** What all players of each kind who are left win together, from this place on. */
  const from = (left: readonly number[]): readonly Fraction[] => {
    const known = memo.get(left.join())
    if (known !== undefined) return known
    const place = kinds.reduce((sum, { count }, i) => sum + count - left[i]!, 0)
    const chips = BigInt(kinds.reduce((sum, { stack }, i) => sum + stack * left[i]!, 0))
    const won: Fraction[] = kinds.map(() => [0n, 1n])
    kinds.forEach(({ stack }, next) => {
      if (left[next] === 0) return
      const chance = reduced(BigInt(stack * left[next]!), chips)
      const after = from(left.map((count, i) => (i === next ? count - 1 : count)))
      after.forEach((part, i) => {
        won[i] = plus(won[i]!, times(chance, i === next ? plus(part, [BigInt(prizes[place]!), 1n]) : part))
      })
    })
    memo.set(left.join(), won)
    return won
  }
  return from(kinds.map(({ count }) => count)).map(
    ([over, under], i) => Number((over * 10n ** 12n) / under) / 1e12 / kinds[i]!.count,
  )
}

describe('the independent chip model', () => {
  test('three players, known fractions', () => {
    // 50, 30 and 20 chips for 50, 30 and 20: second place after each winner
    const second = (mine: number, one: number, other: number) =>
      (one * mine) / (100 - one) + (other * mine) / (100 - other)
    const expected = (
      [
        [50, 30, 20],
        [30, 50, 20],
        [20, 50, 30],
      ] as const
    ).map(([mine, one, other]) => {
      const first = mine / 100
      const next = second(mine, one, other) / 100
      return 50 * first + 30 * next + 20 * (1 - first - next)
    })
    worth([50, 30, 20], [50, 30, 20]).forEach((each, i) => {
      expect(each).toBeCloseTo(expected[i]!, 10)
    })
    // 0.5 first, 0.3392857… second, the rest third
    expect(placeChances([50, 30, 20], 3).map(place => place[0]!.toFixed(6))).toEqual([
      '0.500000',
      '0.339286',
      '0.160714',
    ])
  })

  test('equal stacks are worth the same, and one prize goes by chips', () => {
    expect(worth([10, 10, 10, 10], [50, 30, 20])).toEqual([25, 25, 25, 25])
    expect(worth([6, 3, 1], [100])).toEqual([60, 30, 10])
  })

  test('is what all orders of finishing come to', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 2, maxLength: 6 }),
        fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 6 }),
        (stacks, prizes) => {
          const falling = prizes.toSorted((a, b) => b - a)
          const expected = slow(stacks, falling)
          worth(stacks, falling).forEach((each, i) => {
            expect(each).toBeCloseTo(expected[i]!, 6)
          })
        },
      ),
      { numRuns: 60 },
    )
  })

  test('twenty players and twenty prizes, to the last digit of an exact sum', () => {
    const kinds = [
      { stack: 700, count: 7 },
      { stack: 1900, count: 8 },
      { stack: 12_345, count: 5 },
    ]
    const stacks = kinds.flatMap(({ stack, count }) => Array.from({ length: count }, () => stack))
    const prizes = Array.from({ length: 20 }, (_, i) => (20 - i) ** 3)
    const exact = exactByKinds(kinds, prizes)
    const each = worth(stacks, prizes)
    let player = 0
    kinds.forEach(({ count }, kind) => {
      for (let i = 0; i < count; i++) expect(each[player++]).toBeCloseTo(exact[kind]!, 7)
    })
    expect(each.reduce((sum, part) => sum + part, 0)).toBeCloseTo(
      prizes.reduce((sum, prize) => sum + prize, 0),
      6,
    )
  })

  test('twenty players', () => {
    const stacks = Array.from({ length: 20 }, (_, i) => 1000 + 100 * i)
    const each = worth(stacks, [50, 30, 20])
    expect(each.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 6)
    expect([...each].sort((a, b) => a - b)).toEqual(each)
  })

  test.each([
    [[100], [50], 'stacks: 2 to 20 players are accepted, not 1'],
    [[100, 0], [50], 'stacks: every stack is more than 0'],
    [[100, Number.NaN], [50], 'stacks: every stack is more than 0'],
    [[100, 50], [], 'prizes: give at least one, none below 0'],
    [[100, 50], [10, 20], 'prizes: place 2 gets more than place 1; the first place comes first'],
  ])('%j for %j is refused', (stacks, prizes, refused) => {
    const answer = icm(stacks, prizes)
    expect(!answer.ok && oddsRefusalWords(answer.refusal)).toBe(refused)
  })
})

describe('a deal in whole units', () => {
  test('by the model: what rounding leaves goes to the largest remainders', () => {
    const parts = chop([50, 30, 20], [500, 300, 201], 'icm')
    expect(parts).toEqual({ ok: true, sums: [384, 328, 289] })
    expect(chop([1, 1, 1], [100], 'icm')).toEqual({ ok: true, sums: [34, 33, 33] })
  })

  test('by chips: everyone has the least prize first', () => {
    expect(chop([50, 30, 20], [500, 300, 200], 'chips')).toEqual({ ok: true, sums: [400, 320, 280] })
    expect(chop([50, 30, 20], [500, 300], 'chips')).toEqual({
      ok: false,
      refusal: { why: 'too-few-prizes', about: { players: 3 } },
    })
  })

  test('gives all of the pool, never more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 8 }),
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 8, maxLength: 8 }),
        fc.constantFrom('icm' as const, 'chips' as const),
        (stacks, prizes, by) => {
          const falling = prizes.toSorted((a, b) => b - a)
          const parts = chop(stacks, falling, by)
          if (!parts.ok) throw new Error(parts.refusal.why)
          const pool = falling.slice(0, stacks.length).reduce((sum, prize) => sum + prize, 0)
          expect(parts.sums.reduce((sum, part) => sum + part, 0)).toBe(pool)
          expect(parts.sums.every(Number.isInteger)).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('prizes that are not whole are refused', () => {
    expect(chop([1, 1], [1.5], 'icm')).toEqual({ ok: false, refusal: { why: 'prizes-not-whole' } })
  })
})
