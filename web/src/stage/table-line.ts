import type { RailLine } from './rail-line.ts'
import { type OnTable, OUTSIDE, type OwnPlace, type Shape, type Sizes } from './stage.ts'

/** The table itself, and the line along its rail that the seats stand on. */
export const tableLines = (
  shape: Shape,
  { seated }: OnTable,
  sizes: Sizes,
  { strip }: OwnPlace,
): { readonly table: RailLine; readonly line: RailLine } => {
  const { w, h, upright, narrow, low, standing } = shape
  const { plate, plateHeight, bubble, rail } = sizes
  const padX = standing ? plate / 2 + 6 : plate / 2 + (narrow ? 3 : low ? 6 : 14)
  const padY = standing ? plateHeight / 2 + 15 : plateHeight / 2 + bubble * OUTSIDE + (low ? 3 : 8)
  const foot = seated ? h - strip.y - strip.h / 2 : padY
  const line = rounded(padX, padY, w - 2 * padX, h - padY - foot, upright ? (narrow ? 0.4 : 0.38) : 0.5)
  const out = standing || narrow ? padX - 3 : rail / 2
  const top = line.y - (standing ? plateHeight / 2 - 8 : rail / 2)
  const table = rounded(
    line.x - out,
    top,
    line.w + 2 * out,
    h - foot + rail / 2 - top,
    upright ? (narrow ? 0.36 : 0.38) : 0.5,
  )
  return { table, line }
}

const rounded = (x: number, y: number, w: number, h: number, share: number): RailLine => ({
  x,
  y,
  w,
  h,
  r: Math.max(0, Math.min(w, h)) * share,
})
