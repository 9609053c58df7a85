import type { Group } from './by-weight.ts'

/** The name of a rank, 0 for the deuce to 12 for the ace. */
export const rankName = (rank: number): string => NAMES[rank]!

/** The name of several cards of a rank: "sixes". */
const rankNames = (rank: number): string => (NAMES[rank] === 'six' ? 'sixes' : `${NAMES[rank]}s`)

/** Ranks one after the other: "ace-ten-six". */
export const inTurn = (ranks: readonly number[]): string => ranks.map(rankName).join('-')

/** A hand whose ranks say all: "two pair, queens and threes, ten kicker"; "ace high, king-ten-six-deuce". */
export const groupWords = (groups: readonly Group[]): string => {
  const [first, second] = groups
  if (first === undefined) return 'no cards'
  if (first.count >= 4) return `${MANY[first.count]} ${rankNames(first.rank)}${kickers(groups.slice(1))}`
  if (first.count === 3) {
    if (second !== undefined && second.count > 1) return `${rankNames(first.rank)} full of ${rankNames(second.rank)}`
    return `three ${rankNames(first.rank)}${kickers(groups.slice(1))}`
  }
  if (first.count === 2) {
    if (second !== undefined && second.count > 1)
      return `two pair, ${rankNames(first.rank)} and ${rankNames(second.rank)}${kickers(groups.slice(2))}`
    return `pair of ${rankNames(first.rank)}${kickers(groups.slice(1))}`
  }
  const rest = groups.slice(1).map(group => group.rank)
  return `${rankName(first.rank)} high${rest.length === 0 ? '' : `, ${inTurn(rest)}`}`
}

/** A whole number below a hundred in words: "forty-six". */
export const numberWords = (number: number): string => {
  if (number < UP_TO_NINETEEN.length) return UP_TO_NINETEEN[number]!
  const tens = TENS[Math.floor(number / 10)]!
  return number % 10 === 0 ? tens : `${tens}-${UP_TO_NINETEEN[number % 10]}`
}

const kickers = (groups: readonly Group[]): string => {
  const ranks = groups.map(group => group.rank)
  if (ranks.length === 0) return ''
  if (ranks.length === 1) return `, ${rankName(ranks[0]!)} kicker`
  if (ranks.length === 2) return `, ${rankName(ranks[0]!)} and ${rankName(ranks[1]!)} kickers`
  return `, ${inTurn(ranks)} kickers`
}

const MANY: Readonly<Record<number, string>> = { 4: 'four', 5: 'five' }

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
