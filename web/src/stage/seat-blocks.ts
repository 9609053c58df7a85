import { type Box, clamp } from './box.ts'
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
  const hand = handSize(table, sizes)
  const gap = isOpen ? 4 : 0
  const shiftX = isRows && !narrow ? -place.nx * (sizes.hand / 2 - plate * 0.08 + (low ? 4 : rail * 0.9)) : 0
  const shiftY = isOpen && !standing ? (((inward === 'down' ? -1 : 1) * (hand.h + gap)) / 2) * Math.abs(place.nx) : 0
  const isAside = !isRows && isOpen && !standing && !narrow
  const over = Math.max(0, hand.w / 2 - plate / 2 + plate * (low ? 0.2 : 0.5))
  const cardsAside = isAside ? -place.nx * Math.abs(place.nx) * over : 0
  const left = inward === 'left' ? -plate / 2 - sizes.handHeight : Math.min(-plate / 2, cardsAside - hand.w / 2)
  const right = inward === 'right' ? plate / 2 + sizes.handHeight : Math.max(plate / 2, cardsAside + hand.w / 2)
  const hanging = plateHeight / 2 + bubble * OUTSIDE
  const { up, down } = reach({ inward, isBeside, standing, hand, gap, hanging, sizes, shown: table.shown })
  const edge = standing ? 6 : 3
  const x = clamp(edge - left, place.x + shiftX, w - right - edge)
  const y = clamp(up + 2, place.y + shiftY, h - down - 2)
  const box: Box = { x: x + left, y: y - up, w: right - left, h: up + down }
  return {
    x,
    y,
    inward,
    cardsAside,
    nx: place.nx,
    box,
    parts: standing ? standingParts(x, y, up, down, hand.w, table, sizes) : [box],
  }
}

const inwardAt = (nx: number, isAbove: boolean, isRows: boolean, standing: boolean, isBeside: boolean): Inward => {
  if (isRows) return 'down'
  if (standing) return 'up'
  if (isBeside) return nx < 0 ? 'right' : 'left'
  return isAbove ? 'down' : 'up'
}

const handSize = ({ shown }: OnTable, { hand, handHeight, shownCard, shownStep }: Sizes) =>
  shown > 0
    ? { w: Math.max(hand, shownCard * (1 + (shown - 1) * shownStep)), h: shownCard * TALL }
    : { w: hand, h: handHeight }

/** How far a seat reaches above and below the middle of its plate. */
const reach = ({
  inward,
  isBeside,
  standing,
  hand,
  gap,
  hanging,
  sizes: { plateHeight, avatar, fan, handHeight },
  shown,
}: {
  readonly inward: Inward
  readonly isBeside: boolean
  readonly standing: boolean
  readonly hand: { readonly w: number; readonly h: number }
  readonly gap: number
  readonly hanging: number
  readonly sizes: Sizes
  readonly shown: number
}): { readonly up: number; readonly down: number } => {
  const half = Math.max(plateHeight, fan) / 2
  if (isBeside) return { up: half, down: Math.max(half, hanging) }
  if (standing)
    return { up: plateHeight / 2 + (shown > 0 ? Math.max(0, hand.h - avatar + 6) : handHeight), down: hanging }
  const cards = plateHeight / 2 + hand.h + gap
  return inward === 'up' ? { up: cards, down: hanging } : { up: hanging, down: cards }
}

const standingParts = (
  x: number,
  y: number,
  up: number,
  down: number,
  hand: number,
  { shown }: OnTable,
  { plate, plateHeight, avatar }: Sizes,
): readonly Box[] => {
  const head = Math.max(shown > 0 ? hand : Math.min(hand, plate), avatar + 4)
  const neck = -plateHeight / 2 + avatar - 4
  return [
    { x: x - head / 2, y: y - up, w: head, h: up + neck },
    { x: x - plate / 2, y: y + neck, w: plate, h: down - neck },
  ]
}
