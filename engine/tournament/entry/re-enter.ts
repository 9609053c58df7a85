import { openSeat } from '../balance/open-seat.ts'
import { bookOf, entrantOf } from '../draft.ts'
import { levelNow } from '../levels/level-now.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import { priceOf } from './enter.ts'
import type { EntryOrder } from './entry.ts'

/** A player who is out buys a new stack and has a new seat, as often as it is posted and while entries are taken. */
export const reEnter: Handler<Extract<EntryOrder, { readonly type: 'ReEnter' }>> = (work, { player, at }) => {
  const { state: event } = work
  const entrant = entrantOf(event, player)
  if (entrant?.status !== 'out') return refused(entrant === undefined ? 'not-entered' : 'still-in-play', { player })
  const { plan } = event
  if (entrant.entries > plan.reEntries) return refused('no-re-entry', { player, most: plan.reEntries })
  if (event.phase !== 'playing' || levelNow(event, at) >= plan.entryUntil)
    return refused('entries-are-closed', { level: plan.entryUntil })
  const to = openSeat(event)
  if (to === null) return refused('no-such-seat', { player })
  tell(work, {
    type: 'ReEntered',
    player,
    chips: plan.buyIn.chips,
    paid: priceOf(event),
    to: { table: to.table, seat: to.seat },
    waits: to.waits,
    at,
    rules: bookOf(event).tournamentBuyIn.rules,
  })
  return null
}
