import type { Card, DealEvent } from '@cardroom/engine'

/** A card that left the deck: how many had left it before, which one it was, and where it went. */
export type OffDeck = { readonly place: number; readonly card: Card; readonly to: string }

/** The cards of a deal in the order in which they left the deck, until it is shuffled again or a ruling moves cards. */
export const cardsOffDeck = (events: readonly DealEvent[]): readonly OffDeck[] => {
  const off: OffDeck[] = []
  const leave = (card: Card, to: string): void => {
    off.push({ place: off.length, card, to })
  }
  for (const event of events) {
    switch (event.type) {
      case 'CardsDealt':
        for (const [i, card] of event.cards.entries()) leave(card, `seat ${event.seats[i]}`)
        break
      case 'BoardDealt':
        for (const card of event.cards) leave(card, `board ${event.board + 1}`)
        break
      case 'CardBurned':
        leave(event.card, 'burn')
        break
      case 'CardsSetAside':
        for (const card of event.cards) leave(card, 'aside')
        break
      case 'Reshuffled':
      case 'CardsMoved':
      case 'StreetTakenBack':
        return off
      default:
        break
    }
  }
  return off
}
