import type { CardCode } from '../cards/card.ts'
import { fillBits, seededBits } from '../cards/shuffle.ts'
import { highTables, tablesToFill } from '../ranking/high.ts'
import { type Tally, tallyTwo } from './tally.ts'

// constants of the module are read without asking where they lie, each time around: half the time went into that
const { cardKeys, offsets, values, flushIn, suited } = tablesToFill
const bits = new Uint16Array(2000)
const deck = new Uint8Array(52)

/** Samples of whole boards for two known hands: the most frequent question, with everything in reach. */
export const raceTwo = (
  left: Uint8Array,
  one: readonly CardCode[],
  other: readonly CardCode[],
  samples: number,
  seed: string,
  tally: Tally,
): void => {
  highTables()
  deck.set(left)
  const oneKey = cardKeys[one[0]!]! + cardKeys[one[1]!]!
  const otherKey = cardKeys[other[0]!]! + cardKeys[other[1]!]!
  const oneSuits = suitsOf(one)
  const otherSuits = suitsOf(other)
  const last = left.length - 1
  // sixteen bits are stretched over the cards that are left; those from the uneven end are thrown away
  const u0 = (0x1_0000 % (last + 1)) | 0
  const u1 = (0x1_0000 % last) | 0
  const u2 = (0x1_0000 % (last - 1)) | 0
  const u3 = (0x1_0000 % (last - 2)) | 0
  const u4 = (0x1_0000 % (last - 3)) | 0
  const state = seededBits(seed)
  let at = bits.length
  let win = 0
  let lose = 0
  for (let n = 0; n < samples; ) {
    if (at === bits.length) {
      fillBits(state, bits)
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
        : suited[ranksIn(last - 4, flush - 1) | oneSuits[flush - 1]!]!
    const theirValue =
      theirFlush === 0
        ? values[(theirs >>> 9) + offsets[theirs >>> 18]!]!
        : suited[ranksIn(last - 4, theirFlush - 1) | otherSuits[theirFlush - 1]!]!
    // no branch, which would be a coin toss
    const ahead = (value - theirValue) | 0
    win += -ahead >>> 31
    lose += ahead >>> 31
  }
  tallyTwo(tally, win, samples - win - lose, lose)
}

/** The ranks of a suit among the five cards from here on. */
const ranksIn = (from: number, suit: number): number => {
  let ranks = 0
  // 1 where the suits are the same, 0 where they differ
  for (let i = from; i < from + 5; i++) ranks |= ((((deck[i]! ^ suit) & 3) - 1) >>> 31) << (deck[i]! >> 2)
  return ranks
}

const suitsOf = (codes: readonly CardCode[]): Uint16Array => {
  const suits = new Uint16Array(4)
  for (const code of codes) suits[code & 3]! |= 1 << (code >> 2)
  return suits
}
