import type { Seat } from '../../deal/chips.ts'
import type { Places } from '../table.ts'
import type { InTurn } from './in-turn.ts'
import { clockwiseAfter, isWithin, lastBefore, nextAfter, steps } from './round.ts'

/**
 * rrp/4/2a: the button goes to the next player. A player it or a blind would have jumped over posts the blind all the
 * same, so that two may have the big blind at once, and a small blind may come from the button.
 */
export const movingButton = (before: Places, inTurn: InTurn, blinds: number): Places => {
  const { certain, willing } = inTurn
  const last = before.trail.at(-1)!
  const button = [...before.trail.slice(1), ...clockwiseAfter(certain, last)].find(seat => certain.includes(seat))!
  const bigBlind = bigBlindFor(before, button, inTurn, blinds)
  // a player who waits for the big blind has it as well, unless the button has gone by them
  const due = willing.filter(seat => certain.includes(seat) || seat === bigBlind || isWithin(seat, button, bigBlind))
  const posting: (readonly Seat[])[] = [clockwiseAfter(due, last).filter(isUpTo(last, bigBlind))]
  for (let blind = blinds - 2; blind >= 0; blind--) {
    posting.unshift(belowPosting(before.spots[blind] ?? last, posting, certain))
  }
  return {
    button,
    blinds: posting.map(seats => seats.at(-1) ?? null),
    more: posting.flatMap((seats, blind) => seats.slice(0, -1).map(seat => ({ seat, blind }))),
    spots: posting.map((seats, blind) => seats.at(-1) ?? before.spots[blind] ?? last),
    trail: [button, ...between(button, bigBlind, [...certain, ...posting.at(-1)!]), bigBlind],
  }
}

/** The seats from the button to the big blind, which may be a whole round. */
const between = (button: Seat, bigBlind: Seat, seats: readonly Seat[]): readonly Seat[] =>
  clockwiseAfter([...new Set(seats)], button).filter(
    seat => seat !== button && seat !== bigBlind && (button === bigBlind || isWithin(seat, button, bigBlind)),
  )

/** The big blind is this many players behind the button, and at least one further on than it was. */
const bigBlindFor = (before: Places, button: Seat, { certain, willing }: InTurn, blinds: number): Seat => {
  const last = before.trail.at(-1)!
  const due = nextAfter(willing, last)!
  const below = clockwiseAfter(certain, button).slice(0, blinds - 1)
  const byPosition = nextAfter(willing, below.at(-1) ?? button)!
  const from = before.trail.includes(button) ? button : last
  const isFurther = byPosition === from || (due !== from && steps(from, byPosition) > steps(from, due))
  return isFurther ? byPosition : due
}

/** Who has a smaller blind: all from where it was to the last one before those with a larger blind. */
const belowPosting = (spot: Seat, above: readonly (readonly Seat[])[], certain: readonly Seat[]): readonly Seat[] => {
  const [next] = above.find(seats => seats.length > 0)!
  const upTo = lastBefore(certain, next!) ?? spot
  // if it was where the larger blind is now, it's a whole round behind
  if (spot !== next && steps(spot, next!) <= steps(upTo, next!)) return []
  return clockwiseAfter(certain, spot).filter(seat => isWithin(seat, spot, upTo) && !above.flat().includes(seat))
}

const isUpTo =
  (after: Seat, upTo: Seat) =>
  (seat: Seat): boolean =>
    isWithin(seat, after, upTo) || seat === upTo

/** web/blinds/2, the traditional way: the button goes to the next player and those at their left have the blinds. */
export const traditionalButton = (before: Places, { certain }: InTurn): Seat => nextAfter(certain, before.button)!
