import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, type Player, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { NO_RULES } from '../../deal/work.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'
import { downOf, isDrawn, notBefore, outOfHand } from './dealt-card.ts'
import { drawIsOver } from './exposed-to-drawer.ts'
import { strangerAmong } from './named-cards.ts'

/** The dealer swept in cards that a player had just drawn. */
export type DrawCardsMucked = { readonly seat: Seat; readonly cards: readonly Card[] }

/** wsop/277-mucked: they are replaced when all others have drawn. */
export const drawCardsMucked = (deal: Deal, { seat, cards }: DrawCardsMucked): Ruling<'card-replaced'> => {
  const rules = citesOf(deal.book).drawCardsMucked
  const events = mended(deal, [{ type: 'DrawOwed', seat, cards: cards.length, rules }])
  return { decision: 'card-replaced', events, rules, wouldChange: ['player-mucked-them'] }
}

/** How draw cards that the dealer mucked are ruled on. */
export const drawCardsMuckedRuler = {
  impossible: (deal, { seat, cards }) => {
    if (cards.length === 0 || new Set(cards).size < cards.length) return cannot('cards-not-named-once')
    for (const card of cards) {
      const off = notBefore(deal, seat, card)
      if (off !== null) return off
    }
    const player: Player = deal.players[placeOf(deal, seat)]!
    const out = outOfHand(player, cards)
    if (out !== null) return out
    const stranger = strangerAmong(deal, player.down, cards)
    if (stranger !== undefined) return cannot('not-held', { seat, card: stranger })
    const odd = cards.find(card => !isDrawn(deal, player, card))
    if (odd !== undefined) return cannot('not-drawn', { seat, card: odd })
    return drawIsOver(deal) ? cannot('acted-since-the-draw') : null
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
