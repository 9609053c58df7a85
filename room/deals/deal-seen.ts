import { type Card, type Deal, type DealEvent, evolve, type Seat, view } from '@cardroom/engine'
import { cardsSeen, openedIn, type Viewer } from '@cardroom/engine/deal'
import type { PlayerId, Time } from '@cardroom/engine/table'
import { type HostedEvent, isDealEntry } from '../table/state/events.ts'
import type { ArchivedDeal } from './archive.ts'

/** An event of a deal that is over, the deal after it, and the cards that one viewer saw around it. */
export type EventSeen = {
  readonly event: DealEvent
  readonly at: Time
  /** Who reported it, or ruled, where the stream says so. */
  readonly by?: PlayerId
  readonly deal: Deal
  readonly sees: ReadonlySet<Card>
}

/** A finished deal as one viewer saw it; the seat is theirs if they played in it. */
export type DealSeen = { readonly viewer: Viewer; readonly seat: Seat | null; readonly events: readonly EventSeen[] }

/** A deal through the eyes of a person, whether they played in it or not. */
export const seenBy = ({ finished, events }: ArchivedDeal, person: PlayerId | null): DealSeen => {
  const seat = finished.players.find(player => player.person === person)?.seat ?? null
  return seenFrom(events.flatMap(dealEventIn), seat)
}

/** What happened in the deal, without its time, which stands beside it. */
const dealEventIn = (entry: HostedEvent): readonly Pick<EventSeen, 'event' | 'at' | 'by'>[] => {
  if (!isDealEntry(entry)) return []
  const { at, orderedBy: by, ...event } = entry
  return [{ event, at, ...(by !== undefined && { by }) }]
}

/** The events of a deal through the eyes of a seat, or of the rail. */
export const seenFrom = (entries: readonly Pick<EventSeen, 'event' | 'at' | 'by'>[], seat: Seat | null): DealSeen => {
  const viewer: Viewer = seat === null ? 'rail' : { seat }
  const events: EventSeen[] = []
  let deal: Deal | undefined
  let before: ReadonlySet<Card> = new Set()
  for (const { event, at, by } of entries) {
    deal = evolve(deal, event)
    const after = cardsSeen(view(deal, viewer))
    events.push({
      event,
      at,
      ...(by !== undefined && { by }),
      deal,
      sees: new Set([...before, ...after, ...openedIn(event)]),
    })
    before = after
  }
  return { viewer, seat, events }
}

/** Every card that the viewer saw at any time. */
export const cardsEverSeen = ({ events }: DealSeen): ReadonlySet<Card> =>
  new Set(events.flatMap(({ sees }) => [...sees]))
