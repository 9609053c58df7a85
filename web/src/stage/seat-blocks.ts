import { type Box, boxAround, clamp } from './box.ts'
import { along, type RailLine } from './rail-line.ts'
import { type Inward, type OnTable, OUTSIDE, type SeatPlace, type Shape, type Sizes, TALL } from './stage.ts'

/** A seat so far along the line: its plate, its cards towards the middle, and its bubble on the outer side. */
export const seatAt = (shape: Shape, table: OnTable, sizes: Sizes, line: RailLine, distance: number): SeatPlace => {
  const { w, h, narrow, low, standing } = shape
  const { plate, plateHeight, bubble, rail } = sizes
  const place = along(line, distance)
  const isRows = table.kind === 'rows'
  const isOpen = table.shown > 0 || table.kind === 'stud' || isRows
  const isBeside = !isOpen && !standing && Math.abs(place.nx) > 0.72
  const inward = inwardAt(place.nx, place.y < h * 0.52, isRows, standing, isBeside)
  const hand = handSize(table, sizes, standing)
  const gap = isOpen ? 4 : 0
  const shiftX = isRows && !narrow ? -place.nx * (sizes.hand / 2 - plate * 0.08 + (low ? 4 : rail * 0.9)) : 0
  const shiftY = isOpen && !standing ? (((inward === 'down' ? -1 : 1) * (hand.h + gap)) / 2) * Math.abs(place.nx) : 0
  const isAside = !isRows && isOpen && !standing && !narrow
  const over = Math.max(0, hand.w / 2 - plate / 2 + plate * (low ? 0.2 : 0.5))
  const cardsAside = isAside ? -place.nx * Math.abs(place.nx) * over : 0
  const left = inward === 'left' ? -plate / 2 - sizes.handHeight : Math.min(-plate / 2, cardsAside - hand.w / 2)
  const right = inward === 'right' ? plate / 2 + sizes.handHeight : Math.max(plate / 2, cardsAside + hand.w / 2)
  const hanging = plateHeight / 2 + bubble * OUTSIDE
  const { up, down } = reach({ inward, isBeside, standing, hand, gap, hanging, sizes })
  const edge = standing ? 6 : 3
  const x = clamp(edge - left, place.x + shiftX, w - right - edge)
  // a winning card is lifted by a little
  const y = clamp(up + (standing ? 6 : 2), place.y + shiftY, h - down - 2)
  const box: Box = { x: x + left, y: y - up, w: right - left, h: up + down }
  const parts = standing ? standingParts(x, y, up, down, hand.w, sizes) : [box]
  const name = standing ? { ...parts[1]!, h: parts[1]!.h - bubble * OUTSIDE } : boxAround({ x, y }, plate, plateHeight)
  const cards = standing ? parts[0]! : cardsOf(name, x + cardsAside, inward, hand, gap)
  return { x, y, inward, cardsAside, nx: place.nx, box, parts, name, cards }
}

/** Where the cards of a lying plate are, beside it or towards the middle. */
const cardsOf = (
  { x, y, w, h }: Box,
  centre: number,
  inward: Inward,
  hand: { readonly w: number; readonly h: number },
  gap: number,
): Box => {
  switch (inward) {
    case 'left':
      return { x: x - hand.h, y: y + h / 2 - hand.w / 2, w: hand.h, h: hand.w }
    case 'right':
      return { x: x + w, y: y + h / 2 - hand.w / 2, w: hand.h, h: hand.w }
    case 'down':
      return { x: centre - hand.w / 2, y: y + h + gap, w: hand.w, h: hand.h }
    case 'up':
      return { x: centre - hand.w / 2, y: y - gap - hand.h, w: hand.w, h: hand.h }
  }
}

const inwardAt = (nx: number, isAbove: boolean, isRows: boolean, standing: boolean, isBeside: boolean): Inward => {
  if (isRows) return 'down'
  if (standing) return 'up'
  if (isBeside) return nx < 0 ? 'right' : 'left'
  return isAbove ? 'down' : 'up'
}

const handSize = ({ shown, hole }: OnTable, { hand, handHeight, shownCard, shownStep }: Sizes, standing: boolean) =>
  shown > 0 || standing
    ? { w: Math.max(hand, shownCard * (1 + (Math.max(shown, hole) - 1) * shownStep)), h: shownCard * TALL }
    : { w: hand, h: handHeight }

/** How far a seat reaches above and below the middle of its plate. */
const reach = ({
  inward,
  isBeside,
  standing,
  hand,
  gap,
  hanging,
  sizes: { plateHeight, avatar, fan, handHeight, shownCard },
}: {
  readonly inward: Inward
  readonly isBeside: boolean
  readonly standing: boolean
  readonly hand: { readonly w: number; readonly h: number }
  readonly gap: number
  readonly hanging: number
  readonly sizes: Sizes
}): { readonly up: number; readonly down: number } => {
  const half = Math.max(plateHeight, fan) / 2
  if (isBeside) return { up: half, down: Math.max(half, hanging) }
  // a standing plate keeps the room for cards that are shown, so that nothing moves when they turn
  if (standing) return { up: plateHeight / 2 + Math.max(handHeight, shownCard * TALL - avatar + 6), down: hanging }
  const cards = plateHeight / 2 + hand.h + gap
  return inward === 'up' ? { up: cards, down: hanging } : { up: hanging, down: cards }
}

const standingParts = (
  x: number,
  y: number,
  up: number,
  down: number,
  hand: number,
  { plate, plateHeight, avatar }: Sizes,
): readonly Box[] => {
  const head = Math.max(hand, avatar + 4)
  const neck = -plateHeight / 2 + avatar - 4
  return [
    { x: x - head / 2, y: y - up, w: head, h: up + neck },
    { x: x - plate / 2, y: y + neck, w: plate, h: down - neck },
  ]
}
