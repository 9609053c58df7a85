import type { Box, Point } from './box.ts'

/** The line that seats stand on: a rectangle with round corners. */
export type RailLine = Box & { readonly r: number }

/** A place on the line, and the direction that points away from the table there. */
export type OnLine = Point & { readonly nx: number; readonly ny: number }

export const lengthOf = ({ w, h, r }: RailLine): number => 2 * (w + h - 4 * r) + 2 * Math.PI * r

/** The place that lies so far along the line from its bottom centre, clockwise as players sit. */
export const along = (line: RailLine, distance: number): OnLine => {
  const length = lengthOf(line)
  let left = ((distance % length) + length) % length
  for (const part of partsOf(line)) {
    if (left < part.length) return part.at(left)
    left -= part.length
  }
  return { x: line.x + line.w / 2, y: line.y + line.h, nx: 0, ny: 1 }
}

/** How deep inside the line a point lies; less than nothing outside. */
export const depthIn = ({ x, y, w, h, r }: RailLine, point: Point): number => {
  const dx = Math.abs(point.x - x - w / 2) - w / 2 + r
  const dy = Math.abs(point.y - y - h / 2) - h / 2 + r
  return r - Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - Math.min(Math.max(dx, dy), 0)
}

type Part = { readonly length: number; readonly at: (distance: number) => OnLine }

const partsOf = ({ x, y, w, h, r }: RailLine): readonly Part[] => {
  const [flat, side, corner] = [w - 2 * r, h - 2 * r, (Math.PI * r) / 2]
  const arc = (cx: number, cy: number, from: number): Part => ({
    length: corner,
    at: distance => {
      const angle = r === 0 ? from : from + distance / r
      const [nx, ny] = [Math.cos(angle), Math.sin(angle)]
      return { x: cx + r * nx, y: cy + r * ny, nx, ny }
    },
  })
  return [
    { length: flat / 2, at: s => ({ x: x + w / 2 - s, y: y + h, nx: 0, ny: 1 }) },
    arc(x + r, y + h - r, Math.PI / 2),
    { length: side, at: s => ({ x, y: y + h - r - s, nx: -1, ny: 0 }) },
    arc(x + r, y + r, Math.PI),
    { length: flat, at: s => ({ x: x + r + s, y, nx: 0, ny: -1 }) },
    arc(x + w - r, y + r, 1.5 * Math.PI),
    { length: side, at: s => ({ x: x + w, y: y + r + s, nx: 1, ny: 0 }) },
    arc(x + w - r, y + h - r, 0),
    { length: flat / 2, at: s => ({ x: x + w - r - s, y: y + h, nx: 0, ny: 1 }) },
  ]
}
