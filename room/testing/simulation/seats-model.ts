import type { Model } from './linearizable.ts'

/** Who sits where with how much, by seat. */
export type Seats = ReadonlyMap<number, { readonly person: string; readonly chips: number }>

/** What people do about seats and chips, and what they look at. */
export type SeatInput =
  | { readonly does: 'sit'; readonly person: string; readonly seat: number; readonly chips: number }
  | { readonly does: 'buy'; readonly person: string; readonly chips: number }
  | { readonly does: 'leave'; readonly person: string }
  | { readonly does: 'look' }
export type SeatOutput =
  | { readonly is: 'done' }
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'seen'; readonly seats: string }

/** A table at which nothing is dealt: a seat is one person's, a person has one seat, and chips are what was bought. */
export const seatsModel: Model<Seats, SeatInput, SeatOutput> = {
  initial: new Map(),
  keyOf: seats => seatsText(seats),
  step: (seats, input, output) => {
    if (output?.is === 'refused') return mayRefuse(seats, input, output.why) ? seats : null
    switch (input.does) {
      case 'look':
        return output === null || (output.is === 'seen' && output.seats === seatsText(seats)) ? seats : null
      case 'sit': {
        const { person, seat, chips } = input
        if (seats.has(seat) || seatOf(seats, person) !== null) return output === null ? seats : null
        return new Map(seats).set(seat, { person, chips })
      }
      case 'buy': {
        const seat = seatOf(seats, input.person)
        if (seat === null) return output === null ? seats : null
        const { person, chips } = seats.get(seat)!
        return new Map(seats).set(seat, { person, chips: chips + input.chips })
      }
      case 'leave': {
        const seat = seatOf(seats, input.person)
        if (seat === null) return output === null ? seats : null
        return new Map([...seats].filter(([taken]) => taken !== seat))
      }
    }
  },
}

/** That a seat is taken, or that somebody has one or none, is said only while it is so; the house may have reasons of its own. */
const mayRefuse = (seats: Seats, input: SeatInput, why: string): boolean => {
  if (input.does === 'look') return false
  if (why === 'seat-is-taken') return input.does === 'sit' && seats.has(input.seat)
  if (why === 'has-a-seat') return seatOf(seats, input.person) !== null
  if (why === 'no-seat' || why === 'not-at-the-table') return seatOf(seats, input.person) === null
  return true
}

const seatOf = (seats: Seats, person: string): number | null =>
  [...seats].find(([, taken]) => taken.person === person)?.[0] ?? null

/** Who sits where with how much, in one line. */
export const seatsText = (seats: Seats): string =>
  [...seats]
    .toSorted(([one], [other]) => one - other)
    .map(([seat, { person, chips }]) => `${seat} ${person} ${chips}`)
    .join(', ')
