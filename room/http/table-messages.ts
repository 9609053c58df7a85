import { heldIn } from '../held-in.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { tableGroup } from '../nodes/groups.ts'
import type { Session } from '../people/guests.ts'
import type { Message } from '../protocol/messages.ts'
import { type Refused, refusal } from '../refusal.ts'
import { FAULT } from '../shown/followers.ts'
import { isNotOwner, notOwner } from '../streams/not-owner.ts'
import { mayWatch } from '../table/door/may-watch.ts'
import type { HostedTable } from '../table/host-table.ts'
import { isOrderInHand } from '../table/order-in-hand.ts'
import { asideIn } from '../tables/set-aside.ts'
import type { Tables } from '../tables/tables.ts'
import type { Watchers, Watching } from '../views/watchers.ts'
import { onTheLine } from './on-the-line.ts'
import type { TakenBot } from './quotas.ts'
import { NO_TABLE, READ_ONLY } from './routing.ts'
import type { Sending } from './sending.ts'

/** What messages about tables are answered with. */
export type AtTables = {
  readonly session: Session
  readonly metrics: Metrics
  readonly onError: (cause: unknown) => void
  readonly tables: Tables
  /** May nothing be changed but the hands in play be finished? */
  readonly isReadOnly: () => boolean
  readonly watchersOf: (id: string, table: HostedTable) => Watchers
  /** Why somebody who is new to a table may not come to it from there without an invitation, or null. */
  readonly mayCome: (table: string) => Refused | null
  /** Takes a place for one more bot that somebody seats at a table, or says why there is none. */
  readonly takeBot: (table: string, person: string) => TakenBot | Refused
}

type TableMessage = Extract<Message, { readonly table: string }>
type Watch = Extract<Message, { readonly type: 'watch' }>
type Do = Extract<Message, { readonly type: 'do' }>

/** What one line has of a kind of thing: how its messages are answered, and what happens when it has caught up or ended. */
export type Talk<M> = {
  readonly answer: (message: M) => Promise<void>
  readonly catchUp: () => void
  readonly stop: () => void
}

/** How many tables, and how many other things, one line may have shown to it. */
export const MOST_SHOWN = 50

/** Answers what is said on one line about tables. */
export const talkAboutTables = (at: AtTables, line: Sending): Talk<TableMessage> => {
  const watching = new Map<string, Watching>()
  const inTurn = oneAfterAnother()
  return {
    answer: async message => {
      if (message.type === 'unwatch') return unwatch(watching, message.table)
      const find = at.tables.find(message.table)
      const table = await (message.type === 'do' ? find.catch(faultOf(at, line, message.id)) : find)
      if (table === null) return
      if (table === undefined) return line.wrong(NO_TABLE)
      if (message.type === 'do') return giveOrder(at, line, message, table)
      // a line that asks twice at the same time is shown every change once
      return inTurn(message.table, () => watch(at, line, watching, message, table))
    },
    catchUp: () => {
      for (const one of watching.values()) one.catchUp()
    },
    stop: () => {
      for (const one of watching.values()) one.stop()
      watching.clear()
    },
  }
}

/** Does what is about the same thing one after another. */
const oneAfterAnother = () => {
  const last = new Map<string, Promise<void>>()
  return async (about: string, work: () => Promise<void>): Promise<void> => {
    const before = last.get(about)
    // those who asked before hear what went wrong there
    const now = before === undefined ? work() : before.catch(() => undefined).then(work)
    last.set(about, now)
    await now.finally(() => {
      if (last.get(about) === now) last.delete(about)
    })
  }
}

/** An order at a table that can't be found at the moment is answered by its name, so that it can be given again. */
const faultOf =
  ({ onError }: AtTables, line: Sending, id: string) =>
  (cause: unknown): null => {
    // another node is asked instead, and a table that is set aside says so itself
    if (isNotOwner(cause) || asideIn(cause) !== null) throw cause
    onError(cause)
    line.refuse(id, FAULT)
    return null
  }

const unwatch = (watching: Map<string, Watching>, id: string): void => {
  watching.get(id)?.stop()
  watching.delete(id)
}

const watch = async (
  { session, tables, isReadOnly, mayCome, watchersOf, onError }: AtTables,
  line: Sending,
  watching: Map<string, Watching>,
  { table: id, after }: Watch,
  table: HostedTable,
): Promise<void> => {
  if (watching.size >= MOST_SHOWN && !watching.has(id))
    return line.wrong(refusal('too-many', { about: { what: 'watched', most: MOST_SHOWN } }))
  const guest = session.guest()
  const isNew = guest === null || heldIn(table.hosted().people, guest.person) === undefined
  // nobody comes to a table while nothing is written: a newcomer watches
  const looksOn = isReadOnly()
  const letIn = async () => (looksOn ? mayWatch(table.hosted(), guest?.person ?? null) : tables.letIn(table, guest))
  const refused = (isNew ? mayCome(id) : null) ?? (await letIn())
  if (refused !== null) {
    unwatch(watching, id)
    return line.wrong(refused)
  }
  // it was put away meanwhile: it is opened again, and shown from there
  if (!tables.isOpen(id, table)) throw notOwner(tableGroup(id))
  const { language, sendText: send, isBehind } = line
  const viewer = { person: looksOn && isNew ? null : (guest?.person ?? null), language, send, isBehind }
  const all = watchersOf(id, table)
  // a message that comes twice, and fails the second time, leaves the line what it was shown by the first
  const shown = await onTheLine(table, all, viewer, after, onError, () => unwatch(watching, id))
  // a room that is being closed shows its tables no more before they are put away
  if (!tables.isOpen(id, table) || !all.isOpen()) {
    shown.stop()
    throw notOwner(tableGroup(id))
  }
  // the line may have gone down meanwhile
  if (line.isOpen()) watching.set(id, shown)
  else shown.stop()
}

const giveOrder = async (
  { session, isReadOnly, takeBot, onError, metrics }: AtTables,
  line: Sending,
  { id, table: at, order }: Do,
  table: HostedTable,
): Promise<void> => {
  const guest = session.guest()
  if (guest === null) return line.refuse(id, refusal('no-name', { about: 'first' }))
  if (isReadOnly() && !isOrderInHand(table.hosted(), order)) return line.refuse(id, READ_ONLY)
  const bot = order.type === 'bot' ? takeBot(at, guest.person) : null
  if (bot !== null && 'why' in bot) return line.refuse(id, bot)
  const outcome = await ordered(table, guest.person, order, id, bot, onError)
  if ('why' in outcome) return line.refuse(id, outcome)
  metrics.done(order.type)
  line.send({ type: 'done', id, seq: outcome.version })
}

const ordered = async (
  table: HostedTable,
  person: string,
  order: Do['order'],
  id: string,
  bot: TakenBot | null,
  onError: AtTables['onError'],
): ReturnType<HostedTable['order']> => {
  try {
    return await table.order(person, order, id)
  } catch (cause) {
    // it has become another node's: that one is asked instead
    if (isNotOwner(cause)) throw cause
    onError(cause)
    return FAULT
  } finally {
    bot?.over()
  }
}
