import type { Chips, Seat } from '../chips.ts'

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
  let freeride = false // a live player without chips of their own in plays for the dead money
  for (const { dead, folded, paid } of seats) {
    waiting += dead
    if (!folded && paid === 0) freeride = true
  }
  if (waiting > 0 && freeride) {
    pots.push({ amount: waiting, seats: contesting(seats, 0) })
    waiting = 0
  }
  let floor = 0
  for (let level = nextLevel(seats, floor); level > floor; level = nextLevel(seats, floor)) {
    for (const { paid } of seats) if (paid > floor) waiting += (paid < level ? paid : level) - floor
    pots.push({ amount: waiting, seats: contesting(seats, level) })
    waiting = 0
    floor = level
  }
  // Folded chips above every live amount have nobody of their own to go to: they join the last pot.
  for (const { paid } of seats) if (paid > floor) waiting += paid - floor
  if (waiting > 0) {
    const last = pots.at(-1)
    if (last) last.amount += waiting
    else pots.push({ amount: waiting, seats: contesting(seats, 0) })
  }
  return pots
}

/** The seats of those still in with at least this much. */
const contesting = (seats: readonly Contribution[], level: Chips): readonly Seat[] => {
  const found: Seat[] = []
  for (const { seat, paid, folded } of seats) if (!folded && paid >= level) found.push(seat)
  return found
}

/** The chips of the one player that nobody matched, folded players counted, or null. They go back before the pots are made. */
export const uncalled = (
  seats: readonly Omit<Contribution, 'dead'>[],
): { readonly seat: Seat; readonly amount: Chips } | null => {
  let most = 0
  let next = 0
  let owner = -1
  for (let i = 0; i < seats.length; i++) {
    const { paid } = seats[i]!
    if (paid > most) {
      next = most
      most = paid
      owner = i
    } else if (paid > next) next = paid
  }
  if (owner < 0 || most === next || seats[owner]!.folded) return null
  return { seat: seats[owner]!.seat, amount: most - next }
}

/** The lowest amount above the floor at which a live player's chips end; the floor itself if there is none. */
const nextLevel = (seats: readonly Contribution[], floor: Chips): Chips => {
  let level = floor
  for (const { paid, folded } of seats) {
    if (!folded && paid > floor && (level === floor || paid < level)) level = paid
  }
  return level
}
