import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, type Player, placeOf } from '../../deal/deal.ts'
import { NO_RULES } from '../../deal/work.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'
import { downOf, isDrawn, notBefore } from './dealt-card.ts'
import { drawIsOver } from './exposed-to-drawer.ts'
import { strangerAmong } from './told-cards.ts'

/** The dealer swept in cards that a player had just drawn. */
export type DrawCardsMucked = { readonly seat: Seat; readonly cards: readonly Card[] }

/** wsop/277-mucked: they are replaced when all others have drawn. */
export const drawCardsMucked = (deal: Deal, { seat, cards }: DrawCardsMucked): Ruling<'card-replaced'> => {
  const rules = citesOf(deal.book).drawCardsMucked
  const events = mended(deal, [{ type: 'DrawOwed', seat, cards: cards.length, rules }])
  return { decision: 'card-replaced', events, rules, wouldChange: ['the player threw them away himself'] }
}

/** How draw cards that the dealer mucked are ruled on. */
export const drawCardsMuckedRuler = {
  impossible: (deal, { seat, cards }) => {
    if (cards.length === 0 || new Set(cards).size < cards.length) return 'no cards are named, or one of them twice'
    for (const card of cards) {
      const off = notBefore(deal, seat, card)
      if (off !== null) return off
    }
    const player: Player = deal.players[placeOf(deal, seat)]!
    const stranger = strangerAmong(deal, player.down, cards)
    if (stranger !== undefined) return `seat ${seat} does not have ${stranger} in hand`
    const odd = cards.find(card => !isDrawn(deal, player, card))
    if (odd !== undefined) return `seat ${seat} did not draw ${odd}`
    return drawIsOver(deal) ? 'players have acted since the draw' : null
  },
  happens: (_, { seat, cards }) => ({
    events: [
      {
        type: 'CardsMoved',
        moves: cards.map(card => ({ card, from: downOf(seat), to: 'muck' as const })),
        rules: NO_RULES,
      },
    ],
  }),
  rule: drawCardsMucked,
} satisfies Ruler<DrawCardsMucked>
