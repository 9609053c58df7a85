import type { Card } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { type Chance, shuffled } from '../cards/shuffle.ts'
import type { Deal } from '../deal/deal.ts'
import type { Viewer } from '../deal/view.ts'

/** The same deal in another world: all cards that this viewer does not see have changed places among themselves. */
export const otherWorld = (deal: Deal, seen: ReadonlySet<Card>, chance: Chance): Deal => {
  const hidden = deckCards(deal.form.deck).filter(card => !seen.has(card))
  const order = shuffled(hidden, chance)
  const swap = new Map(hidden.map((card, i) => [card, order[i]!]))
  const swapped = (cards: readonly Card[]): readonly Card[] => cards.map(card => swap.get(card) ?? card)
  return {
    ...deal,
    players: deal.players.map(player => ({
      ...player,
      down: swapped(player.down),
      up: swapped(player.up),
      open: swapped(player.open),
      rows: player.rows.map(swapped),
    })),
    deck: swapped(deal.deck),
    burns: swapped(deal.burns),
    muck: swapped(deal.muck),
    discards: swapped(deal.discards),
    fresh: swapped(deal.fresh),
    underChip: swapped(deal.underChip),
    boards: deal.boards.map(swapped),
    showings: deal.showings.map(showing => ({ ...showing, cards: swapped(showing.cards) })),
  }
}

/** Every card that is named anywhere in this value, as it is written in JSON. */
export const cardsNamed = (value: unknown): ReadonlySet<Card> =>
  new Set(JSON.stringify(value).match(/(?<=")([2-9TJQKA][cdhs]|Jo)(?=")/g) as Card[] | null)

/** Everyone who may look at this deal: each seat, and the rail. */
export const viewersOf = (deal: Deal): readonly Viewer[] => [
  'rail',
  ...[...new Set(deal.players.map(player => player.seat))].map(seat => ({ seat })),
]
