import type { Placard } from '@cardroom/engine'
import type { PlayerId, TableRefusal } from '@cardroom/engine/table'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Archive } from '../deals/archive.ts'
import { heldIn } from '../held-in.ts'
import { tableGroup } from '../nodes/groups.ts'
import type { Node } from '../nodes/node.ts'
import type { Guest } from '../people/guests.ts'
import type { Refused } from '../refusal.ts'
import { mayWatch } from '../table/door/may-watch.ts'
import type { Around, HostedTable } from '../table/host-table.ts'
import { makeTable } from '../table/make-table.ts'
import { joinTable, takeName } from '../table/people/come.ts'
import type { Policy } from '../table/state/hosted.ts'
import { belongsTo, type CardInAll, type CardKept, tableCard } from '../views/table-card.ts'
import { type TableLoad, tableLoad } from '../views/table-load.ts'
import { beginAll, tablesDue } from './begin.ts'
import { glimpseTables } from './glimpse.ts'
import { type Gallery, type Hall, isAbandoned, isCard, newHall, PREFIX, seenAt, unlessAside } from './hall.ts'
import { look } from './look.ts'
import { giveTable, openAbroad } from './open-abroad.ts'
import { keepAlive } from './resume.ts'
import { retireTables } from './retire.ts'
import type { TableAside } from './set-aside.ts'
import { askedFor, openFor, putAway, takeOver, takeUp } from './take-up.ts'

export type { Gallery } from './hall.ts'

/** A table as the operator sees it, and whether the lobby shows it to everybody. */
export type ListedCard = { readonly card: CardInAll; readonly listed: boolean }

/** All tables of the room. Those at which nothing is due and nobody looks are put away until somebody asks. */
export type Tables = {
  /** What the lobby shows to everybody. */
  readonly cards: () => readonly CardInAll[]
  /** The same for the operator: also tables by invitation, and those of floor and tournaments. */
  readonly all: () => readonly ListedCard[]
  /** The tables that go on and are somebody's to come back to, also those by invitation. */
  readonly own: (person: PlayerId) => readonly CardInAll[]
  /** What the tables that go on ask of the room, also those that are put away. */
  readonly loads: () => readonly TableLoad[]
  /** How many tables are kept going now, and at how many of them a hand is in play. */
  readonly open: () => number
  readonly handsInPlay: () => number
  /** A table by its id; one that is set aside rejects with what is said of it. */
  readonly find: (id: string) => Promise<HostedTable | undefined>
  /** Is it still this one that is open by this id? It may have been put away, or given to another node. */
  readonly isOpen: (id: string, table: HostedTable) => boolean
  /** The tables that are set aside: those that everybody is shown, or those of one person. */
  readonly asides: (person: PlayerId | null) => readonly TableAside[]
  /** The deals that are over of a table that is open. */
  readonly archive: (id: string) => Archive | undefined
  /** The tables to which somebody has come: to do something there, or only to look what is there. */
  readonly of: (person: PlayerId, to?: 'act' | 'look') => Promise<readonly HostedTable[]>
  /** Does this table exist, on this node or on another? */
  readonly knows: (id: string) => Promise<boolean>
  /** Takes up a table that its node has left behind; one at which nothing is due is left alone. */
  readonly takeOver: (id: string) => Promise<void>
  /** The same for a table that may have an owner: then nothing is done. */
  readonly adopt: (id: string) => Promise<void>
  /** The tables that have moved on since they were last at rest. */
  readonly due: () => Promise<readonly string[]>
  /** Puts a group down that another node has asked for. */
  readonly give: (group: string) => Promise<void>
  readonly make: (
    host: Guest,
    placard: Placard,
    policy: Policy,
    open?: boolean,
  ) => Promise<TableRefusal | { readonly id: string }>
  /** Lets somebody look at a table, or says why not; newcomers come to it as players. */
  readonly letIn: (table: HostedTable, guest: Guest | null) => Promise<Refused | null>
  /** Takes tables out of the store where nobody has done anything for this many days; says how many. */
  readonly retire: (days: number) => Promise<number>
  /** Is there an archive that they go into? Without one they are deleted. */
  readonly hasArchive: boolean
  /** Looks at every open table for what is due: hands may begin again. */
  readonly wake: () => void
  /** Who looks at the tables: one that is watched stays open, and the gallery hears of each that is put away. */
  readonly attend: (gallery: Gallery) => void
  /** Stops all tables, waits for what is under way, and keeps their states. */
  readonly close: () => Promise<void>
}

const LOOKS_EVERY = 15_000

/** The node that this is, where there are several, and whether it looks after the tables that nobody has. */
export type Nodes = { readonly node: Node; readonly looksAfter: () => boolean }

/** Takes up all tables where they were left, and keeps those going at which something is due. */
export const openTables = async (
  around: Around,
  onError: (cause: unknown) => void,
  mayDeal: () => boolean = () => true,
  nodes: Nodes | null = null,
  archiveFolder: string | undefined = undefined,
): Promise<Tables> => {
  const hall = newHall(around, onError, mayDeal)
  if (nodes !== null) hall.abroad = await openAbroad(hall, nodes.node, nodes.looksAfter)
  await beginAll(hall)
  const looking = setInterval(() => look(hall), LOOKS_EVERY).unref()
  const stopSaying = await keepAlive(around, onError)
  const { open, aside, comers } = hall
  const glimpses = glimpseTables(around, onError)
  return {
    cards: () => cardsIn(hall, true).map(({ card }) => card),
    all: () => cardsIn(hall, false),
    own: person => ownIn(hall, person),
    open: () => open.size,
    handsInPlay: () => [...open.values()].filter(({ table }) => table.hosted().night?.deal != null).length,
    loads: () => loadsIn(hall),
    asides: person => [...aside.values()].filter(({ listed, own }) => (person === null ? listed : own.has(person))),
    find: id => find(hall, id),
    isOpen: (id, table) => open.get(id)?.table === table,
    archive: id => open.get(id)?.archive ?? glimpses.archive(id),
    of: async (person, to = 'act') => {
      const all = [...(comers.get(person) ?? [])].map(id => {
        const isFar = to === 'look' && hall.abroad?.elsewhere.has(id) === true
        return (isFar ? glimpses.look(id) : taken(hall, id)).catch(unlessAside)
      })
      return (await Promise.all(all)).filter(table => table !== undefined)
    },
    knows: id => isKnown(hall, id),
    takeOver: id => takeOver(hall, id).catch(unlessAside),
    adopt: async id => {
      if (nodes === null || open.has(id) || hall.abroad?.elsewhere.has(id) === true) return
      if ((await nodes.node.where(tableGroup(id))).here) await takeOver(hall, id)
    },
    due: () => tablesDue(hall),
    give: group => (nodes === null ? Promise.resolve() : giveTable(hall, nodes.node, group)),
    make: async (host, placard, policy, isOpen = true) => {
      const id = bytesToHex(around.secrets.bytes(6))
      const refused = await makeTable({ id, open: isOpen, placard, policy, host }, around)
      if (refused !== null) return refused
      await askedFor(hall, id)
      return { id }
    },
    letIn,
    retire: days => retireTables(hall, days, archiveFolder),
    hasArchive: archiveFolder !== undefined,
    wake: () => {
      for (const { running } of open.values()) running.wake()
    },
    attend: watching => {
      hall.gallery = watching
    },
    close: async () => {
      clearInterval(looking)
      stopSaying()
      hall.closing = true
      await hall.keeping
      await Promise.all([...open].map(([id, entry]) => putAway(hall, id, entry)))
      await Promise.all(hall.settling.values())
      await hall.abroad?.stop()
    },
  }
}

const isKnown = async ({ open, away, around, abroad }: Hall, id: string): Promise<boolean> =>
  open.has(id) ||
  away.has(id) ||
  abroad?.elsewhere.has(id) === true ||
  (await around.store.read(`${PREFIX}${id}`, 0, 1)).length > 0

const find = (hall: Hall, id: string): Promise<HostedTable | undefined> => {
  const table = hall.abroad?.isHere(id) === false ? undefined : openFor(hall, id)
  return table === undefined ? findAway(hall, id) : Promise.resolve(table)
}

const findAway = async (hall: Hall, id: string): Promise<HostedTable | undefined> => {
  if (!(await isKnown(hall, id))) return
  await hall.abroad?.take(id)
  return askedFor(hall, id)
}

/** A table in the hands of this node. */
const taken = async (hall: Hall, id: string): Promise<HostedTable> => {
  await hall.abroad?.take(id)
  return takeUp(hall, id)
}

/** The tables where somebody has been lately: those that everybody is shown, or all. */
const cardsIn = (hall: Hall, onlyListed: boolean): readonly ListedCard[] => {
  const ofKept = (kept: CardKept | null | undefined): readonly ListedCard[] =>
    kept == null || (onlyListed && !kept.listed) || isAbandoned(hall, kept.seen)
      ? []
      : [{ card: kept.card, listed: kept.listed }]
  return [
    ...[...(hall.abroad?.elsewhere.values() ?? [])].flatMap(({ kept }) => ofKept(kept)),
    ...[...hall.open].flatMap(([id, { table, used }]) => {
      if (!hall.gallery.isWatched(id) && isAbandoned(hall, seenAt(table.hosted(), used))) return []
      const { open, policy } = table.hosted()
      const listed = open && policy.event === undefined
      const card = listed || !onlyListed ? tableCard(table.hosted()) : null
      return card === null ? [] : [{ card, listed }]
    }),
    ...awayIn(hall).flatMap(ofKept),
  ]
}

/** What is remembered of tables that are put away; one that another node tells of is shown as it is there. */
const awayIn = ({ away, abroad }: Hall): readonly (CardKept | null)[] =>
  [...away].flatMap(([id, kept]) => (abroad?.elsewhere.has(id) === true ? [] : [kept]))

const ownIn = ({ open, away, comers, abroad }: Hall, person: PlayerId): readonly CardInAll[] =>
  [...(comers.get(person) ?? [])]
    .map(id => {
      const hosted = open.get(id)?.table.hosted()
      if (hosted !== undefined) return belongsTo(hosted, person) ? tableCard(hosted) : null
      const kept = abroad?.elsewhere.get(id)?.kept ?? away.get(id)
      return kept?.own.has(person) === true ? kept.card : null
    })
    .filter(isCard)

const loadsIn = (hall: Hall): readonly TableLoad[] =>
  [
    ...[...hall.open.values()].map(({ table }) => tableLoad(table.hosted())),
    ...awayIn(hall).map(it => it?.load),
    ...[...(hall.abroad?.elsewhere.values() ?? [])].map(({ kept }) => kept?.load),
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
