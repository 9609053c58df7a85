import type { CardCode } from '../cards/card.ts'
import type { DeckName } from '../cards/deck.ts'
import type { Flavour } from '../cards/flavour.ts'
import type { HandName } from './hand-name.ts'

/**
 * What cards are worth under one ranking: the higher the better, equal for a tie, 0 for a hand that does not qualify.
 * Values of different rankings do not compare.
 */
export type Value = Flavour<number, 'value'>

/** Every ranking by name; a qualifier makes a ranking of its own. */
export const RANKINGS = [
  'high',
  'high-joker',
  'ace-to-five',
  'ace-to-five-joker',
  'eight-or-better',
  'deuce-to-seven',
  'nine-or-better-2-7',
  'badugi',
  'badugi-ace-high',
  'badugi-high',
  'short-deck',
  'mexican-joker-down',
  'mexican-joker-up',
  'forty-nine',
  'front',
  '2-7-middle',
  'nines-or-better',
  'sixes-or-better',
  'one-card',
  'two-cards',
  'three-cards',
  'ace-to-six',
] as const
/** The name of a ranking. */
export type RankingName = (typeof RANKINGS)[number]

/** A ranking: how many cards make a hand, what the best hand among the cards is worth, and how it is called. */
export type Ranking = {
  readonly name: RankingName
  /** The cards it is made for. */
  readonly deck: DeckName
  /** How many cards make a whole hand; of more cards only the best count. */
  readonly cards: number
  /** The fewest cards that can be ranked: a badugi may be of one card. */
  readonly least: number
  /** What the best hand among these cards is worth. */
  readonly value: (codes: readonly CardCode[]) => Value
  /** The cards of that best hand, in the order in which a dealer would lay them out; none if nothing qualifies. */
  readonly best: (codes: readonly CardCode[]) => readonly CardCode[]
  /** What that best hand is, as data. */
  readonly nameOf: (codes: readonly CardCode[]) => HandName
  /** That best hand in words: "two pair, queens and threes, ten kicker". */
  readonly words: (codes: readonly CardCode[]) => string
}
