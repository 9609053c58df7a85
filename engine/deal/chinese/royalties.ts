import { type Card, codeOf, rankOf } from '../../cards/card.ts'
import type { Row } from '../../forms/form.ts'
import { type RoyaltyTable, royaltyTables } from '../../forms/royalty-tables.ts'
import { highCategory } from '../../ranking/high.ts'
import type { Value } from '../../ranking/ranking.ts'
import { rowValue } from './row-hand.ts'

/** The points a full row pays for what it holds; only a hand that is not fouled may ask for them (wsop/350). */
export const royalties = (row: Row, cards: readonly Card[], board: readonly Card[] = []): number => {
  if (row.royalties === undefined) return 0
  const table = royaltyTables[row.royalties]
  switch (table.by) {
    case 'front':
      return forFront(table, cards)
    case 'high':
      return table.hands[highHand(rowValue(row, cards, board, 'high'))]!
    case 'low':
      if (rowValue(row, cards, board, '2-7-middle') === 0) return 0
      return isPerfectLow(cards) ? table.perfect : table.highest[highest(cards)]!
  }
}

/** The place of a high hand among the kinds: 0 for a high card to 8 for a straight flush, 9 for a royal flush. */
export const highHand = (value: Value): number => (value === ROYAL_FLUSH ? 9 : highCategory(value))

/** The kinds of hand that rules on the Chinese rows name. */
export const FULL_HOUSE = 6
/** Four of a kind, among the kinds of hand. */
export const QUADS = 7
const ROYAL_FLUSH: Value = 7462

/** Is this the best deuce-to-seven low there is, 7-5-4-3-2 without a flush? */
export const isPerfectLow = (cards: readonly Card[]): boolean =>
  cards.length === 5 &&
  new Set(cards.map(card => rankOf(codeOf(card)))).size === 5 &&
  cards.every(card => '75432'.includes(card[0]!)) &&
  new Set(cards.map(card => card[1])).size > 1

/** The rank that a front holds two or three of, and how many; a front without a pair has one of its highest card. */
export const frontGroup = (cards: readonly Card[]): { readonly rank: number; readonly count: number } => {
  const ranks = cards.map(card => rankOf(codeOf(card)))
  const countOf = (rank: number): number => ranks.filter(other => other === rank).length
  const rank = ranks.reduce((best, next) => ((countOf(next) - countOf(best) || next - best) > 0 ? next : best))
  return { rank, count: countOf(rank) }
}

const forFront = (table: RoyaltyTable & { by: 'front' }, cards: readonly Card[]): number => {
  const { rank, count } = frontGroup(cards)
  return (count === 3 ? table.trips : count === 2 ? table.pairs : [])[rank] ?? 0
}

const highest = (cards: readonly Card[]): number => Math.max(...cards.map(card => rankOf(codeOf(card))))
