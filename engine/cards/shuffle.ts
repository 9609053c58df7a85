import { wrongArgument } from '../kinds/wrong-argument.ts'

/** A whole number from 0 up to, but not including, `below`, every one as likely as the next. */
export type Chance = (below: number) => number

/**
 * A new order of the same cards: a Fisher-Yates shuffle, in which every order is equally likely if the chance is
 * fair.
 */
export const shuffled = <T>(cards: readonly T[], chance: Chance): readonly T[] => {
  checkShuffle(cards, chance)
  const order = cards.slice()
  for (let last = order.length - 1; last > 0; last--) {
    const pick = chance(last + 1)
    if ((pick | 0) !== pick || pick < 0 || pick > last) throw wrongArgument('chance', pick, WHOLE)
    const card = order[pick]!
    order[pick] = order[last]!
    order[last] = card
  }
  return order
}

const WHOLE = "a whole number below the one it is given, as seeded('friday') does; Math.random gives fractions"

const checkShuffle = (cards: unknown, chance: unknown): void => {
  if (!Array.isArray(cards)) throw wrongArgument('shuffled', cards, 'a list such as decks.standard')
  if (typeof chance !== 'function') throw wrongArgument('chance', chance, "chance such as seeded('friday')")
}

/**
 * Chance out of 32 random bits a time, without the bias of a plain remainder: the bits are stretched over the range
 * (Lemire's way), and a draw from the uneven end is thrown away and drawn again.
 */
export const fairChance = (bits: () => number): Chance => {
  if (typeof bits !== 'function') throw wrongArgument('bits', bits, 'a function that gives 32 random bits')
  return below => {
    if (!(below <= SMALL)) return overSmallRange(bits, below)
    for (;;) {
      const draw = bits()
      const low = Math.imul(draw, below) >>> 0
      // the uneven end is shorter than `below`, so it need not be worked out for most draws
      if (low < below && low < RANGE % below) continue
      // the upper half of the product, in two steps that 32 bits can hold
      return (Math.imul(draw >>> 16, below) + (Math.imul(draw & 0xffff, below) >>> 16)) >>> 16
    }
  }
}

const RANGE = 0x1_0000_0000
/** Up to here the parts of a product stay below 32 bits. */
const SMALL = 0x8000

const overSmallRange = (bits: () => number, below: number): number => {
  if (!(below <= EXACT)) return overWideRange(bits, below)
  for (;;) {
    const draw = bits() >>> 0
    const low = Math.imul(draw, below) >>> 0
    if (low >= below || low >= RANGE % below) return Math.floor((draw * below) / RANGE)
  }
}

/** Up to here 32 bits times the range are still a whole number that JavaScript holds exactly. */
const EXACT = 0x20_0000

const overWideRange = (bits: () => number, below: number): number => {
  if (!(below <= RANGE)) throw new RangeError(`32 bits do not reach to ${below}`)
  for (;;) {
    const draw = bits() >>> 0
    if (draw >= RANGE % below) return draw % below
  }
}

/** Chance that a seed fixes, for simulations and tests: the same seed gives the same deals on any machine. */
export const seeded = (seed: number | string): Chance => fairChance(sfc32(seed))

/** Random bits that a seed fixes, from the source of `seeded`: a state that `fillBits` goes on with. */
export const seededBits = (seed: number | string): Int32Array => warm(seed)

/**
 * The next random bits of a state, sixteen at a time into all of `block`, for those who need more of them than `seeded` can
 * give one by one: two halves of a draw after each other, the lower first. No closure: one for each seed is three times as slow.
 */
export const fillBits = (state: Int32Array, block: Uint16Array): void => {
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let counter = state[3]!
  for (let i = 0; i < block.length; i += 2) {
    const t = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    block[i] = t & 0xffff
    block[i + 1] = t >>> 16
  }
  state[0] = a
  state[1] = b
  state[2] = c
  state[3] = counter
}

/**
 * Shuffles a deck of codes in place, again and again, into the very orders that `shuffled` gives with the chance of this
 * seed: for those who shuffle more often than they do anything else.
 */
export const seededShuffles = (seed: number | string): ((deck: Uint8Array) => void) => {
  const state = warm(seed)
  return deck => shuffleCodes(state, deck)
}

const shuffleCodes = (state: Int32Array, deck: Uint8Array): void => {
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let counter = state[3]!
  for (let last = deck.length - 1; last > 0; last--) {
    const below = last + 1
    let draw = 0
    let low = 0
    do {
      const t = (a + b + counter) | 0
      counter = (counter + 1) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = (c << 21) | (c >>> 11)
      c = (c + t) | 0
      draw = t >>> 0
      low = Math.imul(t, below) >>> 0
    } while (low < below && low < RANGE % below)
    const pick = Math.floor((draw * below) / RANGE)
    const card = deck[pick]!
    deck[pick] = deck[last]!
    deck[last] = card
  }
  state[0] = a
  state[1] = b
  state[2] = c
  state[3] = counter
}

/** The state of the counter after the draws that mix the seed in. */
const warm = (seed: number | string): Int32Array => {
  if (typeof seed !== 'string' && (typeof seed !== 'number' || Number.isNaN(seed)))
    throw wrongArgument('seed', seed, 'a number or a text')
  const state = Int32Array.from(spread(String(seed)))
  for (let i = 0; i < 15; i++) drawn(state)
  return state
}

/** Chris Doty-Humphrey's small fast counter, 128 bits of state: 32 bits a call, as a number of either sign. */
const sfc32 = (seed: number | string): (() => number) => {
  const state = warm(seed)
  return () => drawn(state)
}

/** The next 32 bits of a state, which goes on. */
const drawn = (state: Int32Array): number => {
  const b = state[1]!
  const c = state[2]!
  const counter = state[3]!
  const t = (state[0]! + b + counter) | 0
  state[0] = b ^ (b >>> 9)
  state[1] = c + (c << 3)
  state[2] = ((c << 21) | (c >>> 11)) + t
  state[3] = counter + 1
  return t
}

const spread = (text: string): [number, number, number, number] => {
  let h = 0x811c9dc5
  const word = (salt: number): number => {
    h ^= salt
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
    h ^= h >>> 15
    h = Math.imul(h, 0x2c1b3c6d)
    return (h ^ (h >>> 13)) | 0
  }
  return [word(1), word(2), word(3), 1]
}
