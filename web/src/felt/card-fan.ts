/** The size of a card and how far the next one lies from it, all in parts of a card's width. */
export type Fan = { readonly step: number; readonly downStep: number }

/**
 * How closely the cards of a hand lie so that it is no wider than `room` card widths: downcards that nobody can read
 * go under one another first, and the faces get what is left.
 */
export const fanOf = (downs: number, faces: number, room: number): Fan => {
  const count = downs + faces
  if (count <= 1) return { step: 1.06, downStep: 1.06 }
  const even = Math.min(1.06, (room - 1) / (count - 1))
  if (downs === 0 || faces === 0) return { step: even, downStep: even }
  const downStep = Math.min(even, TUCKED)
  const left = room - 1 - downs * downStep
  return { downStep, step: faces === 1 ? 1.06 : Math.min(1.06, Math.max(even, left / (faces - 1))) }
}

/** How much of a closed card is seen under the next. */
const TUCKED = 0.24

/** How wide the hand then is, in card widths. */
export const fanWidth = (downs: number, faces: number, { step, downStep }: Fan): number => {
  if (downs + faces === 0) return 0
  return 1 + (faces === 0 ? (downs - 1) * downStep : downs * downStep + (faces - 1) * step)
}
