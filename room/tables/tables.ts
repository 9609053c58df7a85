import type { Placard } from '@cardroom/engine'
import type { PlayerId, TableRefusal } from '@cardroom/engine/table'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Archive } from '../deals/archive.ts'
import { heldIn } from '../held-in.ts'
import type { Guest } from '../people/guests.ts'
import type { TableCard } from '../protocol/frames.ts'
import type { Refused } from '../refusal.ts'
import { mayWatch } from '../table/door/may-watch.ts'
import type { Around, HostedTable } from '../table/host-table.ts'
import { makeTable } from '../table/make-table.ts'
import { joinTable, takeName } from '../table/people/come.ts'
import type { Policy } from '../table/state/hosted.ts'
import { belongsTo, tableCard } from '../views/table-card.ts'
import { type TableLoad, tableLoad } from '../views/table-load.ts'
import { beginAll } from './begin.ts'
import { type Gallery, type Hall, isAbandoned, isCard, newHall, PREFIX, seenAt, unlessAside } from './hall.ts'
import { look } from './look.ts'
import { keepAlive } from './resume.ts'
import type { TableAside } from './set-aside.ts'
import { askedFor, putAway, takeUp } from './take-up.ts'

export type { Gallery } from './hall.ts'

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
  /** Lets somebody look at a table, or says why not; newcomers come to it as players. */
  readonly letIn: (table: HostedTable, guest: Guest | null) => Promise<Refused | null>
  /** Who looks at the tables: one that is watched stays open, and the gallery hears of each that is put away. */
  readonly attend: (gallery: Gallery) => void
  /** Stops all tables, waits for what is under way, and keeps their states. */
  readonly close: () => Promise<void>
}

const LOOKS_EVERY = 15_000

/** Takes up all tables where they were left, and keeps those going at which something is to be done. */
export const openTables = async (around: Around, onError: (cause: unknown) => void): Promise<Tables> => {
  const hall = newHall(around, onError)
  await beginAll(hall)
  const looking = setInterval(() => look(hall), LOOKS_EVERY).unref()
  const stopSaying = await keepAlive(around, onError)
  const { open, aside, comers } = hall
  return {
    cards: () => cardsIn(hall),
    own: person => ownIn(hall, person),
    open: () => open.size,
    loads: () => loadsIn(hall),
    asides: person => [...aside.values()].filter(({ listed, own }) => (person === null ? listed : own.has(person))),
    find: id => find(hall, id),
    archive: id => open.get(id)?.archive,
    of: async person => {
      const all = [...(comers.get(person) ?? [])].map(id => takeUp(hall, id).catch(unlessAside))
      return (await Promise.all(all)).filter(table => table !== undefined)
    },
    make: async (host, placard, policy, isOpen = true) => {
      const id = bytesToHex(around.secrets.bytes(6))
      const refused = await makeTable({ id, open: isOpen, placard, policy, host }, around)
      if (refused !== null) return refused
      await askedFor(hall, id)
      return { id }
    },
    letIn,
    attend: watching => {
      hall.gallery = watching
    },
    close: async () => {
      clearInterval(looking)
      stopSaying()
      await Promise.all([...open].map(([id, entry]) => putAway(hall, id, entry)))
      await Promise.all(hall.settling.values())
    },
  }
}

const find = async (hall: Hall, id: string): Promise<HostedTable | undefined> => {
  const { open, away, around } = hall
  const known = open.has(id) || away.has(id) || (await around.store.read(`${PREFIX}${id}`, 0, 1)).length > 0
  return known ? askedFor(hall, id) : undefined
}

const cardsIn = (hall: Hall): readonly TableCard[] => [
  ...[...hall.open]
    .filter(([id, { table, used }]) => hall.gallery.isWatched(id) || !isAbandoned(hall, seenAt(table.hosted(), used)))
    .map(([, { table }]) =>
      table.hosted().open && table.hosted().policy.event === undefined ? tableCard(table.hosted()) : null,
    )
    .filter(isCard),
  ...[...hall.away.values()].flatMap(kept =>
    kept?.listed === true && !isAbandoned(hall, kept.seen) ? [kept.card] : [],
  ),
]

const ownIn = ({ open, away, comers }: Hall, person: PlayerId): readonly TableCard[] =>
  [...(comers.get(person) ?? [])]
    .map(id => {
      const hosted = open.get(id)?.table.hosted()
      if (hosted !== undefined) return belongsTo(hosted, person) ? tableCard(hosted) : null
      const kept = away.get(id)
      return kept?.own.has(person) === true ? kept.card : null
    })
    .filter(isCard)

const loadsIn = ({ open, away }: Hall): readonly TableLoad[] =>
  [
    ...[...open.values()].map(({ table }) => tableLoad(table.hosted())),
    ...[...away.values()].map(it => it?.load),
  ].filter(load => load != null)

const letIn = async (table: HostedTable, guest: Guest | null): Promise<Refused | null> => {
  const refused = mayWatch(table.hosted(), guest?.person ?? null)
  if (refused !== null || guest === null) return refused
  const { person, name } = guest
  const known = heldIn(table.hosted().people, person)
  if (known === undefined) await table.does((course, at) => joinTable(course, person, name, at))
  else if (known.name !== name) await table.does((course, at) => takeName(course, person, name, at))
  return null
}
