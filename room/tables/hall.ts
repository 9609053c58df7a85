import type { PlayerId } from '@cardroom/engine/table'
import type { Archive } from '../deals/archive.ts'
import type { Refused } from '../refusal.ts'
import type { StoreFault } from '../store/checksum.ts'
import { spoiled, spoiledIn } from '../store/spoiled.ts'
import type { Around, HostedTable } from '../table/host-table.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { readableState } from '../table/table-stream.ts'
import type { CardInAll, CardKept } from '../views/table-card.ts'
import type { TableSummary } from './resting.ts'
import type { Running } from './run-table.ts'
import { asideFault, asideIn, isAside, type TableAside, tableAside } from './set-aside.ts'

/** Those who look at the tables. */
export type Gallery = {
  readonly isWatched: (id: string) => boolean
  /** A table is put away; with a reason if it is set aside while people look at it. */
  readonly putAway: (id: string, why?: Refused) => void
}

/** A table that is kept going, and when somebody last asked for it. */
export type Open = { readonly table: HostedTable; readonly archive: Archive; running: Running; used: number }

/** How several nodes share the tables of a room. */
export type Abroad = {
  /** Makes a table this node's, from the node that has it. */
  readonly take: (id: string) => Promise<void>
  readonly isHere: (id: string) => boolean
  /** Gives a table up that is put away: what the others need to know of it if it rests. */
  readonly leave: (id: string, rests: TableSummary | null) => Promise<void>
  /** A table is no more: its place is free, and the others forget it. */
  readonly gone: (id: string) => Promise<void>
  /** Is this the node that looks after the tables that nobody has? */
  readonly looksAfter: () => boolean
  /** Tables that are open on other nodes, as they tell. */
  readonly elsewhere: ReadonlyMap<string, TableSummary>
  /** Something has changed at a table that is open here: the others hear of it. */
  readonly changed: (id: string) => void
  readonly stop: () => Promise<void>
}

/** All that is known of the tables of a room while it is open. */
export type Hall = {
  readonly around: Around
  readonly onError: (cause: unknown) => void
  /** May hands begin? Not while the room is about to stop. */
  readonly mayDeal: () => boolean
  readonly open: Map<string, Open>
  readonly opening: Map<string, Promise<Open>>
  /** Tables that are being put away: a request for one waits until it is kept. */
  readonly settling: Map<string, Promise<void>>
  /** What is remembered of tables that are put away; null for those that have ended. */
  readonly away: Map<string, CardKept | null>
  /** Up to which version the streams of tables go that were not read as the room opened. */
  readonly unread: Map<string, number>
  /** Tables that cannot be read or played on. */
  readonly aside: Map<string, TableAside>
  /** The tables to which somebody has come. */
  readonly comers: Map<PlayerId, Set<string>>
  gallery: Gallery
  /** The tables of other nodes, where there are several. */
  abroad: Abroad | null
  /** What is kept of tables at rest is being written; nothing more of it once the room closes. */
  keeping: Promise<void>
  closing: boolean
}

/** How the stream of a table begins its name. */
export const PREFIX = 'table/'
/** After how long a table that nobody has attended is abandoned: not listed, and closed if only bots sit there. */
const ABANDONED_AFTER = 600_000

/** No table is known yet, and nobody watches. */
export const newHall = (around: Around, onError: (cause: unknown) => void, mayDeal: () => boolean): Hall => ({
  around,
  onError,
  mayDeal,
  open: new Map(),
  opening: new Map(),
  settling: new Map(),
  away: new Map(),
  unread: new Map(),
  aside: new Map(),
  comers: new Map(),
  gallery: { isWatched: () => false, putAway: () => {} },
  abroad: null,
  keeping: Promise.resolve(),
  closing: false,
})

/** Notes who has come to a table. */
export const index = (hall: Hall, hosted: Hosted): void => indexComers(hall, hosted.id, comersTo(hosted))

/** Notes people who have come to a table. */
export const indexComers = ({ comers }: Hall, id: string, people: readonly PlayerId[]): void => {
  for (const person of people) comers.set(person, (comers.get(person) ?? new Set()).add(id))
}

/** Forgets a table that is no more. */
export const forgetGone = ({ away, unread, comers }: Hall, id: string): void => {
  away.delete(id)
  unread.delete(id)
  for (const [person, ids] of comers) if (ids.delete(id) && ids.size === 0) comers.delete(person)
}

/** Who has come to a table, bots not counted. */
export const comersTo = ({ people }: Hosted): readonly PlayerId[] =>
  Object.entries(people).flatMap(([person, { bot }]) => (bot === null ? [person] : []))

/** What goes wrong with one table sets that table aside; all else is reported. */
export const failsAt =
  (hall: Hall, id: string) =>
  (cause: unknown): void => {
    const fault = spoiledIn(cause)
    if (fault?.stream === `${PREFIX}${id}`) setAside(hall, id, fault, hall.open.get(id)?.table.hosted() ?? null, cause)
    else hall.onError(cause)
  }

/** The table, or the fault for which it is set aside; what is wrong with the store as a whole is not held against it. */
export const unlessSpoiled = async <T>(hall: Hall, id: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (cause) {
    const fault = spoiledIn(cause)
    if (fault?.stream !== `${PREFIX}${id}`) throw cause
    const hosted = await readableState(hall.around.store, fault.stream, fault.place)
    throw asideFault(setAside(hall, id, fault, hosted, cause))
  }
}

const setAside = (hall: Hall, id: string, fault: StoreFault, hosted: Hosted | null, cause?: unknown): TableAside => {
  const { aside, open, away, gallery, onError } = hall
  const known = aside.get(id)
  if (known !== undefined) return known
  const one = tableAside(id, fault, hosted)
  aside.set(id, one)
  if (hosted !== null) index(hall, hosted)
  open.get(id)?.running.stop()
  open.delete(id)
  away.delete(id)
  gallery.putAway(id, isAside(one))
  onError(spoiled({ ...fault, ...(one.listed && { name: one.name }) }, cause))
  return one
}

/** Has nobody attended a table for long? */
export const isAbandoned = ({ around }: Hall, seen: number): boolean => around.now() - seen > ABANDONED_AFTER

/** When somebody was last at a table, as far as that is known: by what was done there, or asked for it. */
export const seenAt = ({ lastAct, made }: Hosted, used = 0): number => Math.max(lastAct, made, used)

/** A table that is set aside has been reported already. */
export const unlessAside = (cause: unknown): undefined => {
  if (asideIn(cause) === null) throw cause
  return
}

/** Is there a card of this table? */
export const isCard = (card: CardInAll | null): card is CardInAll => card !== null
