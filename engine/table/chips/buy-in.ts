import { NO_RULES } from '../../deal/work.ts'
import { memberOf } from '../draft.ts'
import { refusedAt } from '../refusal.ts'
import { type Handler, tellAt } from '../work.ts'
import type { ChipsOrder } from './chips-orders.ts'

/** A player buys chips to play with. */
export const buyIn: Handler<Extract<ChipsOrder, { readonly type: 'BuyIn' }> & { readonly at: number }> = (
  work,
  { player, chips, at },
) => {
  if (memberOf(work.table, player)?.seat == null) return refusedAt('no-seat', { player })
  if (!(Number.isSafeInteger(chips) && chips > 0)) return refusedAt('chips-not-whole', { player })
  tellAt(work, { type: 'BoughtIn', player, chips, at, rules: NO_RULES })
  return null
}
