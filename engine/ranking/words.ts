import { RANKS, type Rank } from '../cards/card.ts'
import { isRecord } from '../kinds/shown.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { Group } from './by-weight.ts'
import { groupName, type HandKind, type HandName } from './hand-name.ts'

/** The name of a rank, 0 for the deuce to 12 for the ace. */
export const rankName = (rank: number): string => NAMES[rank]!

/** The name of a rank as it is written: `T` is "ten". */
export const rankNamed = (rank: Rank): string => rankName(placeOf(rank))

/** The name of several cards of a rank: "sixes". */
const rankNames = (rank: number): string => (NAMES[rank] === 'six' ? 'sixes' : `${NAMES[rank]}s`)

/** Ranks one after another: "ace-ten-six". */
export const inTurn = (ranks: readonly number[]): string => ranks.map(rankName).join('-')

/** A hand in words: "two pair, queens and threes, ten kicker"; "eight-six low (8-6-4-3-A)". */
export const handWords = (hand: HandName): string => {
  if (!isRecord(hand) || !Object.hasOwn(HANDS, hand.is) || !Array.isArray(hand.ranks))
    throw wrongArgument('hand', hand, 'what a ranking calls a hand: rankings.high.nameOf(codes)')
  return HANDS[hand.is](hand.ranks.map(placeOf), hand)
}

/** The hands that take a pot, one for each share: "pair of aces; eight-six low (8-6-4-3-A)"; empty for none. */
export const handsWords = (hands: readonly HandName[]): string => {
  if (!Array.isArray(hands)) throw wrongArgument('hands', hands, 'a list of hands, as an award has them')
  return hands.map(handWords).join('; ')
}

/** Pairs and better in words, or the high cards: "pair of nines, ace-king-queen kickers". */
export const groupWords = (groups: readonly Group[]): string => handWords(groupName(groups))

const placeOf = (rank: Rank): number => RANKS.indexOf(rank)

/** A hand of each kind in words, out of its ranks. */
const HANDS: Readonly<Record<HandKind, (ranks: readonly number[], hand: HandName) => string>> = {
  'royal-flush': () => 'royal flush',
  'straight-flush': ([top]) => `straight flush, ${rankName(top!)} high`,
  'five-of-a-kind': several('five'),
  'four-of-a-kind': several('four'),
  'full-house': ([three, two]) => `${rankNames(three!)} full of ${rankNames(two!)}`,
  flush: ranks => `flush, ${inTurn(ranks)}`,
  straight: ([top]) => `straight, ${rankName(top!)} high`,
  'three-of-a-kind': several('three'),
  'two-pair': ([first, second, ...rest]) => `two pair, ${rankNames(first!)} and ${rankNames(second!)}${kickers(rest)}`,
  'one-pair': several('pair of'),
  'high-card': ([first, ...rest]) => `${rankName(first!)} high${rest.length === 0 ? '' : `, ${inTurn(rest)}`}`,
  'no-cards': () => 'no cards',
  wheel: () => 'the wheel, five low',
  low: ranks => `${inTurn(ranks.slice(0, 2))} low (${written(ranks)})`,
  badugi: ranks => `${SIZES[ranks.length] ?? ''}badugi, ${rankName(ranks[0]!)} high (${written(ranks)})`,
  total: (_, { total = 0 }) => `total of ${numberWords(total)}`,
  'no-low': () => 'no low',
  unqualified: short,
  'most-points': () => 'most points',
}

function several(many: string): (ranks: readonly number[]) => string {
  return ([first, ...rest]) => `${many} ${rankNames(first!)}${kickers(rest)}`
}

/** A hand that falls short is still named: "does not qualify: pair of eights, ace-ten-six kickers". */
function short(_: readonly number[], { short: hand }: HandName): string {
  return `does not qualify${hand === undefined ? '' : `: ${handWords(hand)}`}`
}

const written = (ranks: readonly number[]): string => ranks.map(rank => RANKS[rank]).join('-')

const SIZES: Readonly<Record<number, string>> = { 1: 'one-card ', 2: 'two-card ', 3: 'three-card ' }

/** A whole number below a hundred in words: "forty-six". */
export const numberWords = (number: number): string => {
  if (!Number.isInteger(number) || number < 0 || number > 99)
    throw wrongArgument('number', number, 'a whole number from 0 to 99')
  if (number < UP_TO_NINETEEN.length) return UP_TO_NINETEEN[number]!
  const tens = TENS[Math.floor(number / 10)]!
  return number % 10 === 0 ? tens : `${tens}-${UP_TO_NINETEEN[number % 10]}`
}

const kickers = (ranks: readonly number[]): string => {
  if (ranks.length === 0) return ''
  if (ranks.length === 1) return `, ${rankName(ranks[0]!)} kicker`
  if (ranks.length === 2) return `, ${rankName(ranks[0]!)} and ${rankName(ranks[1]!)} kickers`
  return `, ${inTurn(ranks)} kickers`
}

const NAMES = [
  'deuce',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
] as const

const UP_TO_NINETEEN = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const
