import type { BetSpots } from './bet-spots.ts'
import { areClose, type Box, boxAround, clamp } from './box.ts'
import type { RailLine } from './rail-line.ts'
import { type Middle, type OnTable, type OwnPlace, type SeatPlace, type Shape, type Sizes, TALL } from './stage.ts'

/** The middle: the widest boardcards that touch nothing, one board under the other or side by side. */
export const middleOf = (
  shape: Shape,
  table: OnTable,
  sizes: Sizes,
  felt: RailLine,
  seats: readonly SeatPlace[],
  own: OwnPlace,
  spots: BetSpots,
  /** Where the boards were before: they move from there only for much larger cards. */
  near?: number,
): { readonly middle: Middle; readonly clashes: number } => {
  const { w, h, narrow, low } = shape
  const potHeight = low ? 26 : narrow ? 30 : clamp(34, h * 0.055, 50)
  const centre = { x: w / 2, y: (felt.y + own.top) / 2 }
  const walls = wallsOf(shape, table, seats, own, spots)
  const fits = (card: number, columns: number, y: number): Box | null => {
    const box = boxAround({ x: centre.x, y }, ...extent(shape, table, card, columns, potHeight))
    const inside = box.y > 0 && box.x > felt.x + sizes.rail + 8
    return inside && !walls.some(wall => areClose(box, wall, low ? 3 : 5)) ? box : null
  }
  const none: Middle = { ...centre, card: 0, columns: 1, potHeight, box: null }
  if (table.boards === 0) {
    for (let off = 0; off < h * 0.4; off += 4) {
      const box = fits(0, 1, centre.y + off) ?? fits(0, 1, centre.y - off)
      if (box !== null) return { middle: { ...none, y: box.y + box.h / 2, box }, clashes: 0 }
    }
    // where rows lie, nothing has to lie in the middle
    return { middle: none, clashes: table.kind === 'rows' ? 0 : 1 }
  }
  const most = Math.min(narrow ? 62 : 116, largest(table, own, low))
  const awayFrom = (y: number): number =>
    near === undefined ? Math.abs(y - centre.y * 1.02) * 0.03 : Math.abs(y - near) * 0.3
  const best = columnsOf(table.boards)
    .flatMap(columns =>
      steps(h * 0.2, own.top).map(y => ({ columns, y, card: widest(most, card => fits(card, columns, y)) })),
    )
    .filter(({ card }) => card > 14)
    .map(it => ({ ...it, score: it.card - awayFrom(it.y) - (it.columns > 1 ? 6 : 0) }))
    .reduce<Found | null>((found, it) => (found === null || it.score > found.score ? it : found), null)
  if (best === null) return { middle: none, clashes: 1 }
  const box = fits(best.card, best.columns, best.y)
  const middle = { x: centre.x, y: best.y, card: best.card, columns: best.columns, potHeight, box }
  return { middle, clashes: best.card < (narrow ? 34 : low ? 28 : 30) ? 0.5 : 0 }
}

type Found = { readonly columns: number; readonly y: number; readonly card: number; readonly score: number }

const largest = ({ boards }: OnTable, { card }: OwnPlace, low: boolean): number =>
  card === 0 ? 90 : card * (boards > 1 ? 0.92 : low ? 0.9 : 1.08)

/** Everything that the middle keeps away from. */
const wallsOf = (
  { w, low, narrow }: Shape,
  { seated }: OnTable,
  seats: readonly SeatPlace[],
  own: OwnPlace,
  { boxes, ownBox }: BetSpots,
): readonly Box[] => [
  ...seats.map(({ box }) => box),
  ...boxes,
  ...own.boxes,
  ...(seated && ownBox !== null ? [ownBox] : []),
  ...(!low && !narrow && own.height > 0 ? [{ x: w / 2 - own.width / 2, y: own.top - 8, w: own.width, h: 8 }] : []),
]

const extent = (
  { narrow, low, standing }: Shape,
  { boards }: OnTable,
  card: number,
  columns: number,
  potHeight: number,
): readonly [number, number] => {
  const street = standing && boards > 0 ? 0 : low ? 16 : 22
  if (boards === 0) return [narrow ? 140 : 150, street + potHeight]
  const rows = Math.ceil(boards / columns)
  const number = boards > 1 ? (narrow ? 9 : 16) : 0
  const board = card * 5 + Math.max(2, card * 0.07) * 4 + 2 * number
  return [
    board * columns + (columns - 1) * card * 0.5,
    street + rows * card * TALL + (rows - 1) * Math.max(4, card * 0.12) + 6 + potHeight,
  ]
}

const columnsOf = (boards: number): readonly number[] =>
  Array.from({ length: boards }, (_, i) => i + 1).filter(columns => boards % columns === 0)

const steps = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / 3)) }, (_, i) => from + i * 3)

/** The largest card that fits, by halving. */
const widest = (most: number, fits: (card: number) => Box | null): number => {
  if (fits(most) !== null) return most
  let [low, high] = [0, most]
  for (let i = 0; i < 9; i++) {
    const half = (low + high) / 2
    if (fits(half) !== null) low = half
    else high = half
  }
  return low
}
