import type { Card, DealEvent } from '@cardroom/engine'
import { type DealtTo, writeDealtTo } from './dealt-to.ts'

/** A card that left the deck: how many had left it before, which one it was, and where it went. */
export type OffDeck = { readonly place: number; readonly card: Card; readonly to: string }

/** The cards of a deal in the order in which they left the deck, until it is shuffled again or a ruling moves cards. */
export const cardsOffDeck = (events: readonly DealEvent[]): readonly OffDeck[] => {
  const off: OffDeck[] = []
  const leave = (card: Card, to: DealtTo): void => {
    off.push({ place: off.length, card, to: writeDealtTo(to) })
  }
  for (const event of events) {
    switch (event.type) {
      case 'CardsDealt':
        for (const [i, card] of event.cards.entries()) leave(card, { to: 'seat', seat: event.seats[i]!, dealt: true })
        break
      case 'BoardDealt':
        for (const card of event.cards) leave(card, { to: 'board', board: event.board + 1, dealt: true })
        break
      case 'CardBurned':
        leave(event.card, { to: 'burn', dealt: true })
        break
      case 'CardsSetAside':
        for (const card of event.cards) leave(card, { to: 'aside', dealt: true })
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
