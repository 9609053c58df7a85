/** A rectangle on the stage, in pixels from its top left corner. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

export type Point = { readonly x: number; readonly y: number }

/** The rectangle of a size round a point. */
export const boxAround = ({ x, y }: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h })

/** Whether two rectangles lie closer to each other than a margin. */
export const areClose = (one: Box, other: Box, margin = 0): boolean =>
  one.x < other.x + other.w + margin &&
  other.x < one.x + one.w + margin &&
  one.y < other.y + other.h + margin &&
  other.y < one.y + one.h + margin

export const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value))
