import { type CardCode, rankOf, suitOf } from '../cards/card.ts'
import { groups, laidOut } from './by-weight.ts'
import { groupName, type HandName, handName } from './hand-name.ts'
import type { Straight } from './straights.ts'

/** Five cards for high, a joker replaced by what it stands for. */
export const highName = (five: readonly CardCode[], straights: readonly Straight[]): HandName => {
  const straight = straightOf(five, straights)
  const flush = isFlush(five)
  if (straight !== undefined) {
    const top = straight[4]!
    if (!flush) return handName('straight', [top])
    return ROYAL.every(rank => straight.includes(rank)) ? handName('royal-flush') : handName('straight-flush', [top])
  }
  const ranks = groups(five.map(rankOf))
  // Five of a kind with the joker may well be of one suit on paper.
  if (flush && ranks.length === 5)
    return handName(
      'flush',
      ranks.map(group => group.rank),
    )
  return groupName(ranks)
}

/** Five cards for high as a dealer lays them out: pairs before kickers, a straight from its top; `as` names the joker. */
export const layHigh = (
  five: readonly CardCode[],
  as: readonly CardCode[],
  straights: readonly Straight[],
): readonly CardCode[] => {
  const straight = straightOf(as, straights)
  return laidOut(
    five,
    as.map(code => (straight === undefined ? rankOf(code) : straight.indexOf(rankOf(code)))),
  )
}

/** Does a hand of five count for more than its high cards: a pair, a straight, a flush or better? */
export const isMade = (five: readonly CardCode[], straights: readonly Straight[]): boolean =>
  isFlush(five) || straightOf(five, straights) !== undefined || new Set(five.map(rankOf)).size < five.length

const ROYAL = [8, 9, 10, 11, 12]

const isFlush = (five: readonly CardCode[]): boolean => five.every(code => suitOf(code) === suitOf(five[0]!))

const straightOf = (five: readonly CardCode[], straights: readonly Straight[]): Straight | undefined => {
  const ranks = new Set(five.map(rankOf))
  return straights.find(straight => straight.every(rank => ranks.has(rank)))
}
