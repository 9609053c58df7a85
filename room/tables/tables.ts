import type { Placard, TableRefusal } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'
import { bytesToHex } from '@noble/hashes/utils.js'
import { type Archive, openArchive } from '../deals/archive.ts'
import { heldIn } from '../held-in.ts'
import type { Guest } from '../people/guests.ts'
import { mayWatch } from '../people/may-watch.ts'
import type { TableCard } from '../protocol/frames.ts'
import { belongsTo, type CardKept, cardKept, tableCard } from '../views/table-card.ts'
import { dueAt } from './due.ts'
import { type Around, type HostedTable, hostTable } from './host-table.ts'
import type { Hosted, Policy } from './hosted.ts'
import { type ReadState, readState } from './kept-state.ts'
import { makeTable } from './make-table.ts'
import type { Refused } from './refused.ts'
import { keepAlive, lastAlive, resumes } from './resume.ts'
import { comes, isCalled } from './room-acts.ts'
import { runTable } from './run-table.ts'

/** All tables of the room. Those at which nothing is to be done and nobody looks are put away until somebody asks. */
export type Tables = {
  /** What the lobby shows to everybody. */
  readonly cards: () => readonly TableCard[]
  /** The tables that go on and are somebody's to come back to, also those by invitation. */
  readonly own: (person: PlayerId) => readonly TableCard[]
  /** How many tables are kept going now. */
  readonly open: () => number
  readonly find: (id: string) => Promise<HostedTable | undefined>
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
  readonly putAway: (id: string) => void
}

/** A table that is kept going, and when somebody last asked for it. */
type Open = { readonly table: HostedTable; readonly archive: Archive; readonly stop: () => void; used: number }

/** After how long a table is put away that nobody asks for, and how often the room looks. */
const RESTS_AFTER = 60_000
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
  const comers = new Map<PlayerId, Set<string>>()
  let gallery: Gallery = { isWatched: () => false, putAway: () => {} }

  const index = ({ id, people }: Hosted): void => {
    for (const [person, { bot }] of Object.entries(people)) {
      if (bot === null) comers.set(person, (comers.get(person) ?? new Set()).add(id))
    }
  }

  const start = async (id: string, known?: ReadState): Promise<Open> => {
    await settling.get(id)
    const table = await hostTable(id, around, onError, known)
    const archive = await openArchive(id, table, store, onError)
    const entry = { table, archive, stop: runTable(table, around, onError), used: now() }
    open.set(id, entry)
    away.delete(id)
    index(table.hosted())
    table.listen((before, after) => {
      if (before.people !== after.people) index(after)
    })
    return entry
  }

  const takeUp = async (id: string, known?: ReadState): Promise<HostedTable> => {
    let entry = open.get(id)
    if (entry === undefined) {
      const starting = opening.get(id) ?? start(id, known).finally(() => opening.delete(id))
      opening.set(id, starting)
      entry = await starting
    }
    entry.used = now()
    return entry.table
  }

  const putAway = async (id: string, { table, archive, stop }: Open): Promise<void> => {
    stop()
    gallery.putAway(id)
    open.delete(id)
    away.set(id, cardKept(table.hosted()))
    const settled = table
      .settle()
      .then(archive.settle)
      .finally(() => settling.delete(id))
    settling.set(id, settled)
    await settled
  }

  const look = (): void => {
    for (const [id, entry] of open) {
      const rests = now() - entry.used > RESTS_AFTER && !gallery.isWatched(id)
      if (rests && dueAt(entry.table.hosted(), now()) === null) putAway(id, entry).catch(onError)
    }
  }

  const alive = await lastAlive(store)
  const resumed: Promise<unknown>[] = []
  for (const { stream } of await store.streams(PREFIX)) {
    const state = await readState(store, stream)
    const { hosted } = state
    index(hosted)
    if (dueAt(hosted, now()) === null) away.set(hosted.id, cardKept(hosted))
    else resumed.push(takeUp(hosted.id, state).then(table => table.does((now, at) => resumes(now, alive, at))))
  }
  await Promise.all(resumed)
  const looking = setInterval(look, LOOKS_EVERY).unref()
  const stopSaying = await keepAlive(around, onError)

  return {
    cards: () => [
      ...[...open.values()].map(({ table }) => (table.hosted().open ? tableCard(table.hosted()) : null)).filter(isCard),
      ...[...away.values()].flatMap(kept => (kept?.listed === true ? [kept.card] : [])),
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
    find: async id => {
      const known = open.has(id) || away.has(id) || (await store.read(`${PREFIX}${id}`, 0, 1)).length > 0
      return known ? takeUp(id) : undefined
    },
    archive: id => open.get(id)?.archive,
    of: person => Promise.all([...(comers.get(person) ?? [])].map(id => takeUp(id))),
    make: async (host, placard, policy, isOpen = true) => {
      const id = bytesToHex(secrets.bytes(6))
      const refused = await makeTable({ id, open: isOpen, placard, policy, host }, around)
      if (refused !== null) return refused
      await takeUp(id)
      return { id }
    },
    letIn: async (table, guest) => {
      const refused = mayWatch(table.hosted(), guest?.person ?? null)
      if (refused !== null || guest === null) return refused
      const { person, name } = guest
      const known = heldIn(table.hosted().people, person)
      if (known === undefined) await table.does((hosted, at) => comes(hosted, person, name, at))
      else if (known.name !== name) await table.does((hosted, at) => isCalled(hosted, person, name, at))
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

const isCard = (card: TableCard | null): card is TableCard => card !== null
