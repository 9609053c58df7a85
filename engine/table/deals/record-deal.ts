import { NO_RULES } from '../../deal/work.ts'
import { tellLegs } from '../agreed/legs.ts'
import { heldComesIn } from '../chips/held.ts'
import { takeRake } from '../collections/rake.ts'
import { payFromPool } from '../collections/time-pool.ts'
import { cashOut } from '../leaving/leave.ts'
import { refusedAt } from '../refusal.ts'
import { type Handler, tellAt } from '../work.ts'
import type { DealsOrder } from './deals-orders.ts'

/** The deal is over: its chips are in the stacks, the house takes its part, and those go who wanted to. */
export const recordDeal: Handler<Extract<DealsOrder, { readonly type: 'RecordDeal' }> & { readonly at: number }> = (
  work,
  { outcome, at },
) => {
  const { table } = work
  const { deal } = table
  if (deal === null) return refusedAt('no-deal-is-on')
  const before = deal.start.seats.reduce((sum, { chips }) => sum + chips, deal.start.carried ?? 0)
  const after = outcome.stacks.reduce((sum, { chips }) => sum + chips, outcome.carried)
  const isOut = ({ seat }: { readonly seat: number }): boolean => outcome.stacks.every(it => it.seat !== seat)
  if (before !== after || deal.players.some(isOut)) return refusedAt('not-this-deal')
  tellAt(work, { type: 'DealRecorded', number: deal.number, outcome, at, rules: NO_RULES })
  takeRake(work, deal.start.form, outcome, at)
  payFromPool(work, outcome, at)
  tellLegs(work, deal, outcome, at)
  heldComesIn(work, at)
  for (const { player, leaving } of table.members) if (leaving) cashOut(work, player, 'left', at)
  return null
}
