import type { Time } from '@cardroom/engine/table'
import type { EventsView } from '../protocol/events.ts'
import { refusal } from '../refusal.ts'
import type { Shown } from '../shown/shown.ts'
import { eventCard, yoursIn } from './event-card.ts'
import type { Held } from './held.ts'

/** For how long an event that is over stays in the list, in milliseconds. */
const LISTED_FOR = 24 * 3_600_000
/** The list of events, as everybody follows it. */
export const eventList = (
  all: () => readonly Held[],
  now: () => Time,
  listeners: Set<() => void>,
  version: () => number,
): Shown => ({
  version,
  listen: listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  viewFor: ({ person }) => {
    const at = now()
    const cards = all()
      .filter(it => isListed(it, at))
      .map(held => ({ ...eventCard(held, at), you: yoursIn(held, person) }))
    return { events: cards.sort((a, b) => startOf(a) - startOf(b) || b.made - a.made) } satisfies EventsView
  },
  order: async () => refusal('no-orders-here', { about: 'list' }),
})

/** Is it over? */
export const isOver = (phase: Held['tournament']['phase']): boolean => phase === 'ended' || phase === 'cancelled'

const isListed = ({ tournament: { phase, at } }: Held, now: number): boolean => !isOver(phase) || now - at < LISTED_FOR

/** Events that start at a time come by it, those that start when full before them. */
const startOf = ({ start, phase }: EventsView['events'][number]): number =>
  isOver(phase) ? Number.MAX_SAFE_INTEGER : start.when === 'time' ? start.at : 0
