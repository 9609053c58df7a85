import type { HandName } from '@cardroom/engine/ranking'
import { handWords } from '@cardroom/engine/ranking'

/** What a hand is called in the words of the site: `two pair, Kings and Sevens`, `Lo: 8,6,5,3,2`. */
export const siteWords = (hand: HandName): string => {
  const [first, second] = hand.ranks
  switch (hand.is) {
    case 'royal-flush':
      return 'a Royal Flush'
    case 'straight-flush':
      return `a straight flush, ${runTo(first!)}`
    case 'four-of-a-kind':
      return `four of a kind, ${many(first!)}`
    case 'full-house':
      return `a full house, ${many(first!)} full of ${many(second!)}`
    case 'flush':
      return `a flush, ${NAMES[first!]} high`
    case 'straight':
      return `a straight, ${runTo(first!)}`
    case 'three-of-a-kind':
      return `three of a kind, ${many(first!)}`
    case 'two-pair':
      return `two pair, ${many(first!)} and ${many(second!)}`
    case 'one-pair':
      return `a pair of ${many(first!)}`
    case 'high-card':
      return `high card ${NAMES[first!]}`
    case 'wheel':
      return '5,4,3,2,A'
    case 'low':
      return hand.ranks.map(short).join(',')
    case 'badugi': {
      const cards = hand.ranks.map(short).join(',')
      return hand.ranks.length === 4 ? `a Badugi: ${cards}` : `a ${hand.ranks.length}-card Badugi: ${cards}`
    }
    default:
      return handWords(hand)
  }
}

/** Is it counted from the highest card down, as lows are? */
export const isLow = ({ is }: HandName): boolean => is === 'low' || is === 'wheel'

type Rank = HandName['ranks'][number]

const NAMES: Readonly<Record<Rank, string>> = {
  '2': 'Deuce',
  '3': 'Three',
  '4': 'Four',
  '5': 'Five',
  '6': 'Six',
  '7': 'Seven',
  '8': 'Eight',
  '9': 'Nine',
  T: 'Ten',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
  A: 'Ace',
}

const many = (rank: Rank): string => `${NAMES[rank]}${rank === '6' ? 'es' : 's'}`
const short = (rank: Rank): string => (rank === 'T' ? '10' : rank)

const ORDER: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A']

/** A straight from its lowest card to its top. */
const runTo = (top: Rank): string => {
  const at = top === 'A' ? ORDER.length - 1 : ORDER.indexOf(top)
  return `${NAMES[ORDER[at - 4]!]} to ${NAMES[top]}`
}
