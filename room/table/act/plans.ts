import type { Chips, Deal, Seat } from '@cardroom/engine'
import type { PlayerCommand } from '@cardroom/engine/deal'
import type { PlayerId } from '@cardroom/engine/table'
import type { Plan } from '../../protocol/named.ts'
import { type Refused, refusal } from '../../refusal.ts'
import { dueSeats } from '../state/due-seats.ts'
import type { Hosted } from '../state/hosted.ts'
import { legalNow } from '../state/legal-now.ts'

/** A plan with what it was made for: another deal, another street or another price, and it is void. */
export type Planned = { readonly plan: Plan; readonly deal: number; readonly street: string; readonly price: Chips }

/** A plan that may be made now, with what it would cost. */
export type PlanChoice = { readonly plan: Plan; readonly chips: Chips }

/**
 * What a seat may say before its turn: only while others act before it in a betting round. It is kept out of the
 * stream, and nobody else learns anything because of it.
 */
export const planChoices = (hosted: Hosted, seat: Seat): readonly PlanChoice[] => {
  const deal = hosted.night?.deal ?? null
  const player = deal?.players.find(it => it.seat === seat)
  if (deal?.round == null || player === undefined || player.folded || player.killed || player.stack === 0) return []
  const due = dueSeats(hosted.night!)
  // a player who has acted and matched the price may not be asked again
  const behind = player.bet < deal.round.price
  if (due.length === 0 || due.includes(seat) || legalNow(deal).due !== 'betting' || (player.acted && !behind)) return []
  if (!behind)
    return [
      { plan: 'check-fold', chips: 0 },
      { plan: 'check', chips: 0 },
    ]
  const chips = Math.min(deal.round.price - player.bet, player.stack)
  return [
    { plan: 'check-fold', chips: 0 },
    { plan: 'call', chips },
  ]
}

/** The plan as it is kept, or why it cannot be made. */
export const makePlan = (hosted: Hosted, seat: Seat, plan: Plan): Planned | Refused => {
  const choices = planChoices(hosted, seat)
  if (!choices.some(choice => choice.plan === plan)) {
    return refusal('not-now', { about: { accepted: choices.map(choice => choice.plan) } })
  }
  const deal = hosted.night!.deal!
  return { plan, deal: hosted.night!.table.deal!.number, street: deal.round!.street, price: deal.round!.price }
}

/** Is the situation still the one for which the plan was made? */
export const isStanding = ({ night }: Hosted, seat: Seat, { plan, deal: number, street, price }: Planned): boolean => {
  const deal = night?.deal ?? null
  if (deal?.round == null || night!.table.deal?.number !== number || deal.round.street !== street) return false
  const player = deal.players.find(it => it.seat === seat)
  if (player === undefined || player.folded || player.killed) return false
  return plan === 'check-fold' || deal.round.price === price
}

/** What the plan comes to at the player's turn; null if it is void, or no longer allowed. */
export const planCommand = (hosted: Hosted, seat: Seat, planned: Planned): PlayerCommand | null => {
  if (!isStanding(hosted, seat, planned)) return null
  const due = legalNow(hosted.night!.deal as Deal)
  if (due.due !== 'betting' || due.seat !== seat || due.bringIn !== null) return null
  if (planned.plan === 'call') return due.callTo === null ? null : { type: 'Call', seat }
  if (due.check) return { type: 'Check', seat }
  return planned.plan === 'check-fold' && due.fold ? { type: 'Fold', seat } : null
}

/** The plans of those who sit at a table, each known to its maker alone. */
export type Plans = {
  readonly of: (person: PlayerId) => Planned | null
  readonly set: (person: PlayerId, planned: Planned | null) => void
  /** Drops what is void at the table as it stands. */
  readonly prune: (hosted: Hosted) => void
  /** Says who changed their plan themselves. */
  readonly listen: (changed: (person: PlayerId) => void) => () => void
}

/** No plans yet. A restart of the room drops them all: they are a convenience, and players can always act themselves. */
export const keepPlans = (): Plans => {
  const plans = new Map<PlayerId, Planned>()
  const listeners = new Set<(person: PlayerId) => void>()
  return {
    of: person => plans.get(person) ?? null,
    set: (person, planned) => {
      if (planned === null) plans.delete(person)
      else plans.set(person, planned)
      for (const changed of listeners) changed(person)
    },
    prune: hosted => {
      for (const [person, planned] of plans) {
        const seat = (hosted.night?.table.chairs.indexOf(person) ?? -1) + 1
        if (seat === 0 || !isStanding(hosted, seat, planned)) plans.delete(person)
      }
    },
    listen: changed => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
