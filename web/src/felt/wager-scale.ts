/** A slider has this many places. */
export const PLACES = 1000

type Bounds = { readonly least: number; readonly most: number }

/** Where an amount stands on a slider that is fine at its low end: each place is the same part more than the one before. */
export const placeOf = (amount: number, { least, most }: Bounds): number =>
  most <= least
    ? 0
    : Math.round((PLACES * Math.log(within(amount, least, most) / floorOf(least))) / Math.log(most / floorOf(least)))

/** The amount at a place of the slider, in whole units of the smallest chip; its ends are the bounds. */
export const amountAt = (place: number, { least, most }: Bounds, unit: number): number => {
  if (place <= 0) return least
  if (place >= PLACES) return most
  const exact = floorOf(least) * (most / floorOf(least)) ** (place / PLACES)
  return within(Math.round(exact / unit) * unit, least, most)
}

/** Where a slider has come to from an amount: at its low end a place is less than a chip, and there it goes chip by chip. */
export const slidTo = (place: number, from: number, bounds: Bounds, unit: number): number => {
  const to = amountAt(place, bounds, unit)
  const way = Math.sign(place - placeOf(from, bounds))
  return to === from ? within(from + way * unit, bounds.least, bounds.most) : to
}

const floorOf = (least: number): number => Math.max(1, least)
const within = (amount: number, least: number, most: number): number => Math.min(Math.max(amount, least), most)
