import type { Placard, TableRefusal } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'
import { bytesToHex } from '@noble/hashes/utils.js'
import { type Archive, openArchive } from '../deals/archive.ts'
import { heldIn } from '../held-in.ts'
import type { Guest } from '../people/guests.ts'
import type { TableCard } from '../protocol/frames.ts'
import type { Refused } from '../refusal.ts'
import { REASONS, type StoreFault } from '../store/checksum.ts'
import { spoiled, spoiledIn } from '../store/spoiled.ts'
import type { ReadStream } from '../streams/stream-kind.ts'
import { mayWatch } from '../table/door/may-watch.ts'
import { dueAt } from '../table/due.ts'
import { type Around, type HostedTable, hostTable, UNPLAYABLE } from '../table/host-table.ts'
import { makeTable } from '../table/make-table.ts'
import { endNight } from '../table/night/night.ts'
import { joinTable, takeName } from '../table/people/come.ts'
import type { Hosted, Policy } from '../table/state/hosted.ts'
import { readableState, readState } from '../table/table-stream.ts'
import { belongsTo, type CardKept, cardKept, tableCard } from '../views/table-card.ts'
import { type TableLoad, tableLoad } from '../views/table-load.ts'
import { keepAlive, lastAlive, resume } from './resume.ts'
import { type Running, runTable } from './run-table.ts'
import { asideFault, asideIn, isAside, type TableAside, tableAside } from './set-aside.ts'

/** All tables of the room. Those at which nothing is to be done and nobody looks are put away until somebody asks. */
export type Tables = {
  /** What the lobby shows to everybody. */
  readonly cards: () => readonly TableCard[]
  /** The tables that go on and are somebody's to come back to, also those by invitation. */
  readonly own: (person: PlayerId) => readonly TableCard[]
  /** What the tables that go on ask of the room, also those that are put away. */
  readonly loads: () => readonly TableLoad[]
  /** How many tables are kept going now. */
  readonly open: () => number
  /** A table by its id; one that is set aside rejects with what is said of it. */
  readonly find: (id: string) => Promise<HostedTable | undefined>
  /** The tables that are set aside: those that everybody is shown, or those of one person. */
  readonly asides: (person: PlayerId | null) => readonly TableAside[]
  /** The deals that are over of a table that is open. */
  readonly archive: (id: string) => Archive | undefined
  /** The tables to which somebody has come. */
  readonly of: (person: PlayerId) => Promise<readonly HostedTable[]>
  readonly make: (
    host: Guest,
    placard: Placard,
    policy: Policy,
    open?: boolean,
  ) => Promise<TableRefusal | { readonly id: string }>
  /** Lets somebody look at a table, or says why not; one who was not there before comes to it as a player. */
  readonly letIn: (table: HostedTable, guest: Guest | null) => Promise<Refused | null>
  /** Who looks at the tables: one that is watched stays open, and it is told of each that is put away. */
  readonly attend: (gallery: Gallery) => void
  /** Stops all tables, waits for what is under way, and keeps their states. */
  readonly close: () => Promise<void>
}

/** Those who look at the tables. */
export type Gallery = {
  readonly isWatched: (id: string) => boolean
  /** A table is put away; with a reason if it is set aside while people look at it. */
  readonly putAway: (id: string, why?: Refused) => void
}

/** A table that is kept going, and when somebody last asked for it. */
type Open = { readonly table: HostedTable; readonly archive: Archive; running: Running; used: number }

/** A table that has not begun yet has nothing to stop. */
const NOT_RUNNING: Running = { stop: () => {}, wake: () => {} }

/** After how long a table is put away that nobody asks for, and how often the room looks. */
const RESTS_AFTER = 60_000
/** For how long a table counts as attended after somebody has asked for it, or was last seen to watch. */
const ATTENDED_FOR = 30_000
/** After how long a table that nobody has attended is abandoned: not listed, and closed if only bots sit there. */
const ABANDONED_AFTER = 600_000
const LOOKS_EVERY = 15_000
const PREFIX = 'table/'

/** Takes up all tables where they were left, and keeps those going at which something is to be done. */
export const openTables = async (around: Around, onError: (cause: unknown) => void): Promise<Tables> => {
  const { store, secrets, now } = around
  const open = new Map<string, Open>()
  const opening = new Map<string, Promise<Open>>()
  /** Tables that are being put away: who asks for one waits until it is kept. */
  const settling = new Map<string, Promise<void>>()
  /** What is remembered of tables that are put away; null for those that have ended. */
  const away = new Map<string, CardKept | null>()
  /** Tables that cannot be read or played on. */
  const aside = new Map<string, TableAside>()
  const comers = new Map<PlayerId, Set<string>>()
  let gallery: Gallery = { isWatched: () => false, putAway: () => {} }

  const index = ({ id, people }: Hosted): void => {
    for (const [person, { bot }] of Object.entries(people)) {
      if (bot === null) comers.set(person, (comers.get(person) ?? new Set()).add(id))
    }
  }

  /** What goes wrong with one table sets that table aside; all else is told. */
  const failsAt =
    (id: string) =>
    (cause: unknown): void => {
      const fault = spoiledIn(cause)
      if (fault?.stream === `${PREFIX}${id}`) setAside(id, fault, open.get(id)?.table.hosted() ?? null, cause)
      else onError(cause)
    }

  const setAside = (id: string, fault: StoreFault, hosted: Hosted | null, cause?: unknown): TableAside => {
    const known = aside.get(id)
    if (known !== undefined) return known
    const one = tableAside(id, fault, hosted)
    aside.set(id, one)
    if (hosted !== null) index(hosted)
    open.get(id)?.running.stop()
    open.delete(id)
    away.delete(id)
    gallery.putAway(id, isAside(one))
    onError(spoiled({ ...fault, ...(one.listed && { name: one.name }) }, cause))
    return one
  }

  /** The table, or the fault for which it is set aside; what is wrong with the store as a whole is not held against it. */
  const unlessSpoiled = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (cause) {
      const fault = spoiledIn(cause)
      if (fault?.stream !== `${PREFIX}${id}`) throw cause
      const hosted = await readableState(store, fault.stream, fault.place)
      throw asideFault(setAside(id, fault, hosted, cause))
    }
  }

  const start = async (id: string, known?: ReadStream<Hosted>): Promise<Open> => {
    await settling.get(id)
    const fails = failsAt(id)
    const table = await hostTable(id, around, fails, known)
    const archive = await openArchive(id, table, store, fails)
    const entry: Open = { table, archive, running: NOT_RUNNING, used: Number.NEGATIVE_INFINITY }
    open.set(id, entry)
    entry.running = runTable(table, around, fails, () => isAttended(id, entry.used))
    const one = aside.get(id)
    if (one !== undefined) {
      entry.running.stop()
      throw asideFault(one)
    }
    away.delete(id)
    index(table.hosted())
    table.listen((before, after) => {
      if (before.people !== after.people) index(after)
    })
    return entry
  }

  /** Somebody watches, or has just asked for the table. */
  const isAttended = (id: string, used = Number.NEGATIVE_INFINITY): boolean =>
    gallery.isWatched(id) || now() - used <= ATTENDED_FOR

  /** Somebody asks for a table: if it waited for that, it goes on. */
  const askedFor = async (id: string): Promise<HostedTable> => {
    const table = await takeUp(id)
    const entry = open.get(id)
    if (entry !== undefined) {
      entry.used = now()
      entry.running.wake()
    }
    return table
  }

  const takeUp = async (id: string, known?: ReadStream<Hosted>): Promise<HostedTable> => {
    const one = aside.get(id)
    if (one !== undefined) throw asideFault(one)
    let entry = open.get(id)
    if (entry === undefined) {
      const opens = () => unlessSpoiled(id, () => start(id, known)).finally(() => opening.delete(id))
      const starting = opening.get(id) ?? opens()
      opening.set(id, starting)
      entry = await starting
    }
    return entry.table
  }

  const putAway = async (id: string, { table, archive, running, used }: Open): Promise<void> => {
    running.stop()
    gallery.putAway(id)
    open.delete(id)
    away.set(id, cardKept(table.hosted(), seenAt(table.hosted(), used)))
    const settled = table
      .settle()
      .then(archive.settle)
      .finally(() => settling.delete(id))
    settling.set(id, settled)
    await settled
  }

  const isAbandoned = (seen: number): boolean => now() - seen > ABANDONED_AFTER

  /** A table at which only bots have sat for long, and nobody looked, closes by itself. */
  const closes = async (id: string): Promise<void> => {
    const table = await takeUp(id)
    await table.does(endNight)
  }

  const look = (): void => {
    for (const [id, entry] of open) {
      if (gallery.isWatched(id)) entry.used = now()
      if (now() - entry.used <= RESTS_AFTER) continue
      try {
        if (isResting(entry.table.hosted())) putAway(id, entry).catch(failsAt(id))
      } catch (cause) {
        failsAt(id)(cause)
      }
    }
    for (const [id, kept] of away) {
      if (kept?.onlyBots === true && isAbandoned(kept.seen)) closes(id).catch(unlessAside).catch(failsAt(id))
    }
  }

  /** Takes up a table at the start; nothing is done at one that rests. */
  const begin = async (stream: string, version: number): Promise<void> => {
    const id = stream.slice(PREFIX.length)
    const found = checkedAside.get(stream)
    const state = await unlessSpoiled(id, async () => {
      if (found !== undefined) throw spoiled(found)
      const read = await readState(store, stream)
      const place = read.version + 1
      if (place <= version) throw spoiled({ stream, place, reason: REASONS.missing })
      return read
    })
    const { state: hosted } = state
    index(hosted)
    const rests = await unlessSpoiled(id, async () => isResting(hosted))
    if (rests) away.set(id, cardKept(hosted, seenAt(hosted)))
    else
      resumed.push(
        unlessSpoiled(id, async () => {
          const table = await takeUp(id, state)
          await table.does((course, at) => resume(course, alive, at))
        }).catch(unlessAside),
      )
  }

  /**
   * Is there nothing to be done at it while nobody watches? A table between two hands waits until somebody does. That
   * this cannot be told is a fault of ours, and of this table alone.
   */
  const isResting = (hosted: Hosted): boolean => {
    try {
      return dueAt(hosted, now(), undefined, false) === null
    } catch (cause) {
      throw spoiled({ stream: `${PREFIX}${hosted.id}`, place: hosted.version, reason: UNPLAYABLE }, cause)
    }
  }

  const alive = await lastAlive(store)
  const checkedAside = new Map((await store.asides()).map(fault => [fault.stream, fault]))
  const resumed: Promise<unknown>[] = []
  for (const { stream, version } of await store.streams(PREFIX)) {
    // a stream that was to be begun when the room was killed has nothing in it
    if (version > 0) await begin(stream, version).catch(unlessAside)
  }
  await Promise.all(resumed)
  const looking = setInterval(look, LOOKS_EVERY).unref()
  const stopSaying = await keepAlive(around, onError)

  return {
    cards: () => [
      ...[...open]
        .filter(([id, { table, used }]) => gallery.isWatched(id) || !isAbandoned(seenAt(table.hosted(), used)))
        .map(([, { table }]) =>
          table.hosted().open && table.hosted().policy.event === undefined ? tableCard(table.hosted()) : null,
        )
        .filter(isCard),
      ...[...away.values()].flatMap(kept => (kept?.listed === true && !isAbandoned(kept.seen) ? [kept.card] : [])),
    ],
    own: person =>
      [...(comers.get(person) ?? [])]
        .map(id => {
          const hosted = open.get(id)?.table.hosted()
          if (hosted !== undefined) return belongsTo(hosted, person) ? tableCard(hosted) : null
          const kept = away.get(id)
          return kept?.own.has(person) === true ? kept.card : null
        })
        .filter(isCard),
    open: () => open.size,
    loads: () =>
      [
        ...[...open.values()].map(({ table }) => tableLoad(table.hosted())),
        ...[...away.values()].map(it => it?.load),
      ].filter(load => load != null),
    asides: person => [...aside.values()].filter(({ listed, own }) => (person === null ? listed : own.has(person))),
    find: async id => {
      const known = open.has(id) || away.has(id) || (await store.read(`${PREFIX}${id}`, 0, 1)).length > 0
      return known ? askedFor(id) : undefined
    },
    archive: id => open.get(id)?.archive,
    of: async person => {
      const all = [...(comers.get(person) ?? [])].map(id => takeUp(id).catch(unlessAside))
      return (await Promise.all(all)).filter(table => table !== undefined)
    },
    make: async (host, placard, policy, isOpen = true) => {
      const id = bytesToHex(secrets.bytes(6))
      const refused = await makeTable({ id, open: isOpen, placard, policy, host }, around)
      if (refused !== null) return refused
      await askedFor(id)
      return { id }
    },
    letIn: async (table, guest) => {
      const refused = mayWatch(table.hosted(), guest?.person ?? null)
      if (refused !== null || guest === null) return refused
      const { person, name } = guest
      const known = heldIn(table.hosted().people, person)
      if (known === undefined) await table.does((course, at) => joinTable(course, person, name, at))
      else if (known.name !== name) await table.does((course, at) => takeName(course, person, name, at))
      return null
    },
    attend: watching => {
      gallery = watching
    },
    close: async () => {
      clearInterval(looking)
      stopSaying()
      await Promise.all([...open].map(([id, entry]) => putAway(id, entry)))
      await Promise.all(settling.values())
    },
  }
}

/** When somebody was last at a table, as far as that is known: by what was done there, or asked for it. */
const seenAt = ({ lastAct, made }: Hosted, used = 0): number => Math.max(lastAct, made, used)

/** A table that is set aside has been told of already. */
const unlessAside = (cause: unknown): undefined => {
  if (asideIn(cause) === null) throw cause
  return
}

const isCard = (card: TableCard | null): card is TableCard => card !== null
