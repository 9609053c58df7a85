import { betSpots } from './bet-spots.ts'
import { areClose } from './box.ts'
import { middleOf } from './middle.ts'
import { ownPlaceOf } from './own-place.ts'
import { seatPlaces } from './seat-places.ts'
import { shownPlaces } from './shown-places.ts'
import { sizesOf } from './sizes.ts'
import { type Middle, type OnTable, type OwnPlace, type SeatPlace, type Shape, type Stage, shapeOf } from './stage.ts'
import { tableLines } from './table-line.ts'

/**
 * A place for everything on a stage of this size: pure numbers, the same for the same table. At the showdown nothing keeps
 * away from where the cards of bare seats would lie.
 */
export const fit = (w: number, h: number, table: OnTable, bare: readonly number[] = []): Stage => {
  const shape = shapeOf(w, h, table.kind)
  return table.shown > 0 ? showdownFit(shape, table, bare) : playFit(shape, table)
}

/** While a hand is played: every seat has a spot for its chips, or the bubbles carry them. */
const playFit = (shape: Shape, table: OnTable): Stage => {
  const inBubbles = (): Stage => ({ ...best(shape, { ...table, bets: false }), betsInBubbles: true })
  if (table.kind === 'rows') return rowsFit(shape, table)
  if (!table.bets) return best(shape, table)
  if (table.kind === 'stud' && shape.narrow) return inBubbles()
  const apart = best(shape, table)
  const isSmall = shape.standing && table.boards > 0 && apart.middle.card < 46
  const isShrunk = shape.upright && !shape.narrow && apart.scale < READABLE
  if (apart.clashes === 0 && !isSmall && !isShrunk) return apart
  // no room for chips before every seat: the bubbles carry them, and boards and plates keep their size
  const merged = inBubbles()
  if (merged.clashes < apart.clashes) return merged
  const isLarger = isShrunk ? merged.scale > READABLE : merged.middle.card > apart.middle.card * 1.12
  return isLarger && merged.clashes === apart.clashes ? merged : apart
}

/** Plates are not made smaller than this for the sake of chips before them. */
const READABLE = 0.85

/**
 * At the showdown plates and boards stay as they were; the cards that are shown are made smaller until they lie beside the
 * boards. Only where that is not enough everything gets a new place.
 */
const showdownFit = (shape: Shape, table: OnTable, bare: readonly number[]): Stage => {
  const before = playFit(shape, { ...table, shown: 0 })
  const after = { ...table, bets: false }
  // beside their plate cards may be taken for a neighbour's: smaller ones above or below it are better
  if (!shape.standing)
    for (const [least, beside] of [[READ, false] as const, [SMALLEST, true] as const])
      for (let shown = 1; shown >= least; shown -= 0.06) {
        const found = keptPlaces(before, after, bare, shown, beside)
        if (found !== null) return found
      }
  for (let shown = 1; shown >= SMALLEST; shown -= 0.06) {
    const found = placed(shape, after, before.scale, { bare, kept: { middle: before.middle, shown } })
    if (found.clashes === 0) return found
  }
  return best(shape, after, bare, before.middle.y)
}

/** The same table with cards that are shown, if there is room for them beside plates that stand still. */
const keptPlaces = (
  before: Stage,
  table: OnTable,
  bare: readonly number[],
  shown: number,
  beside: boolean,
): Stage | null => {
  const { shape, own, middle } = before
  const sizes = sizesOf(shape, table, before.scale, shown)
  const walls = [...own.boxes, ...(middle.box === null ? [] : [middle.box])]
  const seats = shownPlaces(shape, sizes, Math.max(table.shown, table.hole), before.seats, bare, walls, beside)
  if (seats === null) return null
  return { ...before, sizes, seats, betsInBubbles: false, clashes: 0 }
}

/** Where rows need all the room there is, your own strip goes: what it says stands under the felt. */
const rowsFit = (shape: Shape, table: OnTable): Stage => {
  const whole = best(shape, table)
  return whole.clashes === 0 || table.tight ? whole : best(shape, { ...table, tight: true })
}

const SMALLEST = 0.64
/** Cards that are shown are still read well at this much of their size. */
const READ = 0.8

/** Smaller plates are tried until nothing touches. */
const best = (shape: Shape, table: OnTable, bare: readonly number[] = [], near?: number): Stage => {
  let found = placed(shape, table, 1, { bare, near })
  for (let scale = 0.97; scale >= SMALLEST && found.clashes > 0; scale -= 0.03) {
    const smaller = placed(shape, table, scale, { bare, near })
    if (smaller.clashes < found.clashes) found = smaller
  }
  return found
}

/** What is known of a showdown: who has no cards, where the boards were, and what stays as it was. */
type Showdown = {
  readonly bare: readonly number[]
  readonly near?: number | undefined
  readonly kept?: Kept
}

/** What stays as it was when cards are shown: where the boards lie; and how large those cards are. */
type Kept = { readonly middle: Middle; readonly shown: number }

const placed = (shape: Shape, table: OnTable, scale: number, { bare, near, kept }: Showdown): Stage => {
  const sizes = sizesOf(shape, table, scale, kept?.shown)
  const own = ownPlaceOf(shape, table, sizes)
  const { table: felt, line } = tableLines(shape, table, sizes, own)
  const seats = seatPlaces(shape, table, sizes, line, own)
  const spots = betSpots(shape, table, sizes, felt, seats, own)
  // a standing plate carries its cards where its face is
  const filled = seats.map((seat, at) => (shape.standing || !bare.includes(at) ? seat : withoutCards(seat)))
  const { middle, clashes } =
    kept === undefined
      ? middleOf(shape, table, sizes, felt, filled, own, spots, near)
      : { middle: kept.middle, clashes: covered(kept.middle, filled) }
  return {
    shape,
    sizes,
    own,
    table: felt,
    seats,
    bets: spots.bets,
    ownBet: spots.ownBet,
    middle,
    betsInBubbles: false,
    clashes: clashes + spots.clashes + clashesOf(filled, own),
    scale,
  }
}

const withoutCards = (seat: SeatPlace): SeatPlace => ({ ...seat, box: seat.name, parts: [seat.name] })

/** How many seats lie over the boards. */
const covered = ({ box }: Middle, seats: readonly SeatPlace[]): number =>
  box === null ? 0 : seats.filter(({ parts }) => parts.some(part => areClose(part, box, 2))).length

const clashesOf = (seats: readonly SeatPlace[], own: OwnPlace): number => {
  let clashes = 0
  seats.forEach((seat, i) => {
    if (own.boxes.some(box => areClose(seat.box, box))) clashes++
    for (const other of seats.slice(0, i))
      if (seat.parts.some(part => other.parts.some(its => areClose(part, its, 2)))) clashes++
  })
  return clashes
}
