import { type Card, UNKNOWN } from '../cards/card.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { Seat } from './chips.ts'
import type { Deal } from './deal.ts'
import type { DealEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { cardsSeen, openedIn, redacted } from './redact.ts'
import { type Viewer, view } from './view.ts'

/**
 * A log as one viewer may keep and replay it. Every card is named from when they first saw it; the rest is `??`, as at a
 * table where cards are named as they fall, and the order of the deck is left out.
 */
export const logSeen = (log: readonly DealEvent[], viewer: Viewer): readonly DealEvent[] => {
  if (!Array.isArray(log)) throw wrongArgument('logSeen', log, 'a list of events such as table.log')
  let deal: Deal | undefined
  let before: ReadonlySet<Card> = new Set()
  const seen = log.map(event => {
    deal = evolve(deal, event)
    const after = cardsSeen(view(deal, viewer))
    const sees = new Set([...before, ...after, ...openedIn(event)])
    before = after
    return sees
  })
  return log.flatMap((event, i) => {
    if (event.type === 'DeckShuffled') return []
    if (event.type === 'DealStarted') return [{ ...event, realCards: true }]
    if (event.type === 'Reshuffled') return [{ ...event, deck: event.deck.map(() => UNKNOWN) }]
    const later = new Set([...rowsOf(event, deal, viewer), ...turnedUp(log, i)])
    return [redacted(event, card => seen[i]!.has(card) || later.has(card))]
  })
}

/** Rows that are set face down are turned up once all are set: what they were is known with how they were laid. */
const rowsOf = (event: DealEvent, end: Deal | undefined, viewer: Viewer): readonly Card[] => {
  if (event.type !== 'Placed' || end === undefined) return []
  const player = view(end, viewer).players.find(({ seat, hand }) => seat === event.seat && hand === event.hand)
  return player?.rows.flat() ?? []
}

/** The downcard that a player turned up before getting another: nobody doubts which one it was. */
const turnedUp = (log: readonly DealEvent[], at: number): readonly Card[] => {
  const event = log[at]!
  if (event.type !== 'CardsDealt' || event.face === 'up') return []
  return [...new Set(event.seats)].flatMap(seat => {
    const next = log.slice(at + 1).find(it => isCardOf(it, seat))
    return next?.type === 'TurnedUp' ? [next.card] : []
  })
}

/** The next that happens to a player's downcard, or a new one. */
const isCardOf = (event: DealEvent, seat: Seat): boolean =>
  event.type === 'TurnedUp'
    ? event.seat === seat
    : event.type === 'CardsDealt' && event.face === 'down' && event.seats.includes(seat)
