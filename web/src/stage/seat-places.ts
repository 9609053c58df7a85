import { areClose, type Box } from './box.ts'
import { along, lengthOf, type RailLine } from './rail-line.ts'
import { seatAt } from './seat-blocks.ts'
import type { OnTable, OwnPlace, SeatPlace, Shape, Sizes } from './stage.ts'

/**
 * Everybody but you, clockwise from your left, at even steps along the rail; your neighbours stand clear of your cards, and
 * two players sit opposite each other. Who watches sees all plates at even steps.
 */
export const seatPlaces = (
  shape: Shape,
  table: OnTable,
  sizes: Sizes,
  line: RailLine,
  own: OwnPlace,
): readonly SeatPlace[] => {
  const others = table.plates - (table.seated ? 1 : 0)
  const length = lengthOf(line)
  const at = (distance: number): SeatPlace => seatAt(shape, table, sizes, line, distance)
  if (others <= 0) return []
  if (table.kind === 'rows' && shape.narrow) return inLines(others, shape, at(length / 2))
  if (table.seated && others === 1) return [at(length / 2)]
  const measure = measured(line, table, at(length / 2), shape.standing)
  if (!table.seated) return each(others, i => at(measure.toPixels((measure.whole * (i + 0.5)) / others)))
  let start = 0
  while (start < length / 2 - 2 && own.boxes.some(box => areClose(at(start).box, box, shape.low ? 3 : 8))) start += 3
  const first = Math.max(measure.whole / (others + 1), measure.toMeasure(start))
  return each(others, i => at(measure.toPixels(first + (i * (measure.whole - 2 * first)) / (others - 1))))
}

/** On an upright phone three rows each lie side by side along the top; of more than three players two stand below. */
const inLines = (others: number, { w, h }: Shape, top: SeatPlace): readonly SeatPlace[] => {
  const columns = others > 3 ? 2 : others
  return each(others, i => {
    const x = (w / columns) * ((i % columns) + 0.5)
    const down = Math.floor(i / columns) * h * 0.5
    const moved = (it: Box): Box => ({ ...it, x: it.x + x - top.x, y: it.y + down })
    const box = moved(top.box)
    return { ...top, x, y: top.y + down, box, parts: [box], name: moved(top.name), cards: moved(top.cards) }
  })
}

type Measure = {
  readonly whole: number
  readonly toMeasure: (pixels: number) => number
  readonly toPixels: (measure: number) => number
}

/** How many stretches the line is measured in. */
const STRETCHES = 480

/** A crowded line is measured in plates: a step along the top costs a width, a step down the side a height. */
const measured = (line: RailLine, { kind, shown, plates }: OnTable, { box }: SeatPlace, standing: boolean): Measure => {
  const length = lengthOf(line)
  const crowded = kind === 'stud' || (shown > 0 && !standing) || plates > 7
  const sums = [0]
  for (let i = 1; i <= STRETCHES; i++) {
    const [from, to] = [along(line, ((i - 1) * length) / STRETCHES), along(line, (i * length) / STRETCHES)]
    const step = crowded ? Math.hypot((to.x - from.x) / box.w, (to.y - from.y) / box.h) : length / STRETCHES
    sums.push(sums[i - 1]! + step)
  }
  return {
    whole: sums[STRETCHES]!,
    toMeasure: pixels => sums[Math.round((pixels / length) * STRETCHES)]!,
    toPixels: measure => {
      let i = 1
      while (i < STRETCHES && sums[i]! < measure) i++
      const [below, above] = [sums[i - 1]!, sums[i]!]
      return ((i - 1 + (measure - below) / (above - below)) * length) / STRETCHES
    },
  }
}

const each = (count: number, make: (i: number) => SeatPlace): readonly SeatPlace[] =>
  Array.from({ length: count }, (_, i) => make(i))
