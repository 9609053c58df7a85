import { type CardCode, JOKER_CODE, rankOf } from '../cards/card.ts'
import { bestFive } from './combinations.ts'
import { high5, highCategory, highValue } from './high.ts'
import type { Value } from './ranking.ts'

/** rrp/12/joker/4 four aces and the joker beat a royal flush, the best of the 7,462 hands without it. */
export const FIVE_ACES: Value = 7463

/** The best five of five or more cards, where the joker is an ace or completes a straight, flush or straight flush. */
export const highJokerValue = (codes: readonly CardCode[]): Value =>
  codes.includes(JOKER_CODE) ? bestFive(fiveValue, codes) : highValue(codes)

/** The hand with the card that its joker stands for. */
export const highJokerStandIn = (five: readonly CardCode[]): readonly CardCode[] => {
  if (!five.includes(JOKER_CODE)) return five
  const others = five.filter(code => code !== JOKER_CODE)
  const joker = jokerWith(others[0]!, others[1]!, others[2]!, others[3]!)
  return five.map(code => (code === JOKER_CODE ? joker : code))
}

const fiveValue = (a: CardCode, b: CardCode, c: CardCode, d: CardCode, e: CardCode): Value => {
  if (e === JOKER_CODE) return valueWith(a, b, c, d)
  if (d === JOKER_CODE) return valueWith(a, b, c, e)
  if (c === JOKER_CODE) return valueWith(a, b, d, e)
  if (b === JOKER_CODE) return valueWith(a, c, d, e)
  if (a === JOKER_CODE) return valueWith(b, c, d, e)
  return high5(a, b, c, d, e)
}

const valueWith = (a: CardCode, b: CardCode, c: CardCode, d: CardCode): Value => {
  const joker = jokerWith(a, b, c, d)
  return joker === a ? FIVE_ACES : high5(a, b, c, d, joker)
}

const ACE = 12
const ACES = 0b110000
const STRAIGHT = 4
const FLUSH = 5
const STRAIGHT_FLUSH = 8

/** The card that serves these four best; one of the four themselves only where they are the aces. */
const jokerWith = (a: CardCode, b: CardCode, c: CardCode, d: CardCode): CardCode => {
  if ((a & b & c & d & ACES) === ACES) return a
  let best: Value = 0
  let joker: CardCode = JOKER_CODE
  // From the ace down, so that in a flush the joker is the highest card that the hand lacks (rrp/12/joker/3).
  for (let card: CardCode = JOKER_CODE - 1; card >= 0; card--) {
    if (card === a || card === b || card === c || card === d) continue
    const value = high5(a, b, c, d, card)
    if (value > best && mayBe(card, value)) {
      best = value
      joker = card
    }
  }
  return joker
}

/** rrp/12/joker/2 an ace, or a card that completes a straight, flush or straight flush, and nothing else. */
const mayBe = (card: CardCode, value: Value): boolean => {
  if (rankOf(card) === ACE) return true
  const category = highCategory(value)
  return category === STRAIGHT || category === FLUSH || category === STRAIGHT_FLUSH
}
