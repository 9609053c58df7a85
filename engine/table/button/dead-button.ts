import type { Seat } from '../../deal/chips.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { Places } from '../table.ts'
import type { InTurn } from './in-turn.ts'
import { lastBefore, nextAfter } from './round.ts'

/**
 * rrp/4/2b: the big blind falls on the player due for it. Each smaller blind comes to where the next larger one was, and
 * the button to where the smallest was, whether or not anybody sits there.
 */
export const deadButton = (before: Places, { certain, willing }: InTurn, blinds: number, book: Rulebook): Places => {
  const bigBlind = nextAfter(willing, before.trail.at(-1)!)!
  const trail = closed(filled([...before.trail.slice(1), bigBlind], [...certain, bigBlind], blinds), certain, blinds)
  const spots = trail.slice(-blinds)
  return {
    button: diskAt(trail[0]!, certain, book),
    blinds: spots.map(seat => (seat === bigBlind || certain.includes(seat) ? seat : null)),
    more: [],
    spots,
    trail,
  }
}

/** Out of heads-up play the player before the small blind keeps the button. */
const filled = (trail: readonly Seat[], seats: readonly Seat[], blinds: number): readonly Seat[] =>
  trail.length > blinds ? trail : filled([lastBefore(seats, trail[0]!) ?? trail[0]!, ...trail], seats, blinds)

/** wsop/158: one more is to have the button where it was bought; the first empty seat on its way makes up for that. */
const closed = (trail: readonly Seat[], certain: readonly Seat[], blinds: number): readonly Seat[] => {
  const extra = trail.length - blinds - 1
  if (extra <= 0) return trail
  const isOver = (seat: Seat, i: number): boolean => !certain.includes(seat) || trail.indexOf(seat, i + 1) > 0
  const at = trail.slice(0, extra + 1).findIndex(isOver)
  return at < 0 ? trail : closed(trail.toSpliced(at, 1), certain, blinds)
}

/** hpt/button-help/small-blind-busts: the disk lies at the empty seat, or stays with the player who acts last anyway. */
const diskAt = (spot: Seat, certain: readonly Seat[], book: Rulebook): Seat =>
  book.deadButtonDiskPlacement.is === 'stays' && !certain.includes(spot) ? (lastBefore(certain, spot) ?? spot) : spot
