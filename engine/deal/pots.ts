import type { Chips, Seat } from './chips.ts'

/** A pot and those who can win it. */
export type Pot = { readonly amount: Chips; readonly seats: readonly Seat[] }

/** What a seat has put in: `paid` counts for its own share of the pot, `dead` is for the middle. */
export type Contribution = {
  readonly seat: Seat
  readonly paid: Chips
  readonly dead: Chips
  readonly folded: boolean
}

/**
 * The pots of a deal, the main pot first. Each live amount closes a pot that is contested by all who have at least so
 * much in; the chips of folded players lie in the pots they reach, and dead money in the main pot.
 */
export const potsOf = (seats: readonly Contribution[]): readonly Pot[] => {
  const pots: { amount: Chips; readonly seats: readonly Seat[] }[] = []
  let waiting = 0 // chips for the next pot to be closed
  let floor = 0
  for (const seat of seats) waiting += seat.dead
  // A live player without chips of his own in plays for the dead money.
  if (waiting > 0 && seats.some(s => !s.folded && s.paid === 0)) {
    pots.push({ amount: waiting, seats: seats.filter(s => !s.folded).map(s => s.seat) })
    waiting = 0
  }
  for (;;) {
    const level = nextLevel(seats, floor)
    if (level === null) break
    for (const { paid } of seats) waiting += Math.max(0, Math.min(paid, level) - floor)
    pots.push({ amount: waiting, seats: seats.filter(s => !s.folded && s.paid >= level).map(s => s.seat) })
    waiting = 0
    floor = level
  }
  // Folded chips above every live amount have nobody of their own to go to: they join the last pot.
  for (const { paid } of seats) waiting += Math.max(0, paid - floor)
  if (waiting > 0) {
    const last = pots.at(-1)
    if (last) last.amount += waiting
    else pots.push({ amount: waiting, seats: seats.filter(s => !s.folded).map(s => s.seat) })
  }
  return pots
}

/** The chips of the one player that nobody matched, folded players counted, or null. They go back before the pots are made. */
export const uncalled = (seats: readonly Contribution[]): { readonly seat: Seat; readonly amount: Chips } | null => {
  let most: Contribution | null = null
  let next = 0
  for (const seat of seats) {
    if (most === null || seat.paid > most.paid) {
      next = most?.paid ?? 0
      most = seat
    } else if (seat.paid > next) next = seat.paid
  }
  if (most === null || most.folded || most.paid === next) return null
  return { seat: most.seat, amount: most.paid - next }
}

/** The lowest amount above the floor at which a live player's chips end. */
const nextLevel = (seats: readonly Contribution[], floor: Chips): Chips | null => {
  let level: Chips | null = null
  for (const { paid, folded } of seats) {
    if (!folded && paid > floor && (level === null || paid < level)) level = paid
  }
  return level
}
