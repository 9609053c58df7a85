import type { Card, DealEvent, Form } from '@cardroom/engine'
import { type HostedEvent, isDealEntry } from '../table/state/events.ts'

/** What one in a seat, or on the rail with null, knows of the cards of a deal: it grows with what happens. */
export type Knowledge = { readonly cards: ReadonlySet<Card>; readonly sees: (event: DealEvent) => void }

/**
 * Says by the events alone which cards somebody may know, written apart from the views that are held to it: their own, and
 * those that were dealt, turned, laid or shown face up.
 */
export const knowledgeOf = (form: Form, seat: number | null): Knowledge => {
  const cards = new Set<Card>()
  const learns = (all: readonly Card[]): void => {
    for (const card of all) cards.add(card)
  }
  /** Rows that lie face down until all are set, and discards under a chip. */
  const closed = new Map<string, readonly Card[]>()
  const underChip: Card[] = []
  const out = new Set<number>()
  let hands: readonly { readonly seat: number }[] = []
  const isRowByRow = form.streets.some(({ steps }) => steps.some(step => step.do === 'place'))
  const isBetOn = form.streets.some(({ steps }) => steps.some(step => step.do === 'bet'))

  const opensRows = (): void => {
    const left = [...closed].filter(([name]) => !out.has(Number(name.split(' ')[0])))
    if (left.length > 1) for (const [, rows] of left) learns(rows)
  }

  return {
    cards,
    sees: event => {
      switch (event.type) {
        case 'DealStarted':
          hands = event.players
          return
        case 'CardsDealt':
          return learns(event.cards.filter((_, i) => event.face === 'up' || event.seats[i] === seat))
        case 'TurnedUp':
          return learns([event.card])
        case 'BoardDealt':
        case 'HandShown':
        case 'CardsShown':
        case 'CardsOpened':
        case 'HandSeen':
        case 'DiscardsExposed':
          return learns(event.cards)
        case 'CardsShownTo':
          return event.to === seat ? learns(event.cards) : undefined
        case 'Folded':
          out.add(event.seat)
          return
        case 'Discarded':
          if (event.split) underChip.push(...event.cards)
          return
        case 'Placed':
          if (isRowByRow) return learns(event.rows.flat())
          closed.set(`${event.seat} ${event.hand}`, event.rows.flat())
          // without betting they are turned over as soon as nobody sets any more
          return closed.size === hands.length && !isBetOn ? opensRows() : undefined
        case 'AwardDue':
          return isBetOn ? opensRows() : undefined
        case 'DealEnded':
          return learns(underChip)
        default:
      }
    },
  }
}

/** What has happened in the deals at a table, out of all that has happened there. */
export const dealEventsOf = (events: readonly HostedEvent[]): readonly DealEvent[] => events.filter(isDealEntry)

/** What one in a seat, or on the rail with null, knows of the cards after all of this. */
export const knownAfter = (form: Form, seat: number | null, events: readonly HostedEvent[]): ReadonlySet<Card> => {
  const { cards, sees } = knowledgeOf(form, seat)
  for (const event of dealEventsOf(events)) sees(event)
  return cards
}
