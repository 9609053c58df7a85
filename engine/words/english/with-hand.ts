import type { HandKind, HandName } from '../../ranking/hand-name.ts'
import { handWords } from '../../ranking/words.ts'

/** What somebody wins with: "with a straight, seven high", "with an eight-six low", "with two pair, queens and threes". */
export const withHand = (hand: HandName): string =>
  `with ${COUNTED.has(hand.is) ? `${beginsWithVowel(hand) ? 'an' : 'a'} ` : ''}${handWords(hand)}`

/** Of hands that are one thing, only lows are called by a rank first: an eight or an ace. */
const beginsWithVowel = ({ is, ranks: [first] }: HandName): boolean => is === 'low' && (first === '8' || first === 'A')

/** Hands that are one thing to speak of; the others are named by their cards, or by what they fall short of. */
const COUNTED: ReadonlySet<HandKind> = new Set([
  'royal-flush',
  'straight-flush',
  'flush',
  'straight',
  'one-pair',
  'low',
  'badugi',
  'total',
])
