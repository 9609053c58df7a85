import type { Box } from './box.ts'
import type { Stage } from './stage.ts'

/** Is the plate of a seat nearer to another's name than to its own, or to your cards? Then it has to say whose it is. */
export const isAstray = (stage: Stage, at: number, plate: Box): boolean => {
  const far = ({ x, y, w, h }: Box): number =>
    Math.hypot(Math.max(x - plate.x - plate.w, plate.x - x - w, 0), Math.max(y - plate.y - plate.h, plate.y - y - h, 0))
  const { name, cards } = stage.seats[at]!
  const own = Math.min(far(name), far(cards))
  const others = [...stage.seats.filter((_, other) => other !== at).map(seat => seat.name), ...stage.own.boxes]
  return own > NEAR && others.some(box => far(box) < own)
}
/** What stands so near to a name belongs to it. */
const NEAR = 30

/** Where the dealer's button lies at a seat while cards are shown. */
export const discAt = ({ seats, shape: { standing } }: Stage, at: number): Box => {
  const { name, nx } = seats[at]!
  const [aside, y] = standing ? [14, name.y + name.h - 28] : [8, name.y - 6]
  const isRight = nx < -0.6
  return { x: isRight ? name.x + name.w + aside - DISC : name.x - aside, y, w: DISC, h: DISC }
}
const DISC = 22
