import { betSpots } from './bet-spots.ts'
import { touches } from './box.ts'
import { middleOf } from './middle.ts'
import { ownPlaceOf } from './own-place.ts'
import { seatPlaces } from './seat-places.ts'
import { sizesOf } from './sizes.ts'
import { type OnTable, type OwnPlace, type SeatPlace, type Shape, type Stage, shapeOf } from './stage.ts'
import { tableLines } from './table-line.ts'

/** A place for everything on a stage of this size: pure numbers, the same for the same table. */
export const fit = (w: number, h: number, table: OnTable): Stage => {
  const shape = shapeOf(w, h, table.kind)
  const inBubbles = (): Stage => ({ ...best(shape, { ...table, bets: false }), betsInBubbles: true })
  if (table.kind === 'rows') return rowsFit(shape, table)
  if (!table.bets) return best(shape, table)
  if (table.kind === 'stud' && shape.narrow) return inBubbles()
  const apart = best(shape, table)
  const isSmall = shape.standing && table.boards > 0 && apart.middle.card < 46
  if (apart.clashes === 0 && !isSmall) return apart
  // no room for chips before every seat: the bubbles carry them, and the board keeps its size
  const merged = inBubbles()
  return merged.clashes < apart.clashes || merged.middle.card > apart.middle.card * 1.12 ? merged : apart
}

/** Where rows need all the room there is, your own strip goes: your rows have a place beside the table. */
const rowsFit = (shape: Shape, table: OnTable): Stage => {
  const whole = best(shape, table)
  return whole.clashes === 0 || table.tight ? whole : best(shape, { ...table, tight: true })
}

const SMALLEST = 0.64

/** Smaller plates are tried until nothing touches. */
const best = (shape: Shape, table: OnTable): Stage => {
  let found = placed(shape, table, 1)
  for (let scale = 0.97; scale >= SMALLEST && found.clashes > 0; scale -= 0.03) {
    const smaller = placed(shape, table, scale)
    if (smaller.clashes < found.clashes) found = smaller
  }
  return found
}

const placed = (shape: Shape, table: OnTable, scale: number): Stage => {
  const sizes = sizesOf(shape, table, scale)
  const own = ownPlaceOf(shape, table)
  const { table: felt, line } = tableLines(shape, table, sizes, own)
  const seats = seatPlaces(shape, table, sizes, line, own)
  const spots = betSpots(shape, table, sizes, felt, seats, own)
  const { middle, clashes } = middleOf(shape, table, sizes, felt, seats, own, spots)
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
    clashes: clashes + spots.clashes + clashesOf(seats, own),
  }
}

const clashesOf = (seats: readonly SeatPlace[], own: OwnPlace): number => {
  let clashes = 0
  seats.forEach((seat, i) => {
    if (own.boxes.some(box => touches(seat.box, box))) clashes++
    for (const other of seats.slice(0, i))
      if (seat.parts.some(part => other.parts.some(its => touches(part, its, 2)))) clashes++
  })
  return clashes
}
