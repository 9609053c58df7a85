import { codeOf } from '../../cards/card.ts'
import { bookOf, memberOf } from '../draft.ts'
import { refusedAt } from '../refusal.ts'
import { type Handler, tellAt } from '../work.ts'
import type { OpeningOrder } from './opening-orders.ts'

type Draw = Extract<OpeningOrder, { readonly type: 'DrawForButton' }> & { readonly at: number }

/** rrp/2/seating/6: the highest card by suit has the first button. */
export const drawForButton: Handler<Draw> = (work, { cards, at }) => {
  const { table } = work
  if (table.firstButton !== null) return refusedAt('button-is-drawn', { seat: table.firstButton })
  const best = [...cards].sort((a, b) => codeOf(b.card) - codeOf(a.card))[0]
  const seat = best && memberOf(table, best.player)?.seat
  if (best === undefined || seat === undefined || seat === null) return refusedAt('no-seat')
  tellAt(work, { type: 'ButtonDrawn', cards, seat, at, rules: bookOf(table).initialButton.rules })
  return null
}
