import { bookOf } from '../draft.ts'
import type { Money } from '../plan.ts'
import { refused } from '../refusal.ts'
import type { Entrant, Tournament } from '../tournament.ts'
import { type Handler, tell } from '../work.ts'
import type { OpeningOrder } from './opening.ts'

/**
 * rrp/15/39: management may call an event off in a way that is fair; those still in it get back what they paid. Where chips
 * are worth money, the buy-ins are shared by them instead.
 */
export const cancel: Handler<Extract<OpeningOrder, { readonly type: 'Cancel' }>> = (work, { reason, at }) => {
  const { state: event } = work
  if (reason.trim() === '') return refused('not-the-time', { about: 'reason-is-missing' })
  const left = event.entrants.filter(({ status, unsold }) => status !== 'withdrawn' && status !== 'out' && !unsold)
  const refunds = bookOf(event).tournamentBuyIn.is.cashValue ? byChips(event, left) : asPaid(event, left)
  tell(work, { type: 'TournamentCancelled', reason, refunds, at, rules: bookOf(event).eventWindow.rules })
  return null
}

type Refunds = readonly { readonly player: string; readonly amount: Money }[]

const asPaid = ({ plan }: Tournament, left: readonly Entrant[]): Refunds => {
  const cost = plan.buyIn.price + plan.buyIn.fee + (plan.bounty?.worth ?? 0)
  return left.map(({ player, entries, brought, rebuys, addOns }) => ({
    player,
    // a player who came from a flight paid their first entry there
    amount:
      (brought === null ? entries : entries - 1) * cost +
      rebuys * (plan.rebuys?.price ?? 0) +
      addOns * (plan.addOn?.price ?? 0),
  }))
}

/** Each chip is worth its part of the buy-ins; what cannot be divided goes unit by unit to the largest stacks. */
const byChips = ({ bank }: Tournament, left: readonly Entrant[]): Refunds => {
  const chips = left.reduce((sum, { stack }) => sum + stack, 0)
  const shares = left.map(({ player, stack, bounty }) => ({
    player,
    stack,
    bounty,
    share: chips === 0 ? 0 : Math.floor((bank.buyIns * stack) / chips),
  }))
  const rest = bank.buyIns - shares.reduce((sum, { share }) => sum + share, 0)
  const odd = new Set(
    shares
      .toSorted((a, b) => b.stack - a.stack)
      .slice(0, rest)
      .map(({ player }) => player),
  )
  return shares.map(({ player, share, bounty }) => ({ player, amount: share + (odd.has(player) ? 1 : 0) + bounty }))
}
