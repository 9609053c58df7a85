import { bookOf, entrantOf } from '../draft.ts'
import { levelNow } from '../levels/level-now.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { EntryOrder } from './entry.ts'

/** Chips on top of the buy-in, once, where they are posted; hpt/buyin/add-on: there are none where nothing is. */
export const addOn: Handler<Extract<EntryOrder, { readonly type: 'AddOn' }>> = (work, { player, at }) => {
  const { state: event } = work
  const { rules } = bookOf(event).addOns
  const posted = event.plan.addOn
  if (posted === null) return refused('no-add-ons', { player, rules })
  const entrant = entrantOf(event, player)
  if (entrant?.status !== 'playing') return refused('not-in-play', { player })
  if (entrant.addOns > 0 || levelNow(event, at) !== posted.atLevel)
    return refused('not-the-time', { player, about: { addOnIn: posted.atLevel }, rules })
  tell(work, { type: 'AddedOn', player, chips: posted.chips, price: posted.price, at, rules })
  return null
}
