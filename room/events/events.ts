import { bytesToHex } from '@noble/hashes/utils.js'
import type { EventsView, EventWanted } from '../protocol/events.ts'
import { type Refused, simply } from '../refusal.ts'
import type { FindShown, Shown } from '../shown/shown.ts'
import { spoiledIn } from '../store/spoiled.ts'
import type { Orderer } from './decide-event.ts'
import { eventCard, yoursIn } from './event-card.ts'
import { EVENT_PREFIX } from './event-stream.ts'
import { makeEvent } from './make-event.ts'
import { type EventsAround, type OpenEvent, openEvent } from './open-event.ts'
import { MOST_BOTS } from './people-in-event.ts'

/** All events of the room. */
export type Events = {
  readonly make: (director: Orderer, wanted: EventWanted) => Promise<Refused | { readonly id: string }>
  readonly find: (id: string) => OpenEvent | undefined
  readonly shown: FindShown
  /** The id of the page of a table. */
  readonly hostedId: EventsAround['hostedId']
  readonly close: () => Promise<void>
}

/** For how long an event that is over stays in the list, in milliseconds. */
const LISTED_FOR = 24 * 3_600_000
/** How many events somebody may hold at the same time. */
const MOST_OF_PERSON = 10

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
      if (isListedAnew(before, after)) listed()
    })
  }
  for (const { stream, version } of await store.streams(EVENT_PREFIX)) {
    // a stream that was to be begun when the room was killed has nothing in it
    if (version === 0) continue
    await takeUp(stream.slice(EVENT_PREFIX.length)).catch((cause: unknown) => {
      onError(cause)
      if (spoiledIn(cause) === null) throw cause
    })
  }
  const list: Shown = {
    version: () => changes,
    listen: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    viewFor: ({ person }) => {
      const at = now()
      const all = [...open.values()].map(({ event }) => event.state()).filter(it => isListed(it, at))
      const cards = all.map(held => ({ ...eventCard(held, at), you: yoursIn(held, person) }))
      return { events: cards.sort((a, b) => startOf(a) - startOf(b) || b.made - a.made) } satisfies EventsView
    },
    order: async () => simply('no-orders-here', 'The list takes no orders: open a tournament.'),
  }
  return {
    make: async (director, wanted) => {
      const own = [...open.values()]
        .map(({ event }) => event.state())
        .filter(({ tournament, directors }) => !isOver(tournament.phase) && directors[0]?.person === director.person)
      if (own.length >= MOST_OF_PERSON)
        return simply('too-many-events', `You can run ${MOST_OF_PERSON} tournaments at a time.`)
      const bots = own.reduce((sum, { people }) => sum + people.filter(({ bot }) => bot !== null).length, 0)
      if (bots + (wanted.bots ?? 0) > MOST_BOTS)
        return simply('too-many-bots', `${MOST_BOTS} bots can play in your tournaments at a time.`)
      const id = bytesToHex(secrets.bytes(6))
      const refused = await makeEvent(id, director, wanted, around, secrets.below)
      if (refused !== null) return refused
      await takeUp(id)
      listed()
      return { id }
    },
    find: id => open.get(id),
    hostedId: around.hostedId,
    shown: what => {
      if (what === 'events') return list
      const [kind, id = '', screen] = what.split('/')
      if (kind !== 'event') return
      const one = open.get(id)
      if (screen === undefined) return one?.shown
      return screen === 'clock' ? one?.clock : undefined
    },
    close: async () => {
      await Promise.all([...open.values()].map(one => one.close()))
    },
  }
}

type Seen = ReturnType<OpenEvent['event']['state']>

const isOver = (phase: Seen['tournament']['phase']): boolean => phase === 'ended' || phase === 'cancelled'

const isListed = ({ tournament: { phase, at } }: Seen, now: number): boolean => !isOver(phase) || now - at < LISTED_FOR

/** Events that start at a time come by it, those that start when full before them. */
const startOf = ({ start, phase }: EventsView['events'][number]): number =>
  isOver(phase) ? Number.MAX_SAFE_INTEGER : start.when === 'time' ? start.at : 0

/** The list shows who is in it and where it stands, and not every hand. */
const isListedAnew = ({ tournament: a }: Seen, { tournament: b }: Seen): boolean =>
  a.phase !== b.phase ||
  a.clock.level !== b.clock.level ||
  a.outs !== b.outs ||
  a.entrants.length !== b.entrants.length ||
  a.bank !== b.bank
