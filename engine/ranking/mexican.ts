import { type CardCode, codeOf, JOKER, JOKER_CODE, rankOf } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import { bestFive } from './combinations.ts'
import type { Value } from './ranking.ts'
import { MEXICAN_STRAIGHTS, straightTable } from './straights.ts'
import { fiveOfAKind, STRIPPED, strippedCategory, strippedValue } from './stripped-deck.ts'

/** The best five of five or more cards out of 41, a joker among them lying face down and wild (wsop/254, wsop/260). */
export const mexicanDownValue = (codes: readonly CardCode[]): Value => mexicanValue(codes, anything)

/** The same, the joker lying face up: an ace, or the card that completes a straight or flush (wsop/254). */
export const mexicanUpValue = (codes: readonly CardCode[]): Value => mexicanValue(codes, aceOrFiller)

/** The hand with the card that its joker stands for while it lies face down. */
export const mexicanDownStandIn = (five: readonly CardCode[]): readonly CardCode[] => standIn(five, anything)

/** The hand with the card that its joker stands for while it lies face up. */
export const mexicanUpStandIn = (five: readonly CardCode[]): readonly CardCode[] => standIn(five, aceOrFiller)

type MayBe = (card: CardCode, value: Value) => boolean

const anything: MayBe = () => true

const ACE = 12
const aceOrFiller: MayBe = (card, value) => {
  const category = strippedCategory(value)
  return (
    rankOf(card) === ACE ||
    category === STRIPPED.straight ||
    category === STRIPPED.flush ||
    category === STRIPPED['straight flush']
  )
}

const straights = straightTable(MEXICAN_STRAIGHTS)
/** From the ace down, so that in a flush the joker is the highest card that the hand lacks. */
const named: readonly CardCode[] = decks.mexican
  .filter(card => card !== JOKER)
  .map(codeOf)
  .reverse()

const mexicanValue = (codes: readonly CardCode[], mayBe: MayBe): Value => {
  if (!codes.includes(JOKER_CODE)) return strippedValue(codes, straights)
  if (codes.length > 5) return bestFive((a, b, c, d, e) => mexicanValue([a, b, c, d, e], mayBe), codes)
  return withJoker(codes, mayBe).value
}

const standIn = (five: readonly CardCode[], mayBe: MayBe): readonly CardCode[] => {
  if (!five.includes(JOKER_CODE)) return five
  const { joker } = withJoker(five, mayBe)
  return five.map(code => (code === JOKER_CODE ? joker : code))
}

const withJoker = (five: readonly CardCode[], mayBe: MayBe): { readonly value: Value; readonly joker: CardCode } => {
  const others = five.filter(code => code !== JOKER_CODE)
  const first = others[0]!
  if (others.every(code => rankOf(code) === rankOf(first))) {
    const value = fiveOfAKind(rankOf(first))
    if (mayBe(first, value)) return { value, joker: first }
  }
  let best: Value = 0
  let joker: CardCode = JOKER_CODE
  const hand = [...others, joker]
  for (const card of named) {
    if (others.includes(card)) continue
    hand[4] = card
    const value = strippedValue(hand, straights)
    if (value > best && mayBe(card, value)) {
      best = value
      joker = card
    }
  }
  return { value: best, joker }
}
