import { RANKS, type Rank } from '../cards/card.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { HandKind, HandName } from './hand-name.ts'
import { handsWords, numberWords, rankNamed } from './words.ts'

/**
 * The hands that an award of an older release names in words, one for each share; none where the words are empty. Null
 * for words that no release wrote.
 */
export const readHands = (words: string): readonly HandName[] | null => {
  if (typeof words !== 'string') throw wrongArgument('words', words, "a text such as 'pair of aces'")
  const hands = words === '' ? [] : words.split('; ').map(readHand)
  // every word of it is read: what is called differently again was never a hand
  return hands.every(hand => hand !== null) && handsWords(hands) === words ? hands : null
}

const readHand = (words: string): HandName | null => {
  const total = /^total of (.+)$/.exec(words)?.[1]
  if (total !== undefined) return { is: 'total', ranks: [], total: NUMBERS.indexOf(total) }
  const [, is] = KINDS.find(([pattern]) => pattern.test(words)) ?? []
  return is === undefined ? null : { is, ranks: WITHOUT_RANKS.has(is) ? [] : ranksIn(words) }
}

/** A low and a badugi write all of their ranks as cards do; other hands name theirs in order. */
const ranksIn = (words: string): readonly Rank[] => {
  const written = /\((.+)\)$/.exec(words)?.[1]
  if (written !== undefined) return written.split('-') as Rank[]
  return (words.replace(NOT_RANKS, '').match(/[a-z]+/g) ?? []).flatMap(word => RANK_CALLED.get(word) ?? [])
}

const KINDS: readonly (readonly [RegExp, HandKind])[] = [
  [/^royal flush$/, 'royal-flush'],
  [/^straight flush,/, 'straight-flush'],
  [/^straight,/, 'straight'],
  [/^flush,/, 'flush'],
  [/ full of /, 'full-house'],
  [/^five \w+s\b/, 'five-of-a-kind'],
  [/^four \w+s\b/, 'four-of-a-kind'],
  [/^three \w+s\b/, 'three-of-a-kind'],
  [/^two pair,/, 'two-pair'],
  [/^pair of /, 'one-pair'],
  [/^the wheel,/, 'wheel'],
  [/ low \(/, 'low'],
  [/badugi,/, 'badugi'],
  [/^\w+ high\b/, 'high-card'],
  [/^no low$/, 'no-low'],
  [/^no cards$/, 'no-cards'],
  [/^most points$/, 'most-points'],
]

const WITHOUT_RANKS: ReadonlySet<HandKind> = new Set<HandKind>([
  'royal-flush',
  'wheel',
  'no-low',
  'no-cards',
  'most-points',
])

/** Numbers at the beginning that count cards. */
const NOT_RANKS = /^(?:five|four|three|two pair,?)(?= \w+s\b)/

const RANK_CALLED: ReadonlyMap<string, Rank> = new Map(
  RANKS.flatMap(rank => {
    const name = rankNamed(rank)
    return [
      [name, rank],
      [name === 'six' ? 'sixes' : `${name}s`, rank],
    ]
  }),
)

const NUMBERS = Array.from({ length: 100 }, (_, number) => numberWords(number))
