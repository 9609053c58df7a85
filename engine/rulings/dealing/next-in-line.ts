import type { Card } from '../../cards/card.ts'
import { type Deal, type Player, placeOf } from '../../deal/deal.ts'
import { dealQueue } from '../../deal/dealing/dealing-order.ts'
import type { CardMove } from '../../deal/mending.ts'
import { programOf } from '../../deal/program.ts'
import { topCard } from '../cards/dealt-card.ts'

/**
 * The cards that were dealt after this one on the same street move up by one place, so that each goes to whom it would
 * have gone had this one not been there, and the last comes off the deck; null if nobody knows anymore.
 */
export const nextInLine = (deal: Deal, player: Player, card: Card): readonly CardMove[] | null => {
  const { steps } = programOf(deal.form)
  const step = steps.findLast((it, at) => it.do === 'deal' && at < deal.step)
  if (step?.do !== 'deal' || deal.players.some(it => it.acted)) return null
  const served = inOrder(deal, dealQueue(deal, step), step.face === 'up' ? 'up' : 'down', step.cards)
  const at = served?.findIndex(it => it.card === card && it.place === placeOf(deal, player.seat)) ?? -1
  if (served === null || at < 0) return null
  const pile = (place: number) =>
    ({ seat: deal.players[place]!.seat, face: step.face === 'up' ? 'up' : 'down' }) as const
  const moves: CardMove[] = []
  for (let i = at + 1; i < served.length; i++) {
    const { card: next, place } = served[i]!
    moves.push({ card: next, from: pile(place), to: pile(served[i - 1]!.place) })
  }
  moves.push({ card: topCard(deal), from: 'stub', to: pile(served.at(-1)!.place) })
  return moves
}

type Served = { readonly place: number; readonly card: Card }

/** The cards of the street in the order in which they left the deck; null if hands have changed since. */
const inOrder = (deal: Deal, queue: readonly number[], face: 'down' | 'up', each: number): readonly Served[] | null => {
  const nth = deal.players.map(() => 0)
  const served: Served[] = []
  for (const place of queue) {
    const pile = deal.players[place]![face]
    const card = pile[pile.length - each + nth[place]!++]
    if (card === undefined) return null
    served.push({ place, card })
  }
  return served
}
