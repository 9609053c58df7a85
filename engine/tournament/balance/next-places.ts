import type { Seat } from '../../deal/chips.ts'
import { clockwiseAfter, isWithin, nextAfter, steps } from '../../table/button/round.ts'
import { bookOf } from '../draft.ts'
import type { EventTable, Tournament } from '../tournament.ts'

/** The seats where somebody sits. */
export const takenSeats = ({ seats }: EventTable): readonly Seat[] =>
  seats.flatMap((player, i) => (player === null ? [] : [i + 1]))

/** The seats that are free, in the order in which the big blind comes to them, the soonest first. */
export const freeSeats = (table: EventTable): readonly Seat[] =>
  clockwiseAfter(
    table.seats.flatMap((player, i) => (player === null ? [i + 1] : [])),
    bigBlindSpot(table),
  )

/** Those who sit here in the order in which they are due for the big blind. */
export const dueForBig = (table: EventTable): readonly Seat[] => clockwiseAfter(takenSeats(table), bigBlindSpot(table))

/** In how many deals a seat has the big blind, if somebody sits there: 1 for the next deal. */
export const bigBlindIn = (table: EventTable, seat: Seat): number => {
  const spot = bigBlindSpot(table)
  return 1 + takenSeats(table).filter(it => it !== seat && it !== spot && isWithin(it, spot, seat)).length
}

/** Where the last big blind was; before the first deal the seat after which the first one falls. */
const bigBlindSpot = (table: EventTable): Seat => {
  if (table.big !== null) return table.big
  const taken = takenSeats(table)
  if (table.button === null || taken.length === 0) return 0
  return nextAfter(taken, table.button)!
}

/** What a seat has in the next deal, if somebody sits down there. */
export type Duty = 'big-blind' | 'small-blind' | 'button' | 'none'

/** rrp/15/16: the big blind falls on the player due, the small one comes to where it was, the button to where the small one was. */
export const dutyAt = (table: EventTable, seat: Seat): Duty => {
  const { small, big } = table
  if (big === null) return 'none'
  if (bigBlindIn(table, seat) === 1 && seat !== big && isNextAfter(table, seat)) return 'big-blind'
  if (seat === big) return 'small-blind'
  const button = small ?? table.button
  if (button === null) return 'none'
  return seat === button || (seat !== big && steps(button, seat) < steps(button, big)) ? 'button' : 'none'
}

/** Nobody sits between the last big blind and this seat. */
const isNextAfter = (table: EventTable, seat: Seat): boolean => {
  const next = nextAfter([...takenSeats(table).filter(it => it !== table.big), seat], table.big!)
  return next === seat
}

/** Does a player who comes to this seat wait until the button has passed? */
export const waitsAt = (event: Tournament, table: EventTable, seat: Seat): boolean => {
  const duty = dutyAt(table, seat)
  return duty !== 'none' && bookOf(event).movedPlayerWaitsIn.is.includes(duty)
}
