import { citesOf } from '../../rulebooks/cites.ts'
import { memberOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import { plays, seatless } from './buy-in.ts'
import type { ChipsOrder } from './chips.ts'

/** Where chips are real, what lies on the table between deals is what there is: the count is corrected by it. */
export const correctStack: Handler<Extract<ChipsOrder, { readonly type: 'CorrectStack' }> & { readonly at: number }> = (
  work,
  { player, chips, at },
) => {
  const { state: table } = work
  const wrong = seatless(table, player)
  if (wrong !== null) return wrong
  const rules = citesOf(table.placard.book).chipsInView
  // in an event races, forfeits and penalties change what lies there, and the event says so
  if (!table.placard.realCards && table.placard.setting !== 'tournament')
    return refused('not-played-here', { player, about: 'no-real-chips', rules })
  if (plays(table, player)) return refused('deal-is-on', { player, about: 'chips-in-the-deal', rules })
  if (!(Number.isSafeInteger(chips) && chips >= 0)) return refused('chips-not-whole', { player })
  const { stack } = memberOf(table, player)!
  tell(work, { type: 'StackCorrected', player, from: stack, to: chips, at, rules })
  return null
}
