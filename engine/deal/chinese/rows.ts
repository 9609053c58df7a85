import { type Card, type CardCode, codeOf, UNKNOWN } from '../../cards/card.ts'
import type { Row, Rows } from '../../forms/form.ts'
import { frontOutranks } from '../../ranking/front.ts'
import { rankings } from '../../ranking/rankings.ts'

/** The cards of one hand as they lie, row by row from the front. */
export type Laid = readonly (readonly Card[])[]

/**
 * Is this hand fouled? A row outranks one that lies behind it, a lowball row is out of its range, or a row has not its
 * number of cards. A hand with a card nobody has named cannot be shown to stand, so it counts as fouled.
 */
export const isFouled = (rows: Rows, laid: Laid): boolean => {
  if (!isComplete(rows, laid)) return true // wsop/349a
  if (laid.some(cards => cards.includes(UNKNOWN))) return true
  if (!rows.mustRise) return false
  const codes = laid.map(cards => cards.map(codeOf))
  return rows.rows.some((row, i) => {
    if (isLowball(row)) return rankings[row.ranking].value(codes[i]!) === 0 // wsop/360a, wsop/360c
    for (let front = 0; front < i; front++) {
      if (outranks(rows.rows[front]!, codes[front]!, row, codes[i]!)) return true // wsop/349
    }
    return false
  })
}

/** Has each row its number of cards? */
export const isComplete = (rows: Rows, laid: Laid): boolean =>
  laid.length === rows.rows.length && rows.rows.every((row, i) => laid[i]!.length === row.cards)

/** Is the row played for low? Such a row is not ranked against the others, but must stay in its range. */
export const isLowball = (row: Row): boolean => row.ranking === '2-7-middle'

/** Does a full row in front outrank a full row behind it? Rows whose rankings do not compare never do. */
export const outranks = (
  front: Row,
  frontCodes: readonly CardCode[],
  behind: Row,
  behindCodes: readonly CardCode[],
): boolean => {
  if (front.ranking === 'front' && behind.ranking === 'high') return frontOutranks(frontCodes, behindCodes)
  if (front.ranking !== behind.ranking) return false
  const worth = rankings[front.ranking]
  return worth.value(frontCodes) > worth.value(behindCodes)
}

/** What a player lays down in one turn, out of which cards, and how many of them they have to lay. */
export type Placing = {
  readonly held: readonly Card[]
  readonly place: number
  readonly rows: Laid
  readonly discard: readonly Card[]
}

/** Why cards cannot be laid down like this. */
export type Misfit =
  | { readonly why: 'not-as-many-rows'; readonly rows: number }
  | { readonly why: 'row-is-full'; readonly row: string; readonly room: number }
  | { readonly why: 'not-as-many-cards'; readonly place: number; readonly discard: number }
  | { readonly why: 'card-is-not-held'; readonly card: Card }
  | { readonly why: 'card-is-used-twice'; readonly card: Card }

/** Can these cards be laid down after those that lie? Says what is wrong and what is accepted, or null if nothing is. */
export const misfit = (rows: Rows, laid: Laid, placing: Placing): Misfit | null => {
  if (placing.rows.length !== rows.rows.length) return { why: 'not-as-many-rows', rows: rows.rows.length }
  for (const [i, row] of rows.rows.entries()) {
    const room = row.cards - (laid[i]?.length ?? 0)
    if (placing.rows[i]!.length > room) return { why: 'row-is-full', row: row.name, room }
  }
  const placed = placing.rows.flat()
  const discard = placing.held.length - placing.place
  if (placed.length !== placing.place || placing.discard.length !== discard) {
    return { why: 'not-as-many-cards', place: placing.place, discard }
  }
  return wrongCard(placing.held, [...placed, ...placing.discard])
}

/** Do these cards fit into the rows? */
export const fitsRows = (rows: Rows, laid: Laid, placing: Placing): boolean => misfit(rows, laid, placing) === null

const wrongCard = (held: readonly Card[], used: readonly Card[]): Misfit | null => {
  const left = held.slice()
  for (const card of used) {
    const at = left.indexOf(card)
    if (at < 0) return { why: held.includes(card) ? 'card-is-used-twice' : 'card-is-not-held', card }
    left.splice(at, 1)
  }
  return null
}
