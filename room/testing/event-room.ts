import type { Level } from '@cardroom/engine/tournament'
import { levelsFor } from '@cardroom/engine/tournament'
import { openEvents } from '../events/events.ts'
import type { Happening } from '../events/happenings.ts'
import type { Held } from '../events/held.ts'
import { keepTables } from '../processes/event-tables.ts'
import { hostedId } from '../processes/table-target.ts'
import type { EventOrder, EventWanted } from '../protocol/events.ts'
import { secrets } from '../secrets.ts'
import type { Ordered } from '../shown/shown.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { openTables } from '../tables/tables.ts'

/** Levels so steep that an event is over after a few orbits. */
export const FAST_LEVELS: readonly Level[] = levelsFor(
  [
    [5, 10],
    [10, 20],
    [20, 40],
    [40, 80],
    [80, 160],
    [160, 320],
    [320, 640],
    [640, 1280],
  ],
  1,
).map(level => ({ ...level, lasts: { deals: 6 } }))

/** A room of events and tables without a server, for tests. The person asking is called by their id. */
export const eventRoom = async (store?: Store, now: () => number = Date.now) => {
  const kept = store ?? (await sqliteStore(':memory:'))
  const faults: unknown[] = []
  const onError = (cause: unknown): void => {
    faults.push(cause)
  }
  const tables = await openTables({ store: kept, now, secrets }, onError)
  const around = { store: kept, now, secrets, find: tables.find, onError }
  const events = await openEvents(
    {
      ...around,
      nameOf: person => person,
      hostedId,
      keepTables: (event, changed) => keepTables(event, around, changed),
    },
    onError,
  )
  let commands = 0
  const stateOf = (id: string): Held => events.find(id)!.event.state()
  return {
    tables,
    shown: events.shown,
    faults,
    fast: FAST_LEVELS,
    store: kept,
    /** Makes an event; `ann` directs it. */
    make: async (wanted: EventWanted): Promise<string> => {
      const made = await events.make({ person: 'ann', name: 'Ann' }, wanted)
      if ('why' in made) throw new Error(made.why)
      return made.id
    },
    makes: events.make,
    state: stateOf,
    stream: (id: string) => events.find(id)!.event,
    season: events.season,
    bring: events.bring,
    orders: (id: string, person: string, order: EventOrder): Promise<Ordered> =>
      events.shown(`event/${id}`)!.order({ person }, order, `${person} ${++commands}`),
    /** Waits until an event is so. */
    until: (id: string, isSo: (held: Held) => boolean): Promise<Held> =>
      new Promise((resolve, reject) => {
        const { event } = events.find(id)!
        const look = (): void => {
          if (faults.length > 0) reject(faults[0])
          else if (isSo(event.state())) resolve(event.state())
          else return
          stop()
        }
        const stop = event.listen(look)
        look()
      }),
    events: (id: string): Promise<readonly Happening[]> => events.find(id)!.event.eventsAfter(0, 1_000_000),
    close: async () => {
      await events.close()
      await tables.close()
      await kept.close()
    },
  }
}
