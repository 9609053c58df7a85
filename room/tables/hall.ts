import type { PlayerId } from '@cardroom/engine/table'
import type { Archive } from '../deals/archive.ts'
import type { TableCard } from '../protocol/frames.ts'
import type { Refused } from '../refusal.ts'
import type { StoreFault } from '../store/checksum.ts'
import { spoiled, spoiledIn } from '../store/spoiled.ts'
import type { Around, HostedTable } from '../table/host-table.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { readableState } from '../table/table-stream.ts'
import type { CardKept } from '../views/table-card.ts'
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

/** All that is known of the tables of a room while it is open. */
export type Hall = {
  readonly around: Around
  readonly onError: (cause: unknown) => void
  readonly open: Map<string, Open>
  readonly opening: Map<string, Promise<Open>>
  /** Tables that are being put away: whoever asks for one waits until it is kept. */
  readonly settling: Map<string, Promise<void>>
  /** What is remembered of tables that are put away; null for those that have ended. */
  readonly away: Map<string, CardKept | null>
  /** Tables that cannot be read or played on. */
  readonly aside: Map<string, TableAside>
  /** The tables to which somebody has come. */
  readonly comers: Map<PlayerId, Set<string>>
  gallery: Gallery
}

/** How the stream of a table begins its name. */
export const PREFIX = 'table/'
/** After how long a table that nobody has attended is abandoned: not listed, and closed if only bots sit there. */
const ABANDONED_AFTER = 600_000

/** No table is known yet, and nobody watches. */
export const newHall = (around: Around, onError: (cause: unknown) => void): Hall => ({
  around,
  onError,
  open: new Map(),
  opening: new Map(),
  settling: new Map(),
  away: new Map(),
  aside: new Map(),
  comers: new Map(),
  gallery: { isWatched: () => false, putAway: () => {} },
})

/** Notes who has come to a table. */
export const index = ({ comers }: Hall, { id, people }: Hosted): void => {
  for (const [person, { bot }] of Object.entries(people)) {
    if (bot === null) comers.set(person, (comers.get(person) ?? new Set()).add(id))
  }
}

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
export const isCard = (card: TableCard | null): card is TableCard => card !== null
