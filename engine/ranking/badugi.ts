import type { CardCode } from '../cards/card.ts'
import type { Value } from './ranking.ts'

/**
 * The best badugi of one or more cards, ace low: cards that all differ in rank and suit; more cards beat fewer, then the
 * lower beat the higher from the top down (wsop/297, wsop/298).
 */
export const badugiValue = (codes: readonly CardCode[]): Value =>
  codes.length === 4
    ? ofFour(aceLow[codes[0]!]!, aceLow[codes[1]!]!, aceLow[codes[2]!]!, aceLow[codes[3]!]!)
    : ofMany(codes, aceLow)

/** The same with the ace as the highest card, as in Baduci: 5-4-3-2 is best (wsop/baduci, wsop/307). */
export const badugiAceHighValue = (codes: readonly CardCode[]): Value =>
  codes.length === 4 ? ofFour(codes[0]!, codes[1]!, codes[2]!, codes[3]!) : ofMany(codes, aceHigh)

/** How many cards count in a badugi of this value. */
export const badugiSize = (value: Value): number => value >> RANKS

const RANKS = 13

/** Codes in whose order the ace stands below the deuce, and as they are. */
const aceLow = Uint8Array.from({ length: 52 }, (_, code) => (code + 4) % 52)
const aceHigh = Uint8Array.from({ length: 52 }, (_, code) => code)

/** Of two badugis of a size the one with the smaller set of ranks, read as a number, is the lower from the top down. */
const worth = (size: number, ranks: number): Value => (size << RANKS) | (ALL_RANKS ^ ranks)
const ALL_RANKS = (1 << RANKS) - 1

/** Four cards are sorted; then which of them collide says which of them count. No step branches, which keeps it fast. */
const ofFour = (one: number, two: number, three: number, four: number): Value => {
  const low = least(one, two)
  const high = one + two - low
  const lower = least(three, four)
  const higher = three + four - lower
  const a = least(low, lower)
  const second = low + lower - a
  const third = least(high, higher)
  const d = high + higher - third
  const b = least(second, third)
  const c = second + third - b
  const counts =
    counting[
      collide(a ^ b) |
        (collide(a ^ c) << 1) |
        (collide(a ^ d) << 2) |
        (collide(b ^ c) << 3) |
        (collide(b ^ d) << 4) |
        (collide(c ^ d) << 5)
    ]!
  const ranks =
    ((counts & 1) << (a >> 2)) |
    (((counts >> 1) & 1) << (b >> 2)) |
    (((counts >> 2) & 1) << (c >> 2)) |
    (((counts >> 3) & 1) << (d >> 2))
  return worth(counts >> 4, ranks)
}

const least = (one: number, other: number): number => other + ((one - other) & ((one - other) >> 31))

/** 1 if two cards, by the bits in which their codes differ, are of one rank or one suit. */
const collide = (apart: number): number => ((apart - 4) | ((apart & 3) - 1)) >>> 31

const PAIRS = [0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100]
const sizes = Array.from({ length: 16 }, (_, set) => [1, 2, 4, 8].filter(card => set & card).length)

/** For every way in which four sorted cards can collide: how many count (times 16) and which, a bit each. */
const counting = Uint8Array.from({ length: 1 << PAIRS.length }, (_, collisions) => {
  const stand = (set: number): boolean => PAIRS.every((pair, i) => !(collisions & (1 << i)) || (set & pair) !== pair)
  let best = 1
  for (let set = 1; set < 16; set++) if (stand(set) && sizes[set]! > sizes[best]!) best = set
  return (sizes[best]! << 4) | best
})

/** Any number of cards: one or none of each suit, of the last suit the lowest that is still free. */
const ofMany = (codes: readonly CardCode[], order: Uint8Array): Value => {
  let clubs = 0
  let diamonds = 0
  let hearts = 0
  let spades = 0
  for (let i = 0; i < codes.length; i++) {
    const code = order[codes[i]!]!
    const rank = 1 << (code >> 2)
    const suit = code & 3
    if (suit === 0) clubs |= rank
    else if (suit === 1) diamonds |= rank
    else if (suit === 2) hearts |= rank
    else spades |= rank
  }
  let best = 0
  for (let club = lowest(clubs); ; club = next(clubs, club)) {
    const afterClub = diamonds & ~club
    for (let diamond = lowest(afterClub); ; diamond = next(afterClub, diamond)) {
      const afterDiamond = hearts & ~(club | diamond)
      for (let heart = lowest(afterDiamond); ; heart = next(afterDiamond, heart)) {
        const taken = club | diamond | heart
        const spade = lowest(spades & ~taken)
        const value = worth(one(club) + one(diamond) + one(heart) + one(spade), taken | spade)
        if (value > best) best = value
        if (heart === 0) break
      }
      if (diamond === 0) break
    }
    if (club === 0) break
  }
  return best
}

/** The lowest rank of a set, the one that follows it upwards, and 1 if it is a rank at all: 0 stands for none. */
const lowest = (ranks: number): number => ranks & -ranks
const next = (ranks: number, rank: number): number => lowest(ranks & -(rank << 1))
const one = (rank: number): number => (rank === 0 ? 0 : 1)
