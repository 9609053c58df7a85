import { bookOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { OpeningOrder } from './opening.ts'

/** rrp/15/39: management may call an event off in a way that is fair; those still in it get back what they paid. */
export const cancel: Handler<Extract<OpeningOrder, { readonly type: 'Cancel' }>> = (work, { reason, at }) => {
  const { state: event } = work
  if (reason.trim() === '') return refused('not-the-time', { about: 'reason-is-missing' })
  const { plan } = event
  const cost = plan.buyIn.price + plan.buyIn.fee + (plan.bounty?.worth ?? 0)
  const refunds = event.entrants
    .filter(({ status, unsold }) => status !== 'withdrawn' && status !== 'out' && !unsold)
    .map(({ player, entries, brought, rebuys, addOns }) => ({
      player,
      // who came from a flight paid their first entry there
      amount:
        (brought === null ? entries : entries - 1) * cost +
        rebuys * (plan.rebuys?.price ?? 0) +
        addOns * (plan.addOn?.price ?? 0),
    }))
  tell(work, { type: 'TournamentCancelled', reason, refunds, at, rules: bookOf(event).eventWindow.rules })
  return null
}
