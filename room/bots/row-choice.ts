import { type Card, type Chance, seeded, shuffled, type View } from '@cardroom/engine'
import { deckCards } from '@cardroom/engine/cards'
import { type Arrangement, arrange, type Laid, type RowsDue, type SeenPlayer } from '@cardroom/engine/deal'
import type { Rows } from '@cardroom/engine/forms'
import { rowScore } from './row-score.ts'
import { rowsWorth } from './rows-worth.ts'

/** A row for each card that is held, from the front; -1 for a card that is thrown away. */
type Way = readonly number[]

/** How many hands are filled up, over all ways, before one is chosen. */
const TRIED = 600
/** This many ways at the most are tried: those that look best by the rules of thumb. */
const MOST_WAYS = 27
/** This many cards are laid by trying all ways; more are set at once. */
const MOST_TRIED = 5

/**
 * Where a bot lays its cards. Rows that are filled over several streets are filled up with unseen cards for every way,
 * and ways that do badly are tried no further; a hand that is set at once is laid in rising rows.
 */
export const laidFor = (view: View, own: SeenPlayer, { place }: RowsDue, chance: Chance): Arrangement => {
  const rows = view.form.rows!
  const { down } = own
  const before = rows.rows.map((_, i) => own.rows[i] ?? [])
  const room = rows.rows.map((row, i) => row.cards - before[i]!.length)
  if (!rows.mustRise || place > MOST_TRIED || down.length > MOST_TRIED) return arrange(rows, own.rows, down, place)
  const ways = promising(rows, before, down, waysFor(room, down.length, place))
  const way = best(rows, before, down, ways, unseenBy(view), seeded(chance(0x8000_0000)))
  return {
    rows: rows.rows.map((_, row) => down.filter((_card, i) => way[i] === row)),
    discard: down.filter((_, i) => way[i] === -1),
  }
}

const unseenBy = ({ form, players, boards }: View): readonly Card[] => {
  const seen = new Set<Card>([
    ...boards.flat(),
    ...players.flatMap(({ down, up, rows }) => [...down, ...up, ...rows.flat()]),
  ])
  return deckCards(form.deck).filter(card => !seen.has(card))
}

/** Every way to lay this many of these cards into the room that there is. */
const waysFor = (room: readonly number[], held: number, place: number): readonly Way[] => {
  if (held === 0) return [[]]
  const laying =
    place === 0
      ? []
      : room.flatMap((left, row) =>
          left === 0 ? [] : waysFor(room.with(row, left - 1), held - 1, place - 1).map(rest => [row, ...rest]),
        )
  return held > place ? [...laying, ...waysFor(room, held - 1, place).map(rest => [-1, ...rest])] : laying
}

/** The ways that look best before anything is tried. */
const promising = (rows: Rows, before: Laid, down: readonly Card[], ways: readonly Way[]): readonly Way[] => {
  if (ways.length <= MOST_WAYS) return ways
  const promise = (way: Way): number => {
    const laid = before.map(row => row.slice())
    return way.reduce((sum, row, i) => {
      if (row < 0) return sum
      const more = rowScore(rows.rows[row]!, laid[row]!, down[i]!, depthOf(rows, row))
      laid[row]!.push(down[i]!)
      return sum + more
    }, 0)
  }
  return ways
    .map(way => ({ way, promise: promise(way) }))
    .sort((one, other) => other.promise - one.promise)
    .slice(0, MOST_WAYS)
    .map(({ way }) => way)
}

const depthOf = ({ rows }: Rows, row: number): number => row / Math.max(1, rows.length - 1)

/** All ways are tried a little, the better third of them more, until one is left. */
const best = (
  rows: Rows,
  before: Laid,
  down: readonly Card[],
  ways: readonly Way[],
  unseen: readonly Card[],
  chance: Chance,
): Way => {
  const rounds = Math.max(1, Math.ceil(Math.log(ways.length) / Math.log(3)))
  let left = ways
  while (left.length > 1) {
    const hands = Math.max(1, Math.ceil(TRIED / rounds / left.length / FILLED))
    // all ways are tried with the same cards to come
    const toCome = Array.from({ length: hands }, () => shuffled(unseen, chance).slice(0, MOST_TO_COME))
    const worth = new Map(
      left.map(way => {
        const laid = before.map((row, at) => [...row, ...down.filter((_, i) => way[i] === at)])
        return [way, toCome.reduce((sum, cards) => sum + filledUp(rows, laid, cards), 0)]
      }),
    )
    left = left
      .toSorted((one, other) => worth.get(other)! - worth.get(one)!)
      .slice(0, Math.max(1, Math.floor(left.length / 3)))
  }
  return left[0]!
}

const MOST_TO_COME = 13
/** In how many ways the same cards to come are laid; a player will choose among them as they come. */
const FILLED = 3

/** What rows are worth when these cards have come: each laid where it goes best, or as they come in either order. */
const filledUp = (rows: Rows, laid: Laid, cards: readonly Card[]): number => {
  const open = rows.rows.reduce((sum, row, i) => sum + row.cards - laid[i]!.length, 0)
  const coming = cards.slice(0, open)
  const liked = rowsWorth(rows, oneByOne(rows, laid, coming))
  if (open < 2) return liked
  return Math.max(
    liked,
    rowsWorth(rows, inOrder(rows, laid, coming)),
    rowsWorth(rows, inOrder(rows, laid, coming.toReversed())),
  )
}

/** Cards that come one after another, each laid where it goes best. */
const oneByOne = (rows: Rows, laid: Laid, coming: readonly Card[]): Laid => {
  const whole = laid.map(row => row.slice())
  for (const card of coming) {
    let at = -1
    let most = Number.NEGATIVE_INFINITY
    for (const [i, row] of rows.rows.entries()) {
      if (whole[i]!.length === row.cards) continue
      const like = rowScore(row, whole[i]!, card, depthOf(rows, i))
      if (like > most) {
        most = like
        at = i
      }
    }
    whole[at]!.push(card)
  }
  return whole
}

/** The rows filled with these cards from the front to the back. */
const inOrder = (rows: Rows, laid: Laid, coming: readonly Card[]): Laid => {
  let next = 0
  return rows.rows.map((row, i) => {
    const from = next
    next += row.cards - laid[i]!.length
    return [...laid[i]!, ...coming.slice(from, next)]
  })
}
