import type { Chips, Seat } from '../../deal/chips.ts'
import { type Deal, potTotal } from '../../deal/deal.ts'
import type { DealEvent, Taken, WhyVoided } from '../../deal/events.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'

/** Whose chips do not go back when a deal is void. */
export type Forfeits = { readonly forfeits?: readonly Seat[] }

/**
 * The deal is void, as a misdeal or by a ruling: everybody has back to the chip what they put in, blinds and antes with
 * the rest. What one forfeits, and what lay in the pot from an earlier deal, stays for the next.
 */
export const voided = (
  deal: Deal,
  why: WhyVoided,
  rules: readonly RuleId[],
  { forfeits = [] }: Forfeits = {},
): readonly DealEvent[] => {
  const back = contributions(deal).filter(({ seat, amount }) => amount > 0 && !forfeits.includes(seat))
  const kept = potTotal(deal) - back.reduce((sum, { amount }) => sum + amount, 0)
  return [{ type: 'DealVoided', why, back, kept, rules }]
}

/** What every seat has in the pot, live or dead. */
const contributions = (deal: Deal): readonly Taken[] => {
  const bySeat = new Map<Seat, Chips>()
  for (const { seat, paid, dead } of deal.players) bySeat.set(seat, (bySeat.get(seat) ?? 0) + paid + dead)
  return [...bySeat].map(([seat, amount]) => ({ seat, amount }))
}
