import { areClose, boxAround, type Point } from './box.ts'
import { along, lengthOf, type RailLine } from './rail-line.ts'
import type { OnTable, Stage } from './stage.ts'

/** Where empty chairs stand on the rail: half way between people, as many as there is room for without touching anything. */
export const emptyChairs = (stage: Stage, table: OnTable, most: number): readonly Point[] => {
  const { shape, sizes, own, seats, bets, ownBet, middle, table: rail } = stage
  const [w, h] = shape.standing ? [52, 52] : [108, 44]
  const line: RailLine = {
    x: rail.x + sizes.rail / 2,
    y: rail.y + sizes.rail / 2,
    w: rail.w - sizes.rail,
    h: rail.h - sizes.rail,
    r: Math.max(0, rail.r - sizes.rail / 2),
  }
  const [betWide, betHigh] = [sizes.chip * 1.5 + 40, sizes.chip * 1.15]
  const taken = [
    ...seats.map(({ box }) => box),
    ...own.boxes,
    ...(table.bets && !stage.betsInBubbles ? [...bets, ownBet].map(spot => boxAround(spot, betWide, betHigh)) : []),
    ...(middle.box === null ? [] : [middle.box]),
  ]
  const found: Point[] = []
  // the sides first, where nobody looks for cards; then towards the top
  for (const share of [0.25, 0.75, 0.17, 0.83, 0.34, 0.66, 0.42, 0.58, 0.12, 0.88]) {
    if (found.length >= most) break
    const { x, y } = along(line, lengthOf(line) * share)
    const spot = {
      x: Math.max(w / 2 + 4, Math.min(shape.w - w / 2 - 4, x)),
      y: Math.max(h / 2 + 4, Math.min(shape.h - h / 2 - 4, y)),
    }
    const box = boxAround(spot, w, h)
    const isFree =
      !taken.some(other => areClose(box, other, 6)) && !found.some(other => areClose(box, boxAround(other, w, h), 40))
    if (isFree) found.push(spot)
  }
  return found
}
