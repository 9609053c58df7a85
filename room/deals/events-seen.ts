import { type Card, type DealEvent, view } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { redacted } from '@cardroom/engine/deal'
import type { DealSeen } from './deal-seen.ts'

/**
 * The events of a deal as one viewer may retell them. Every card is named from when they first saw it; the rest is `??`,
 * as at a table where cards are entered as they fall, and the order of the deck is left out.
 */
export const eventsSeen = (deal: DealSeen): readonly DealEvent[] =>
  deal.events.flatMap(({ event, sees }, i) => {
    if (event.type === 'DeckShuffled') return []
    if (event.type === 'DealStarted') return [{ ...event, told: true }]
    if (event.type === 'Reshuffled') return [{ ...event, deck: event.deck.map(() => UNKNOWN) }]
    const later = new Set([...rowsOf(event, deal), ...turnedUp(deal, i)])
    return [redacted(event, card => sees.has(card) || later.has(card))]
  })

/** Rows that are set face down lie open once all are set: what they were is known with how they were laid. */
const rowsOf = (event: DealEvent, { events, viewer }: DealSeen): readonly Card[] => {
  const end = events.at(-1)?.deal
  if (event.type !== 'Placed' || end === undefined) return []
  const player = view(end, viewer).players.find(({ seat, hand }) => seat === event.seat && hand === event.hand)
  return player?.rows.flat() ?? []
}

/** The downcard that a player turned up before getting another: nobody doubts which one it was. */
const turnedUp = ({ events }: DealSeen, at: number): readonly Card[] => {
  const { event } = events[at]!
  if (event.type !== 'CardsDealt' || event.face === 'up') return []
  return [...new Set(event.seats)].flatMap(seat => {
    const next = events.slice(at + 1).find(it => isCardOf(it.event, seat))?.event
    return next?.type === 'TurnedUp' ? [next.card] : []
  })
}

/** The next that happens to a player's downcard, or a new one. */
const isCardOf = (event: DealEvent, seat: number): boolean =>
  event.type === 'TurnedUp'
    ? event.seat === seat
    : event.type === 'CardsDealt' && event.face === 'down' && event.seats.includes(seat)
