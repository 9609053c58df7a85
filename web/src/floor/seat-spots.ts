/** A place on a table drawn from above. */
export type Spot = { readonly x: number; readonly y: number }

/** The drawing is this large, and the table lies in its middle. */
export const MAP = { width: 176, height: 108 } as const

/** Half the straight side of the table. */
const SIDE = 34

/**
 * Where the seats of a table are, seat 1 first, on a line this far from the table's axis: at even steps round the table
 * from the dealer's left, clockwise, with a place left for the dealer.
 */
export const seatSpots = (seats: number, radius: number): readonly Spot[] => {
  const round = 4 * SIDE + 2 * Math.PI * radius
  return Array.from({ length: seats }, (_, i) => spotAt((round * (i + 1)) / (seats + 1), radius))
}

/** The point this far along the line from the dealer, who sits in the middle of the lower side. */
const spotAt = (way: number, radius: number): Spot => {
  const middle = { x: MAP.width / 2, y: MAP.height / 2 }
  const bend = Math.PI * radius
  if (way < SIDE) return spot(middle.x - way, middle.y + radius)
  if (way < SIDE + bend) return onBend(middle.x - SIDE, middle.y, radius, Math.PI / 2 + (way - SIDE) / radius)
  if (way < 3 * SIDE + bend) return spot(middle.x - SIDE + (way - SIDE - bend), middle.y - radius)
  if (way < 3 * SIDE + 2 * bend) {
    return onBend(middle.x + SIDE, middle.y, radius, -Math.PI / 2 + (way - 3 * SIDE - bend) / radius)
  }
  return spot(middle.x + SIDE - (way - 3 * SIDE - 2 * bend), middle.y + radius)
}

const onBend = (x: number, y: number, radius: number, angle: number): Spot =>
  spot(x + radius * Math.cos(angle), y + radius * Math.sin(angle))

const spot = (x: number, y: number): Spot => ({ x: Math.round(10 * x) / 10, y: Math.round(10 * y) / 10 })
