import { type CardCode, rankOf, suitOf } from '../cards/card.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { choose } from '../ranking/combinations.ts'
import { checkedCodes } from './checks.ts'

/** Numbers for hands that differ only in the names of their suits, round by round. */
export type HandIndexer = {
  /** How many different hands there are once this many rounds are dealt: `size(1)` is 169 in hold'em. */
  readonly size: (rounds: number) => number
  /** The number of a hand, from 0: its cards, round by round; the order within a round doesn't matter. */
  readonly index: (rounds: readonly (readonly CardCode[])[]) => number
  /** A hand that has this number after this many rounds. */
  readonly hand: (rounds: number, index: number) => readonly (readonly CardCode[])[]
}

/** How many cards of a suit each round brings. */
type Pattern = readonly number[]
/** The patterns of the four suits, the largest first, those that are alike together, and where its numbers begin. */
type Shape = { readonly groups: readonly Group[]; readonly size: number; readonly from: number }
type Group = { readonly pattern: Pattern; readonly suits: number; readonly each: number; readonly size: number }

/** An indexer for hands that get this many cards in each round: `[2, 3, 1, 1]` for hold'em (after Waugh 2013). */
export const handIndexer = (cards: readonly number[]): HandIndexer => {
  const isRight = Array.isArray(cards) && cards.length > 0 && cards.every(count => Number.isInteger(count) && count > 0)
  if (!isRight || cards.reduce((sum, count) => sum + count, 0) > 52)
    throw new TypeError('cards: give how many come in each round, such as [2, 3, 1, 1], 52 at most')
  const byRounds = cards.map((_, i) => shapesOf(cards.slice(0, i + 1)))
  const shapesAt = (rounds: number): readonly Shape[] => {
    const shapes = byRounds[rounds - 1]
    if (shapes === undefined) throw new RangeError(`rounds: give 1 to ${cards.length}`)
    return shapes
  }
  const named = byRounds.map(shapes => new Map(shapes.map(shape => [nameOf(patternsOf(shape)), shape])))
  const size = (rounds: number): number => {
    const last = shapesAt(rounds).at(-1)!
    return last.from + last.size
  }
  if (!Number.isSafeInteger(size(cards.length)))
    throw new RangeError(`hands of ${cards.join(', ')} cards are too many to be numbered exactly`)
  return {
    size,
    index: rounds => {
      checkedRounds(rounds)
      const suits = [0, 1, 2, 3].map(suit => inSuit(rounds, suit)).sort(largestFirst)
      const shape = named[rounds.length - 1]?.get(nameOf(suits.map(({ pattern }) => pattern)))
      if (shape === undefined) throw new RangeError(`a hand has ${cards.join(', ')} cards round by round, each once`)
      return shape.from + numberIn(shape, suits)
    },
    hand: (rounds, index) => {
      if (!(Number.isSafeInteger(index) && index >= 0 && index < size(rounds)))
        throw new RangeError(`index: give 0 to ${size(rounds) - 1}`)
      const shape = shapesAt(rounds).findLast(({ from }) => from <= index)!
      return handIn(shape, index - shape.from, rounds)
    },
  }
}

const checkedRounds = (rounds: readonly (readonly CardCode[])[]): void => {
  if (!Array.isArray(rounds) || !rounds.every(Array.isArray))
    throw wrongArgument('rounds', rounds, 'a list of codes for each round, such as [[0, 5]]')
  checkedCodes('rounds', rounds.flat())
}

type InSuit = { readonly pattern: Pattern; readonly number: number }

const largestFirst = (one: InSuit, other: InSuit): number =>
  against(other.pattern, one.pattern) || other.number - one.number

const against = (one: Pattern, other: Pattern): number => {
  for (const [i, count] of one.entries()) if (count !== other[i]) return count - other[i]!
  return 0
}

const nameOf = (patterns: readonly Pattern[]): string => patterns.map(pattern => pattern.join('.')).join(' ')
const patternsOf = ({ groups }: Shape): readonly Pattern[] =>
  groups.flatMap(({ pattern, suits }) => new Array<Pattern>(suits).fill(pattern))

/** The cards of one suit: how many each round brings, and which ranks of those that were left. */
const inSuit = (rounds: readonly (readonly CardCode[])[], suit: number): InSuit => {
  let [used, number, before] = [0, 0, 1]
  const pattern: number[] = []
  for (const cards of rounds) {
    const ranks = cards.filter(code => suitOf(code) === suit).map(rankOf)
    number += before * setNumber(ranks.map(rank => rank - bits(used & ((1 << rank) - 1))))
    before *= choose(RANKS - bits(used), ranks.length)
    for (const rank of ranks) used |= 1 << rank
    pattern.push(ranks.length)
  }
  return { pattern, number }
}

const RANKS = 13

const bits = (set: number): number => {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}

/** The place of a set among all sets of its size: by its highest member first. */
const setNumber = (members: readonly number[]): number =>
  members.toSorted((one, other) => one - other).reduce((sum, member, i) => sum + choose(member, i + 1), 0)

/** Every way in which suits can be held after these rounds. */
const shapesOf = (cards: readonly number[]): readonly Shape[] => {
  let found: readonly (readonly Pattern[])[] = [[[], [], [], []]]
  for (const count of cards) {
    const next = new Map<string, readonly Pattern[]>()
    for (const patterns of found)
      for (const split of splits(count, 4)) {
        const more = patterns.map((pattern, i) => [...pattern, split[i]!])
        if (more.some(pattern => pattern.reduce((sum, n) => sum + n, 0) > RANKS)) continue
        more.sort((one, other) => against(other, one))
        next.set(nameOf(more), more)
      }
    found = [...next.values()]
  }
  let from = 0
  return found.map(patterns => {
    const groups = groupsOf(patterns)
    const size = groups.reduce((product, group) => product * group.size, 1)
    const shape = { groups, size, from }
    from += size
    return shape
  })
}

/** Every way to give this many cards to this many suits. */
const splits = (count: number, suits: number): readonly (readonly number[])[] =>
  suits === 1
    ? [[count]]
    : Array.from({ length: count + 1 }, (_, first) => first).flatMap(first =>
        splits(count - first, suits - 1).map(rest => [first, ...rest]),
      )

const groupsOf = (patterns: readonly Pattern[]): readonly Group[] => {
  const groups: { pattern: Pattern; suits: number }[] = []
  for (const pattern of patterns) {
    const last = groups.at(-1)
    if (last !== undefined && against(last.pattern, pattern) === 0) last.suits++
    else groups.push({ pattern, suits: 1 })
  }
  return groups.map(({ pattern, suits }) => {
    const each = waysIn(pattern)
    return { pattern, suits, each, size: choose(each + suits - 1, suits) }
  })
}

const waysIn = (pattern: Pattern): number => {
  let [used, ways] = [0, 1]
  for (const count of pattern) {
    ways *= choose(RANKS - used, count)
    used += count
  }
  return ways
}

/** Suits that are held alike change places without changing the hand: their numbers are a set in which some are equal. */
const numberIn = ({ groups }: Shape, suits: readonly InSuit[]): number => {
  let [number, before, at] = [0, 1, 0]
  for (const { suits: count, size } of groups) {
    let inGroup = 0
    for (let i = 0; i < count; i++) inGroup += choose(suits[at + i]!.number + count - 1 - i, count - i)
    number += before * inGroup
    before *= size
    at += count
  }
  return number
}

const handIn = ({ groups }: Shape, number: number, rounds: number): readonly (readonly CardCode[])[] => {
  const hand: CardCode[][] = Array.from({ length: rounds }, () => [])
  let [left, suit] = [number, 0]
  for (const { pattern, suits, each, size } of groups) {
    let inGroup = left % size
    left = (left - inGroup) / size
    for (let i = suits; i > 0; i--) {
      const member = highest(inGroup, i, each + i - 1)
      inGroup -= choose(member, i)
      layOut(hand, pattern, member - i + 1, suit++)
    }
  }
  return hand
}

/** The highest number below the bound of which this many can be chosen in no more ways than this. */
const highest = (ways: number, take: number, below: number): number => {
  let [low, high] = [take - 1, below - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (choose(middle, take) <= ways) low = middle
    else high = middle - 1
  }
  return low
}

const layOut = (hand: readonly CardCode[][], pattern: Pattern, number: number, suit: number): void => {
  let left = number
  const free = Array.from({ length: RANKS }, (_, rank) => rank)
  pattern.forEach((count, round) => {
    const ways = choose(free.length, count)
    let set = left % ways
    left = (left - set) / ways
    for (let i = count; i > 0; i--) {
      const place = highest(set, i, free.length)
      set -= choose(place, i)
      hand[round]!.push(4 * free[place]! + suit)
      free.splice(place, 1)
    }
  })
}
