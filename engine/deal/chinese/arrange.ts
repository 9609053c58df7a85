import { type Card, cardOf, codeOf, UNKNOWN } from '../../cards/card.ts'
import type { Row, Rows } from '../../forms/form.ts'
import { combinations } from '../../ranking/combinations.ts'
import { highCategory, highValue } from '../../ranking/high.ts'
import { preference } from './preference.ts'
import { isFouled, type Laid } from './rows.ts'
import { royalties } from './royalties.ts'
import { setFreely, setRising } from './set-at-once.ts'
import { setBehind } from './set-behind.ts'
import { isSureToFoul } from './sure-foul.ts'

/** Cards for each row from the front, and those thrown away. */
export type Arrangement = { readonly rows: Laid; readonly discard: readonly Card[] }

/**
 * A sound way to lay down this many of these cards after those that lie: for bots, random play and a page that fills the
 * rows. It always fits and is the same for the same cards. It fouls a hand that it finishes only if every way fouls, and
 * makes a foul certain in the middle of a hand only if every way does.
 */
export const arrange = (rows: Rows, before: Laid, cards: readonly Card[], place: number): Arrangement => {
  const laid = rows.rows.map((_, i) => before[i] ?? [])
  const room = rows.rows.map((row, i) => row.cards - laid[i]!.length)
  const open = room.reduce((total, next) => total + next, 0)
  const count = Math.min(place, open, cards.length)
  if (cards.includes(UNKNOWN)) return discarding(cards, inOrder(room, cards.slice(0, count)))
  const codes = cards.map(codeOf).sort((a, b) => b - a)
  if (count === open && laid.every(row => row.length === 0)) {
    const set = rows.mustRise ? setRising(rows.rows, codes) : setFreely(rows.rows, codes)
    return discarding(
      cards,
      set.map(row => row.map(cardOf)),
    )
  }
  if (count === open && count <= FEW) return finished(rows, laid, room, cards, count)
  const behind = count === open && rows.mustRise ? setBehind(rows.rows, laid, cards) : null
  return discarding(cards, behind ?? oneByOne(rows, laid, room, cards, count))
}

/** Hands this near to their end are tried in every way. */
const FEW = 5

/** The rows with one card more. */
export const added = (laid: Laid, row: number, card: Card): Laid =>
  laid.map((cards, i) => (i === row ? [...cards, card] : cards))

/** Cards laid down, and the rest of them thrown away. */
export const discarding = (cards: readonly Card[], rows: Laid): Arrangement => {
  const discard = cards.slice()
  for (const card of rows.flat()) discard.splice(discard.indexOf(card), 1)
  return { rows, discard }
}

/** Cards nobody knows: row by row from the back. */
const inOrder = (room: readonly number[], cards: readonly Card[]): Laid => {
  const starts = room.map((_, i) => room.slice(i + 1).reduce((total, next) => total + next, 0))
  return room.map((count, i) => cards.slice(starts[i]!, starts[i]! + count))
}

/** The last cards: every way is tried, and the one that does not foul and pays the most royalties is taken. */
const finished = (
  rows: Rows,
  laid: Laid,
  room: readonly number[],
  cards: readonly Card[],
  count: number,
): Arrangement => {
  let best: Laid | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const chosen of combinations(cards, count)) {
    for (const placed of distributions(room, chosen)) {
      const whole = placed.map((row, i) => [...laid[i]!, ...row])
      const paid = isFouled(rows, whole) ? -1 : rows.rows.reduce((sum, row, i) => sum + royaltiesOf(row, whole[i]!), 0)
      if (paid > most) {
        most = paid
        best = placed
      }
    }
  }
  return discarding(cards, best!)
}

/** A row that is played with a board is not worth anything yet. */
const royaltiesOf = (row: Row, cards: readonly Card[]): number => (row.from === 'own' ? royalties(row, cards) : 0)

/** Every way to fill these rooms with exactly these cards. */
const distributions = (room: readonly number[], cards: readonly Card[]): readonly Laid[] => {
  const [first, ...others] = room
  if (first === undefined) return [[]]
  return combinations(cards, first).flatMap(row => {
    const rest = cards.filter(card => !row.includes(card))
    return distributions(others, rest).map(more => [row, ...more])
  })
}

/** In the middle of a hand: one card after another where it suits best, or any way that makes no foul certain. */
const oneByOne = (rows: Rows, laid: Laid, room: readonly number[], cards: readonly Card[], count: number): Laid => {
  const placed = suitingBest(rows, laid, room, cards, count)
  if (count > FEW || !isSureToFoul(rows, joined(laid, placed))) return placed
  for (const chosen of combinations(cards, count)) {
    for (const way of waysInto(room, chosen)) if (!isSureToFoul(rows, joined(laid, way))) return way
  }
  return placed
}

const joined = (laid: Laid, placed: Laid): Laid => laid.map((row, i) => [...row, ...placed[i]!])

/** Every way to lay these cards into the room that there is. */
const waysInto = (room: readonly number[], cards: readonly Card[]): readonly Laid[] => {
  const [card, ...others] = cards
  if (card === undefined) return [room.map(() => [])]
  return room.flatMap((left, i) =>
    left === 0 ? [] : waysInto(room.with(i, left - 1), others).map(way => added(way, i, card)),
  )
}

/** Again and again the card and row that suit each other best, a sure foul last of all. */
const suitingBest = (rows: Rows, laid: Laid, room: readonly number[], cards: readonly Card[], count: number): Laid => {
  let lying = laid
  let left = cards.toSorted((a, b) => codeOf(b) - codeOf(a))
  const placed: Card[][] = rows.rows.map(() => [])
  for (let n = 0; n < count; n++) {
    const open = room.flatMap((most, row) => (placed[row]!.length < most ? [row] : []))
    const ways = left
      .flatMap(card => open.map(row => ({ card, row, liking: preference(rows, added(lying, row, card), row) })))
      .sort((a, b) => b.liking - a.liking)
    const stand = ways.filter(way => !isSureToFoul(rows, added(lying, way.row, way.card)))
    const { card, row } =
      stand.find(way => !isCrowded(rows, added(lying, way.row, way.card), way.row)) ?? stand[0] ?? ways[0]!
    lying = added(lying, row, card)
    placed[row]!.push(card)
    left = left.filter(other => other !== card)
  }
  return placed
}

/** Is a row of five full of little while another is still empty? The cards to come would have nowhere good to go. */
const isCrowded = (rows: Rows, laid: Laid, at: number): boolean => {
  const row = rows.rows[at]!
  if (row.cards < 5 || row.ranking !== 'high' || laid[at]!.length < row.cards) return false
  if (laid.every(cards => cards.length > 0)) return false
  return highCategory(highValue(laid[at]!.map(codeOf))) < STRAIGHT
}
const STRAIGHT = 4
