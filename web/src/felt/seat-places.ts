/** Where a seat is drawn, in hundredths of the felt's width and height. */
export type SpotOnFelt = { readonly x: number; readonly y: number }

/** Seats around the felt, clockwise, with one's own at the bottom; wide for laptops, tall for phones. */
export const spotOf = (
  seat: number,
  chairs: number,
  own: number | null,
): { readonly wide: SpotOnFelt; readonly tall: SpotOnFelt } => {
  const turn = (((seat - (own ?? 1)) % chairs) + chairs) % chairs
  const angle = Math.PI / 2 + (2 * Math.PI * turn) / chairs
  return { wide: around(angle, 43, 40), tall: around(angle, 38, 42) }
}

/** Where the chips in front of a seat lie: on the way to the middle. */
export const betSpot = ({ x, y }: SpotOnFelt): SpotOnFelt => ({ x: 50 + (x - 50) * 0.55, y: 50 + (y - 50) * 0.52 })

const around = (angle: number, across: number, up: number): SpotOnFelt => ({
  x: Math.round(10 * (50 + across * Math.cos(angle))) / 10,
  y: Math.round(10 * (50 + up * Math.sin(angle))) / 10,
})
