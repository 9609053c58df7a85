import { type CardCode, rankOf } from '../cards/card.ts'
import { groups, laidOut } from './by-weight.ts'
import { groupName, type HandName, handName } from './hand-name.ts'
import { highName, isMade } from './name-high.ts'
import { DEUCE_TO_SEVEN_STRAIGHTS } from './straights.ts'

/** Five cards for ace-to-five, a joker replaced by what it stands for. */
export const aceToFiveName = (five: readonly CardCode[]): HandName => {
  const ranks = groups(five.map(aceLow)).map(({ rank, count }) => ({ rank: aceHigh(rank), count }))
  if (ranks.length < 5) return groupName(ranks)
  const run = ranks.map(group => group.rank)
  return run[0] === FIVE ? handName('wheel') : handName('low', run)
}

/** Five cards for deuce-to-seven: a low, or a straight, a flush or a pair that spoils it. */
export const deuceToSevenName = (five: readonly CardCode[]): HandName =>
  isMade(five, DEUCE_TO_SEVEN_STRAIGHTS)
    ? highName(five, DEUCE_TO_SEVEN_STRAIGHTS)
    : handName(
        'low',
        groups(five.map(rankOf)).map(group => group.rank),
      )

/** The cards that count in a badugi, from the highest down. */
export const badugiName = (cards: readonly CardCode[], ace: 'low' | 'high'): HandName => {
  const order = ace === 'low' ? aceLow : rankOf
  return handName('badugi', [...cards].sort((one, other) => order(other) - order(one)).map(rankOf))
}

/** Cards from the highest down, pairs first, with the ace low. */
export const layAceLow = (cards: readonly CardCode[], as: readonly CardCode[]): readonly CardCode[] =>
  laidOut(cards, as.map(aceLow))

/** Cards from the highest down, pairs first, with the ace high. */
export const layAceHigh = (cards: readonly CardCode[]): readonly CardCode[] => laidOut(cards, cards.map(rankOf))

const FIVE = 3

/** The place of a rank with the ace low, 0 for the ace to 12 for the king, and back. */
const aceLow = (code: CardCode): number => (rankOf(code) + 1) % 13
const aceHigh = (place: number): number => (place + 12) % 13
