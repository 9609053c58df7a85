import type { Card } from '../cards/card.ts'
import type { Command } from '../deal/commands.ts'
import { type Deal, placeOf } from '../deal/deal.ts'
import type { RowsDue } from '../deal/legal.ts'
import { highestFirst } from './hand-order.ts'

/** A hand of the Chinese family that is being laid, one card after another, before its player puts it down. */
export type Laying = {
  readonly seat: number
  readonly hand: 0 | 1
  /** Cards still to lay, the highest first. */
  readonly left: readonly Card[]
  readonly rows: readonly (readonly Card[])[]
  readonly thrown: readonly Card[]
  /** How many of all go away. */
  readonly discard: number
}

/** Nothing laid yet of the cards that are due. */
export const layingFor = (deal: Deal, { seat, hand, discard }: RowsDue): Laying => ({
  seat,
  hand,
  left: highestFirst(deal.players[placeOf(deal, seat, hand)]!.down),
  rows: deal.form.rows!.rows.map(() => []),
  thrown: [],
  discard,
})

/** May the next card go into this row, or (-1) be thrown away? */
export const mayLay = (deal: Deal, laying: Laying, row: number): boolean => {
  if (row < 0) return laying.thrown.length < laying.discard
  const lies = deal.players[placeOf(deal, laying.seat, laying.hand)]!.rows[row]?.length ?? 0
  const isRoom = lies + laying.rows[row]!.length < deal.form.rows!.rows[row]!.cards
  return isRoom && laying.left.length > laying.discard - laying.thrown.length
}

/** The next card laid into this row, or thrown away. */
export const laid = (laying: Laying, row: number): Laying => {
  const [card, ...left] = laying.left
  if (row < 0) return { ...laying, left, thrown: [...laying.thrown, card!] }
  return { ...laying, left, rows: laying.rows.map((cards, i) => (i === row ? [...cards, card!] : cards)) }
}

/** All cards laid: what their player puts down. */
export const placing = ({ seat, hand, rows, thrown }: Laying): Extract<Command, { type: 'Place' }> => ({
  type: 'Place',
  seat,
  hand,
  rows,
  discard: thrown,
})
