import { citesOf } from '../../rulebooks/cites.ts'
import { memberOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { ChipsOrder } from './chips.ts'

/** rrp/2/procedures/6: what they took along for safety goes back on the table, all of it. */
export const bringBack: Handler<Extract<ChipsOrder, { readonly type: 'BringBack' }> & { readonly at: number }> = (
  work,
  { player, chips, at },
) => {
  const { pocketed = 0, away = null } = memberOf(work.state, player) ?? {}
  if (away !== null) return refused('away', { player })
  if (!(Number.isSafeInteger(chips) && chips > 0 && chips <= pocketed)) {
    return refused('chips-not-whole', { player, most: pocketed })
  }
  tell(work, { type: 'BroughtBack', player, chips, at, rules: citesOf(work.state.placard.book).bringBack })
  return null
}
