import { type Card, cardOf, codeOf, UNKNOWN } from '../../cards/card.ts'
import type { Row, Rows } from '../../forms/form.ts'
import { combinations } from '../../ranking/combinations.ts'
import { preference } from './preference.ts'
import { isFouled, type Laid } from './rows.ts'
import { royalties } from './royalties.ts'
import { setFreely, setRising } from './set-at-once.ts'
import { isSureToFoul } from './sure-foul.ts'

/** Cards for each row from the front, and those thrown away. */
export type Arrangement = { readonly rows: Laid; readonly discard: readonly Card[] }

/**
 * A sound way to lay down so many of these cards behind those that lie: for bots and random play. It always fits, is the
 * same for the same cards, and fouls a hand that is set at once only if every other way fouls too.
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
  return discarding(cards, oneByOne(rows, laid, room, cards, count))
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

/** In the middle of a hand: again and again the card and row that suit each other best, a sure foul last of all. */
const oneByOne = (rows: Rows, laid: Laid, room: readonly number[], cards: readonly Card[], count: number): Laid => {
  let lying = laid
  let left = cards.toSorted((a, b) => codeOf(b) - codeOf(a))
  const placed: Card[][] = rows.rows.map(() => [])
  for (let n = 0; n < count; n++) {
    const open = room.flatMap((most, row) => (placed[row]!.length < most ? [row] : []))
    const ways = left
      .flatMap(card => open.map(row => ({ card, row, liking: preference(rows, added(lying, row, card), row) })))
      .sort((a, b) => b.liking - a.liking)
    const { card, row } = ways.find(way => !isSureToFoul(rows, added(lying, way.row, way.card))) ?? ways[0]!
    lying = added(lying, row, card)
    placed[row]!.push(card)
    left = left.filter(other => other !== card)
  }
  return placed
}
