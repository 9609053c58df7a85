import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { bookOf } from '../draft.ts'
import type { Tournament } from '../tournament.ts'

/** hpt/seating/deck: a card for each seat, a suit for each table: spades, hearts, clubs, and diamonds after them. */
export const seatDeck = (sizes: readonly number[]): readonly Card[] =>
  sizes.flatMap((size, table) => Array.from({ length: size }, (_, seat) => cardFor(table + 1, seat + 1)!))

/** The card that stands for a seat, where the book draws for seats by cards and four suits are enough. */
export const seatCard = (event: Tournament, table: number, seat: Seat, tables: number): Card | null =>
  bookOf(event).tournamentInitialButton.is.by === 'seat-draw-ace-takes-button' && tables <= SUITS.length
    ? cardFor(table, seat)
    : null

const cardFor = (table: number, seat: Seat): Card | null => {
  const [rank, suit] = [RANKS[seat - 1], SUITS[table - 1]]
  return rank === undefined || suit === undefined ? null : (`${rank}${suit}` as Card)
}

const SUITS = ['s', 'h', 'c', 'd'] as const
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
