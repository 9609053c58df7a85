import { citesOf } from '../../rulebooks/cites.ts'
import { memberOf } from '../draft.ts'
import { refusedAt } from '../refusal.ts'
import { type Handler, tellAt } from '../work.ts'
import { plays, seatless } from './buy-in.ts'
import type { ChipsOrder } from './chips-orders.ts'

/** Where chips are real, what lies on the table between deals is what there is: the count is put right by it. */
export const correctStack: Handler<Extract<ChipsOrder, { readonly type: 'CorrectStack' }> & { readonly at: number }> = (
  work,
  { player, chips, at },
) => {
  const { table } = work
  const wrong = seatless(table, player)
  if (wrong !== null) return wrong
  const rules = citesOf(table.placard.book).chipsInView
  if (!table.placard.told)
    return refusedAt('not-played-here', { player, about: 'chips that lie on a real table', rules })
  if (plays(table, player)) return refusedAt('deal-is-on', { player, about: 'the chips in the deal', rules })
  if (!(Number.isSafeInteger(chips) && chips >= 0)) return refusedAt('chips-not-whole', { player })
  const { stack } = memberOf(table, player)!
  tellAt(work, { type: 'StackCorrected', player, from: stack, to: chips, at, rules })
  return null
}
