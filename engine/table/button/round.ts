import type { Seat } from '../../deal/chips.ts'

/** How many chairs it is clockwise from one seat to another; none from a seat to itself. */
export const steps = (from: Seat, to: Seat): number => (to >= from ? to - from : to - from + ROUND)

/** More than any table has chairs. */
const ROUND = 1000

/** Does a seat lie clockwise behind the first and up to the second, that one included? */
export const isWithin = (seat: Seat, after: Seat, upTo: Seat): boolean =>
  seat !== after && steps(after, seat) <= steps(after, upTo)

/** Seats clockwise, beginning with the first after this one; this one itself is the last. */
export const clockwiseAfter = (seats: readonly Seat[], from: Seat): readonly Seat[] => {
  const sorted = [...seats].sort((a, b) => a - b)
  return [...sorted.filter(seat => seat > from), ...sorted.filter(seat => seat <= from)]
}

/** The next of these seats clockwise; a seat alone is its own next. */
export const nextAfter = (seats: readonly Seat[], from: Seat): Seat | undefined => {
  let next: Seat | undefined
  for (const seat of seats) if (next === undefined || waysTo(from, seat) < waysTo(from, next)) next = seat
  return next
}

const waysTo = (from: Seat, to: Seat): number => (to > from ? to - from : to - from + ROUND)

/** The last of these seats before this one, counted clockwise. */
export const lastBefore = (seats: readonly Seat[], to: Seat): Seat | undefined =>
  clockwiseAfter(
    seats.filter(seat => seat !== to),
    to,
  ).at(-1)
