import { type Card, type CardCode, codeOf } from '../../cards/card.ts'
import { isLow } from '../../deal/pots/odd-chip.ts'
import type { Form } from '../../forms/form.ts'
import { combinations } from '../../ranking/combinations.ts'
import type { Ranking } from '../../ranking/ranking.ts'
import { rankings } from '../../ranking/rankings.ts'

/** The ranking of a form in which the low hand takes all, undefined for every other form. */
export const lowballRanking = (form: Form): Ranking | undefined => {
  const [share, ...others] = form.pot
  return share !== undefined && others.length === 0 && isLow(share.ranking) ? rankings[share.ranking] : undefined
}

/** rrp/11/15: is this hand as good as the worst that can be called so? `8` by its top card, `8-6` by two. */
export const isAsGoodAsCalled = (ranking: Ranking, cards: readonly Card[], called: string): boolean => {
  const ranks = ranksCalled(ranking, called)
  return ranks.length === 0 || ranking.value(cards.map(codeOf)) >= worstCalled(ranking, ranks)
}

/** Only the top card of what was called: `8` of `8-6`. */
export const topCalled = (called: string): string => inRanks(called).match(RANK)?.[0] ?? ''

/** Does a hand hold two cards of one rank? */
export const hasPair = (cards: readonly Card[]): boolean =>
  cards.some((card, i) => cards.some((other, n) => n < i && other[0] === card[0]))

/** A rank that stands alone: the article of "a flush" is no ace. */
const RANK = /(?<![a-z0-9])(?:10|[2-9TJQK]|a(?! [a-z0-9]))(?![a-z0-9])/i
/** `an eight-six` is `8-6`. */
const inRanks = (called: string): string => called.toLowerCase().replaceAll(/[a-z]+/g, word => SPOKEN.get(word) ?? word)
const SPOKEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    two: '2',
    deuce: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
  }).concat(Object.entries({ ten: '10', jack: 'J', queen: 'Q', king: 'K', ace: 'A' })),
)
const RANKS = '23456789TJQKA'
const ACE = 12

/** Ranks from 0 for a deuce on; the ace is below it where it is low. */
const ranksCalled = (ranking: Ranking, called: string): readonly number[] =>
  (inRanks(called).match(new RegExp(RANK, 'gi')) ?? []).map(word => {
    const rank = RANKS.indexOf(word === '10' ? 'T' : word.toUpperCase())
    return rank === ACE && aceIsLow(ranking) ? -1 : rank
  })

const aceIsLow = (ranking: Ranking): boolean =>
  ranking.value(hand([-1, 0, 1, 2, 3])) > ranking.value(hand([0, 1, 2, 3, 5]))

/** The least value of a hand without a pair, straight or flush that begins with these ranks; no hand has it if there is none. */
const worstCalled = (ranking: Ranking, ranks: readonly number[]): number => {
  const lowest = aceIsLow(ranking) ? -1 : 0
  const below = Array.from({ length: Math.max(0, ranks.at(-1)! - lowest) }, (_, i) => lowest + i)
  const bestPair = ranking.value(hand([lowest, lowest, lowest + 1, lowest + 2, lowest + 3].slice(0, ranking.cards)))
  const values = combinations(below, Math.max(0, ranking.cards - ranks.length))
    .map(rest => ranking.value(hand([...ranks, ...rest])))
    .filter(value => value > bestPair)
  return Math.min(...values)
}

const hand = (ranks: readonly number[]): readonly CardCode[] => ranks.map((rank, i) => codeAt(rank, i % 4))

const codeAt = (rank: number, suit: number): CardCode => (rank < 0 ? ACE : rank) * 4 + suit
