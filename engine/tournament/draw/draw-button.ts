import { codeOf, isCard } from '../../cards/card.ts'
import { bookOf, entrantOf, tableOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { DrawOrder } from './draw.ts'

/** rrp/15/8, uspa/3.3.2.22: the highest card by suit has the first button of a table, in low events too. */
export const drawButton: Handler<Extract<DrawOrder, { readonly type: 'DrawButton' }>> = (
  work,
  { table, cards, at },
) => {
  const { state: event } = work
  const { is, rules } = bookOf(event).tournamentInitialButton
  const at_ = tableOf(event, table)
  if (at_ === undefined) return refused('no-such-table', { table })
  if (at_.deals > 0 || at_.button !== null) return refused('not-the-time', { table, about: 'button-is-placed', rules })
  const seen = new Set<string>()
  for (const { player, card } of cards) {
    const isHere = entrantOf(event, player)?.table === table
    if (!isHere || !isCard(card) || seen.has(card) || seen.has(player))
      return refused('not-these-cards', { player, about: 'card-each-here', rules })
    seen.add(card)
    seen.add(player)
  }
  const count = at_.seats.filter(player => player !== null).length
  if (cards.length < 2 || (is.cards === 'dealt' && cards.length < count))
    return refused('not-these-cards', { table, about: 'card-for-everybody', rules })
  const best = cards.reduce((a, b) => (codeOf(a.card) > codeOf(b.card) ? a : b))
  tell(work, { type: 'ButtonDrawn', table, seat: entrantOf(event, best.player)!.seat!, cards, at, rules })
  return null
}
