import type { PlayerId, Time } from '@cardroom/engine/table'
import type { Secrets } from '../secrets.ts'
import type { Shown } from '../shown/shown.ts'
import type { Store } from '../store/store.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { runOf } from './held.ts'
import { keepRecent } from './recent.ts'
import { runEvent } from './run-event.ts'
import { shownClock, shownEvent } from './shown-event.ts'

/** What events need: where they are kept, the time, chance, who people are, and how their tables are kept in step. */
export type EventsAround = {
  readonly store: Store
  readonly now: () => Time
  readonly secrets: Secrets
  readonly nameOf: (person: PlayerId) => string | null
  readonly keepTables: (event: EventStream, changed: () => void) => KeptTables
  /** The id of the page of a table. */
  readonly hostedId: (event: string, opened: { readonly draw: number; readonly table: number }) => string
}

/** The tables of an event, as far as it has to know of them. */
export type KeptTables = {
  /** Is the page of a table there to be opened? */
  readonly isThere: (table: number) => boolean
  readonly silentSince: (table: number) => Time | null
  readonly stop: () => Promise<void>
}

/** An event that is kept going: its stream, and what is shown of it. */
export type OpenEvent = {
  readonly event: EventStream
  readonly shown: Shown
  readonly clock: Shown
  readonly close: () => Promise<void>
}

/** Takes up an event where it was left: its clock, its tables, and what people see of it. */
export const openEvent = async (
  id: string,
  around: EventsAround,
  onError: (cause: unknown) => void,
): Promise<OpenEvent> => {
  const { now, secrets, nameOf, hostedId } = around
  const event = await openEventStream(id, around, onError)
  const recent = await keepRecent(event)
  const listeners = new Set<() => void>()
  /** What is shown changes also without an event: then its version is higher than the stream's. */
  let beside = 0
  const changed = (): void => {
    for (const listener of listeners) listener()
  }
  const unlisten = event.listen(changed)
  const tables = around.keepTables(event, () => {
    beside++
    changed()
  })
  const running = runEvent(event, now, secrets, onError)
  const parts = {
    event,
    now,
    secrets,
    nameOf,
    recent,
    hostedOf: (table: number) => {
      const opened = event.state().tables.findLast(it => it.table === table)
      const isHosted = opened !== undefined && runOf(event.state(), table) !== 'known'
      return isHosted && tables.isThere(table) ? hostedId(id, opened) : null
    },
    silentSince: tables.silentSince,
    version: () => event.version() + beside,
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    event,
    shown: shownEvent(parts),
    clock: shownClock(parts),
    close: async () => {
      running.stop()
      unlisten()
      await tables.stop().finally(event.settle)
    },
  }
}
