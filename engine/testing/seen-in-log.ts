import type { Card } from '../cards/card.ts'
import type { DealEvent } from '../deal/events.ts'
import type { Pile } from '../deal/mending.ts'
import type { Viewer } from '../deal/view.ts'
import { cardsNamed } from './hidden-cards.ts'

/** The cards that lay open to this viewer at some time, by the news alone. */
export type Seen = {
  readonly tell: (event: DealEvent) => void
  readonly by: (viewer: Viewer) => ReadonlySet<Card>
}

/** Remembers from now on which cards lay face up or were spoken of, to all and to each seat. */
export const seenInLog = (): Seen => {
  const open = new Set<Card>()
  const toOne: (readonly [number, Card])[] = []
  /** Whose hands lie face up: a card that comes to them does too. */
  const shown = new Set<number>()
  const all = (cards: Iterable<Card>): void => {
    for (const card of cards) open.add(card)
  }
  const tell = (event: DealEvent): void => {
    switch (event.type) {
      case 'CardsShownTo':
        for (const card of event.cards) toOne.push([event.to, card])
        return
      case 'CardsDealt':
        if (event.face === 'up') return all(event.cards)
        event.cards.forEach((card, i) => {
          toOne.push([event.seats[i]!, card])
        })
        return
      case 'CardsMoved':
        for (const { card, from, to } of event.moves) {
          if (isOpen(from) || isOpen(to)) open.add(card)
          for (const pile of [from, to]) {
            if (typeof pile !== 'object' || !('seat' in pile)) continue
            if (shown.has(pile.seat)) open.add(card)
            toOne.push([pile.seat, card])
          }
        }
        return
      case 'HandShown':
      case 'HandSeen':
      case 'HandRetrieved':
        shown.add(event.seat)
        return all(event.cards)
      case 'BoardDealt':
      case 'CardsShown':
      case 'CardsOpened':
      case 'DiscardsExposed':
      case 'Placed':
      case 'TurnedUp':
      case 'IncidentReported':
      case 'FaultCounted':
        return all(cardsNamed({ ...event, rules: [] }))
      default:
        return
    }
  }
  const by = (viewer: Viewer): ReadonlySet<Card> =>
    viewer === 'rail'
      ? open
      : new Set([...open, ...toOne.filter(([seat]) => seat === viewer.seat).map(([, card]) => card)])
  return { tell, by }
}

const isOpen = (pile: Pile): boolean => typeof pile === 'object' && ('board' in pile || pile.face === 'up')
