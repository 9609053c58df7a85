import { type CardCode, RANKS, rankOf } from '../cards/card.ts'
import { groups, laidOut } from './by-weight.ts'
import { DEUCE_TO_SEVEN_STRAIGHTS } from './straights.ts'
import { groupWords, inTurn, rankName } from './words.ts'
import { highWords, isMade } from './words-high.ts'

/** Five cards for ace-to-five, a joker replaced by what it stands for: "eight-six low (8-6-4-3-A)". */
export const aceToFiveWords = (five: readonly CardCode[]): string => {
  const ranks = groups(five.map(aceLow)).map(({ rank, count }) => ({ rank: aceHigh(rank), count }))
  if (ranks.length < 5) return groupWords(ranks)
  const run = ranks.map(group => group.rank)
  return run[0] === FIVE ? 'the wheel, five low' : lowWords(run)
}

/** Five cards for deuce-to-seven: "seven-five low (7-5-4-3-2)"; "straight, nine high". */
export const deuceToSevenWords = (five: readonly CardCode[]): string =>
  isMade(five, DEUCE_TO_SEVEN_STRAIGHTS)
    ? highWords(five, DEUCE_TO_SEVEN_STRAIGHTS)
    : lowWords(groups(five.map(rankOf)).map(group => group.rank))

/** The cards that count in a badugi: "three-card badugi, five high (5-3-A)". */
export const badugiWords = (cards: readonly CardCode[], ace: 'low' | 'high'): string => {
  const order = ace === 'low' ? aceLow : rankOf
  const ranks = [...cards].sort((one, other) => order(other) - order(one)).map(rankOf)
  const size = SIZES[ranks.length] ?? ''
  return `${size}badugi, ${rankName(ranks[0]!)} high (${written(ranks)})`
}

/** Cards from the highest down, pairs first, with the ace low. */
export const layAceLow = (cards: readonly CardCode[], as: readonly CardCode[]): readonly CardCode[] =>
  laidOut(cards, as.map(aceLow))

/** Cards from the highest down, pairs first, with the ace high. */
export const layAceHigh = (cards: readonly CardCode[]): readonly CardCode[] => laidOut(cards, cards.map(rankOf))

const lowWords = (ranks: readonly number[]): string => `${inTurn(ranks.slice(0, 2))} low (${written(ranks)})`

const written = (ranks: readonly number[]): string => ranks.map(rank => RANKS[rank]).join('-')

const FIVE = 3
const SIZES: Readonly<Record<number, string>> = { 1: 'one-card ', 2: 'two-card ', 3: 'three-card ' }

/** The place of a rank with the ace low, 0 for the ace to 12 for the king, and back. */
const aceLow = (code: CardCode): number => (rankOf(code) + 1) % 13
const aceHigh = (place: number): number => (place + 12) % 13
