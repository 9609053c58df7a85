import type { HandName } from '../ranking/hand-name.ts'
import { handWords, rankNamed } from '../ranking/words.ts'

/** The kind of a hand as it is counted: "two pair", "eight low", "three-card badugi". */
export const handCategory = (hand: HandName): string => {
  const words = handWords(hand) // which names what isn't a hand
  switch (hand.is) {
    case 'wheel':
      return 'five low'
    case 'low':
      return `${rankNamed(hand.ranks[0]!)} low`
    case 'badugi':
      return BADUGIS[hand.ranks.length - 1]!
    case 'total':
    case 'no-low':
    case 'no-cards':
    case 'unqualified':
    case 'most-points':
      return words
    default:
      return hand.is.replaceAll('-', ' ')
  }
}

const BADUGIS = ['one-card badugi', 'two-card badugi', 'three-card badugi', 'badugi']
