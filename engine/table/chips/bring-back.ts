import { citesOf } from '../../rulebooks/cites.ts'
import { memberOf } from '../draft.ts'
import { refusedAt } from '../refusal.ts'
import { type Handler, tellAt } from '../work.ts'
import type { ChipsOrder } from './chips-orders.ts'

/** rrp/2/procedures/6: what he took along for safety goes back on the table, all of it. */
export const bringBack: Handler<Extract<ChipsOrder, { readonly type: 'BringBack' }> & { readonly at: number }> = (
  work,
  { player, chips, at },
) => {
  const { pocketed = 0, away = null } = memberOf(work.table, player) ?? {}
  if (away !== null) return refusedAt('away', { player })
  if (!(Number.isSafeInteger(chips) && chips > 0 && chips <= pocketed)) {
    return refusedAt('chips-not-whole', { player, most: pocketed })
  }
  tellAt(work, { type: 'BroughtBack', player, chips, at, rules: citesOf(work.table.placard.book).bringBack })
  return null
}
