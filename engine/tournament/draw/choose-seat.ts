import { bookOf, entrantOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { DrawOrder } from './draw.ts'

/** rrp/15/2: where the seat cards of one table lie face up, early entrants choose; rrp/15/3: once play is on nobody does. */
export const chooseSeat: Handler<Extract<DrawOrder, { readonly type: 'ChooseSeat' }>> = (
  work,
  { player, seat, at },
) => {
  const { state: event } = work
  const { rules } = bookOf(event).tournamentSeating
  if (event.phase !== 'entries') return refused('director-moves', { player, rules: bookOf(event).balanceMover.rules })
  if (!event.plan.openSeats) return refused('not-done-here', { player, about: 'seats-are-drawn', rules })
  if (entrantOf(event, player)?.status !== 'entered') return refused('not-entered', { player })
  if (!(Number.isInteger(seat) && seat >= 1 && seat <= event.plan.seats))
    return refused('no-such-seat', { seat, most: event.plan.seats })
  if (event.entrants.some(it => it.wish === seat && it.player !== player)) return refused('seat-is-taken', { seat })
  tell(work, { type: 'SeatChosen', player, seat, at, rules })
  return null
}
