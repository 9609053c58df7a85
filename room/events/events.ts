import type { PlayerId } from '@cardroom/engine/table'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { EventWanted, SeasonView } from '../protocol/events.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { FindShown, Shown } from '../shown/shown.ts'
import { spoiledIn } from '../store/spoiled.ts'
import { closeAll } from '../streams/opened-parts.ts'
import { type EventLimits, eventLimits } from './bot-limits.ts'
import { bringFlight } from './bring-flight.ts'
import type { Orderer } from './decide-event.ts'
import { eventList } from './event-list.ts'
import { EVENT_PREFIX } from './event-stream.ts'
import type { Held } from './held.ts'
import { makeEvent } from './make-event.ts'
import { type EventsAround, type OpenEvent, openEvent } from './open-event.ts'
import { seasonOf } from './season.ts'

/** All events of the room. */
export type Events = {
  readonly make: (director: Orderer, wanted: EventWanted, home?: string) => Promise<Refused | { readonly id: string }>
  readonly find: (id: string) => OpenEvent | undefined
  readonly shown: FindShown
  /** Those who are left of a flight come into this event. */
  readonly bring: (id: string, from: string, by: PlayerId) => Promise<Refused | null>
  /** The standings of the season that an event counts for; null where it counts for none. */
  readonly season: (id: string) => SeasonView | null
  /** The id of the page of a table. */
  readonly hostedId: EventsAround['hostedId']
  readonly close: () => Promise<void>
}

/** Resumes all events where they left off. One that can't be read is reported, and holds up no other. */
export const openEvents = async (around: EventsAround, onError: (cause: unknown) => void): Promise<Events> => {
  const { store, now, secrets } = around
  const open = new Map<string, OpenEvent>()
  const listeners = new Set<() => void>()
  let changes = 0
  const listed = (): void => {
    changes++
    for (const listener of listeners) listener()
  }
  const takeUp = async (id: string): Promise<void> => {
    const one = await openEvent(id, around, onError)
    open.set(id, one)
    one.event.listen((before, after) => {
      if (isListedAgain(before, after)) listed()
    })
  }
  for (const { stream, version } of await store.streams(EVENT_PREFIX)) {
    // a stream that was to be begun when the room was killed has nothing in it
    if (version === 0) continue
    await takeUp(stream.slice(EVENT_PREFIX.length)).catch(async (cause: unknown) => {
      onError(cause)
      if (spoiledIn(cause) !== null) return
      // none of them is played here: all are opened again
      await closeAll(open.values()).catch(onError)
      throw cause
    })
  }
  const all = (): readonly Held[] => [...open.values()].map(({ event }) => event.state())
  const list = eventList(all, now, listeners, () => changes)
  const limits = eventLimits(all)
  return {
    make: async (director, wanted, home = NOWHERE) => {
      const off = limits.eventOff(director.person, home, wanted.bots ?? 0)
      if (off !== null) return off
      const id = bytesToHex(secrets.bytes(6))
      const refused = await makeEvent(id, director, wanted, around, secrets.below)
      if (refused !== null) return refused
      await takeUp(id)
      limits.madeFrom(id, home)
      listed()
      return { id }
    },
    find: id => open.get(id),
    bring: async (id, from, by) => {
      const [to, flight] = [open.get(id), open.get(from)]
      if (to === undefined || flight === undefined) return refusal('no-such-event')
      return bringFlight(to.event, flight.event, by)
    },
    season: id => {
      const held = open.get(id)?.event.state()
      return held === undefined ? null : seasonOf(held, all())
    },
    hostedId: around.hostedId,
    shown: what => {
      if (what === 'events') return list
      const [kind, id = '', screen] = what.split('/')
      if (kind !== 'event') return
      const one = open.get(id)
      if (screen === undefined) return one === undefined ? undefined : withLimits(one, limits)
      return screen === 'clock' ? one?.clock : undefined
    },
    close: () => closeAll(open.values()),
  }
}

type Seen = ReturnType<OpenEvent['event']['state']>

/** Where nothing is said of where somebody comes from. */
const NOWHERE = ''

/** Bots are counted over all events of the person who made this one: the event alone doesn't know the others. */
const withLimits = ({ shown, event }: OpenEvent, limits: EventLimits): Shown => ({
  ...shown,
  order: async (viewer, order, command) => {
    const bots = botsWanted(order)
    return (bots === 0 ? null : limits.botsOff(event.state(), bots)) ?? shown.order(viewer, order, command)
  },
})

const botsWanted = (order: unknown): number => {
  const { type, count } = (order ?? {}) as { readonly type?: unknown; readonly count?: unknown }
  return type === 'AddBots' && typeof count === 'number' ? count : 0
}

/** The list shows who is in it and where it stands, and not every hand. */
const isListedAgain = ({ tournament: a }: Seen, { tournament: b }: Seen): boolean =>
  a.phase !== b.phase ||
  a.clock.level !== b.clock.level ||
  a.outs !== b.outs ||
  a.entrants.length !== b.entrants.length ||
  a.bank !== b.bank
