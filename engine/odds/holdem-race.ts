import type { CardCode } from '../cards/card.ts'
import { seededBlocks } from '../cards/shuffle.ts'
import { highTables } from '../ranking/high.ts'
import { type Tally, tallyTwo } from './tally.ts'

/** Samples of whole boards for two told hands: the most frequent question, with everything in reach. */
export const raceTwo = (
  deck: Uint8Array,
  one: readonly CardCode[],
  other: readonly CardCode[],
  samples: number,
  seed: string,
  tally: Tally,
): void => {
  const { cardKeys, offsets, values, flushIn, suited } = highTables()
  const oneKey = cardKeys[one[0]!]! + cardKeys[one[1]!]!
  const otherKey = cardKeys[other[0]!]! + cardKeys[other[1]!]!
  const oneSuits = suitsOf(one)
  const otherSuits = suitsOf(other)
  const last = deck.length - 1
  // sixteen bits are stretched over the cards that are left; those from the uneven end are thrown away
  const uneven = [0, 1, 2, 3, 4].map(gone => 0x1_0000 % (deck.length - gone))
  const [u0, u1, u2, u3, u4] = uneven as [number, number, number, number, number]
  const refill = seededBlocks(seed)
  const bits = new Uint16Array(2000)
  let at = bits.length
  let win = 0
  let lose = 0
  for (let n = 0; n < samples; ) {
    if (at === bits.length) {
      refill(bits)
      at = 0
    }
    const s0 = Math.imul(bits[at]!, last + 1)
    const s1 = Math.imul(bits[at + 1]!, last)
    const s2 = Math.imul(bits[at + 2]!, last - 1)
    const s3 = Math.imul(bits[at + 3]!, last - 2)
    const s4 = Math.imul(bits[at + 4]!, last - 3)
    at += 5
    const off =
      ((s0 & 0xffff) - u0) | ((s1 & 0xffff) - u1) | ((s2 & 0xffff) - u2) | ((s3 & 0xffff) - u3) | ((s4 & 0xffff) - u4)
    if (off < 0) continue
    n++
    // each card changes places with the last that is left: a shuffle that stops early
    const a = deck[s0 >>> 16]!
    deck[s0 >>> 16] = deck[last]!
    deck[last] = a
    const b = deck[s1 >>> 16]!
    deck[s1 >>> 16] = deck[last - 1]!
    deck[last - 1] = b
    const c = deck[s2 >>> 16]!
    deck[s2 >>> 16] = deck[last - 2]!
    deck[last - 2] = c
    const d = deck[s3 >>> 16]!
    deck[s3 >>> 16] = deck[last - 3]!
    deck[last - 3] = d
    const e = deck[s4 >>> 16]!
    deck[s4 >>> 16] = deck[last - 4]!
    deck[last - 4] = e
    const key = (cardKeys[a]! + cardKeys[b]! + cardKeys[c]! + cardKeys[d]! + cardKeys[e]!) | 0
    const mine = (key + oneKey) | 0
    const theirs = (key + otherKey) | 0
    const flush = flushIn[mine & 511]!
    const theirFlush = flushIn[theirs & 511]!
    const value =
      flush === 0
        ? values[(mine >>> 9) + offsets[mine >>> 18]!]!
        : suited[ranksIn(deck, last - 4, flush - 1) | oneSuits[flush - 1]!]!
    const theirValue =
      theirFlush === 0
        ? values[(theirs >>> 9) + offsets[theirs >>> 18]!]!
        : suited[ranksIn(deck, last - 4, theirFlush - 1) | otherSuits[theirFlush - 1]!]!
    // no branch, which would be a coin toss
    const ahead = (value - theirValue) | 0
    win += -ahead >>> 31
    lose += ahead >>> 31
  }
  tallyTwo(tally, win, samples - win - lose, lose)
}

/** The ranks of a suit among the five cards from here on. */
const ranksIn = (deck: Uint8Array, from: number, suit: number): number => {
  let ranks = 0
  for (let i = from; i < from + 5; i++) if ((deck[i]! & 3) === suit) ranks |= 1 << (deck[i]! >> 2)
  return ranks
}

const suitsOf = (codes: readonly CardCode[]): Uint16Array => {
  const suits = new Uint16Array(4)
  for (const code of codes) suits[code & 3]! |= 1 << (code >> 2)
  return suits
}
