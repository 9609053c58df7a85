import { tableGroup, tableIn } from '../nodes/groups.ts'
import type { Node } from '../nodes/node.ts'
import { type Abroad, forgetGone, type Hall, indexComers, seenAt } from './hall.ts'
import { type Packed, packed, restingTable, summaryOf, type TableSummary, unpacked } from './resting.ts'
import { dropTable, putAway } from './take-up.ts'

/** What one node tells the others of its tables: those that are open there, and those that it has put away. */
type News = {
  readonly node: string
  readonly open: readonly (readonly [id: string, table: Packed])[]
  readonly rests: readonly (readonly [id: string, table: Packed])[]
  /** These are all that are open there. */
  readonly all?: true
  /** These are no more. */
  readonly gone?: readonly string[]
}
/** A node that has just come wants to hear of all. */
type Question = { readonly node: string; readonly asks: true }

const SUBJECT = 'tables'
/** How often changes are sent, how often everything is sent, and after how long a silent node has no tables. */
const TELLS_EVERY = 500
const ALL_EVERY = 5000
const SILENT = 15_000

type Elsewhere = TableSummary & { readonly node: string }

/** What is known of the tables of other nodes, and what they have been sent. */
type Sharing = {
  readonly hall: Hall
  readonly node: Node
  readonly elsewhere: Map<string, Elsewhere>
  /** When each node was last heard of. */
  readonly heard: Map<string, number>
  readonly changed: Set<string>
  /** What was sent last of each, so that nothing is sent twice. */
  readonly last: Map<string, string>
}

/** Shares the tables of a room with the other nodes. */
export const openAbroad = async (hall: Hall, node: Node, looksAfter: () => boolean): Promise<Abroad> => {
  const { bus, owner } = node
  const elsewhere = new Map<string, Elsewhere>()
  const sharing: Sharing = { hall, node, elsewhere, heard: new Map(), changed: new Set(), last: new Map() }
  const unlisten = owner.listen(groups => {
    for (const group of groups) {
      const id = tableIn(group)
      if (id !== null) dropTable(hall, id)
    }
  })
  const unsubscribe = await bus.subscribe(SUBJECT, text => hear(sharing, JSON.parse(text) as News | Question))
  tell(sharing, { node: node.id, asks: true })
  const timers = [
    setInterval(() => tellChanges(sharing), TELLS_EVERY),
    setInterval(() => tellAll(sharing), ALL_EVERY),
    setInterval(() => forgetSilent(sharing), ALL_EVERY),
  ]
  for (const timer of timers) timer.unref()
  return {
    take: async id => {
      await node.take(tableGroup(id))
      elsewhere.delete(id)
    },
    isHere: id => owner.lease(tableGroup(id)) !== null,
    leave: async (id, summary) => {
      sharing.last.delete(id)
      // as the node closes, what is in play is left to the node that finds it gone
      if (!hall.closing || summary !== null) await owner.release(tableGroup(id))
      if (summary !== null) tell(sharing, { node: node.id, open: [], rests: [[id, packed(summary)]] })
    },
    gone: async id => {
      sharing.last.delete(id)
      await owner.release(tableGroup(id))
      tell(sharing, { node: node.id, open: [], rests: [], gone: [id] })
    },
    looksAfter,
    elsewhere,
    changed: id => sharing.changed.add(id),
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      unlisten()
      await unsubscribe()
    },
  }
}

const tell = ({ hall, node }: Sharing, news: News | Question): void =>
  void node.bus.publish(SUBJECT, JSON.stringify(news)).catch(hall.onError)

/** A table that is open here, as the others hear of it. */
const openHere = ({ hall }: Sharing, id: string): News['open'] => {
  const entry = hall.open.get(id)
  if (entry === undefined) return []
  const seen = hall.gallery.isWatched(id) ? hall.around.now() : seenAt(entry.table.hosted(), entry.used)
  return [[id, packed(summaryOf(entry.table.hosted(), seen))]]
}

const tellAll = (sharing: Sharing): void => {
  const open = [...sharing.hall.open.keys()].flatMap(id => openHere(sharing, id))
  tell(sharing, { node: sharing.node.id, open, rests: [], all: true })
}

const tellChanges = (sharing: Sharing): void => {
  const { changed, last, node } = sharing
  const all = [...changed].flatMap(id => openHere(sharing, id))
  changed.clear()
  const open = all.filter(([id, table]) => {
    const text = JSON.stringify({ ...table, kept: table.kept && { ...table.kept, seen: 0 } })
    const isNew = last.get(id) !== text
    last.set(id, text)
    return isNew
  })
  if (open.length > 0) tell(sharing, { node: node.id, open, rests: [] })
}

const hear = (sharing: Sharing, news: News | Question): void => {
  const { hall, node, elsewhere, heard } = sharing
  if (news.node === node.id) return
  if ('asks' in news) return tellAll(sharing)
  heard.set(news.node, hall.around.now())
  for (const [id, table] of news.open) {
    indexComers(hall, id, table.comers)
    if (hall.open.has(id)) continue
    elsewhere.set(id, { ...unpacked(table), node: news.node })
    hall.away.delete(id)
  }
  for (const [id, table] of news.rests) rests(sharing, id, unpacked(table))
  for (const id of news.gone ?? []) {
    elsewhere.delete(id)
    forgetGone(hall, id)
  }
  if (news.all !== true) return
  const open = new Set(news.open.map(([id]) => id))
  for (const [id, it] of elsewhere) if (it.node === news.node && !open.has(id)) gone(sharing, id)
}

const rests = ({ hall, elsewhere }: Sharing, id: string, { kept, comers }: TableSummary): void => {
  elsewhere.delete(id)
  indexComers(hall, id, comers)
  if (!hall.open.has(id)) hall.away.set(id, kept)
}

/** A node has a table no more, and nobody heard what came of it: what is kept of it holds until somebody tells. */
const gone = (sharing: Sharing, id: string): void => {
  const { hall, elsewhere } = sharing
  elsewhere.delete(id)
  restingTable(hall.around.store, id)
    .then(summary => (summary === null || elsewhere.has(id) ? undefined : rests(sharing, id, summary)))
    .catch(hall.onError)
}

const forgetSilent = (sharing: Sharing): void => {
  const { hall, elsewhere, heard } = sharing
  for (const [id, it] of elsewhere) if (hall.around.now() - (heard.get(it.node) ?? 0) > SILENT) gone(sharing, id)
}

/** Puts a table down that another node has asked for: what is under way is kept before. */
export const giveTable = async (hall: Hall, node: Node, group: string): Promise<void> => {
  const id = tableIn(group)
  if (id === null) return
  await hall.opening.get(id)
  const entry = hall.open.get(id)
  if (entry !== undefined) await putAway(hall, id, entry)
  else await (hall.settling.get(id) ?? node.owner.release(group))
}
