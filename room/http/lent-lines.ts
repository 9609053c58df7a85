import type { Language } from '@cardroom/engine/words'
import type { Traces } from '../metrics/traces.ts'
import { HOUSE } from '../nodes/groups.ts'
import type { Guest } from '../people/guests.ts'
import type { Reply } from '../protocol/frames.ts'
import type { Refused } from '../refusal.ts'
import { newName } from '../secrets.ts'
import type { AllShown } from '../shown/following.ts'
import { isNotOwner } from '../streams/not-owner.ts'
import { refusalShown, refusalWords } from '../words/refusals.ts'
import type { Nearby } from './forward-requests.ts'
import { failed } from './line.ts'
import type { Switchboard } from './lines.ts'
import type { Sending } from './sending.ts'
import { talkAboutShown } from './shown-messages.ts'
import { type AtTables, talkAboutTables } from './table-messages.ts'
import { type AboutThing, groupOfMessage } from './thing.ts'
import { tracedOrder } from './trace-requests.ts'

/** What a page has said on the line of another node, and who says it from where. */
export type Said = {
  readonly from: string
  readonly line: string
  readonly guest: Guest | null
  readonly language: Language
  readonly home: string
  /** Why nobody new may come to this table from there, if so. */
  readonly barred: Refused | null
  readonly message: AboutThing
  /** How many times what it is about had changed hands; nodes of an earlier version don't say. */
  readonly epoch?: number | undefined
  /** The span of that node in which it is said, if it is traced. */
  readonly trace?: string | undefined
}
/** What it is answered; nothing was done if it isn't this node's. */
export type Heard = { readonly texts: readonly string[]; readonly lent: string } | { readonly notMine: true }

/** What goes back to the node that has the page: a text for some of its lines, each with its number there. */
export type ToLines = {
  readonly from: string
  readonly to: readonly (readonly [line: string, lent: string, number: number])[]
  readonly text: string | null
  /** What they look at is no longer here. */
  readonly gone?: true
}

/** The lines that a node still has at another one. */
export type StillThere = { readonly from: string; readonly lines: readonly string[] }

/** The line of another node's page, in the hands of the node that owns what it looks at. */
type Lent = {
  readonly id: string
  readonly to: string
  readonly line: string
  guest: Guest | null
  said: Said
  /** The groups of what it looks at. */
  readonly groups: Set<string>
  /** Answers to what is being answered now. */
  replies: string[]
  count: number
  seen: number
  queue: Promise<unknown>
  readonly answer: (message: AboutThing) => Promise<void>
  readonly fails: (cause: unknown) => void
  readonly stop: () => void
}

/** How often the other nodes hear how far their lines are, and after how long one that is silent has none. */
export const BEATS_EVERY = 500
const SILENT = 5000

type Around = Switchboard &
  Pick<AtTables, 'watchersOf'> & {
    readonly shown: AllShown
    /** Calls back when something is no longer this node's. */
    readonly onGone: (gone: (group: string) => void) => () => void
  }

/** Takes lines of other nodes' pages, and shows them what this node owns. */
export const lendLines = async (
  around: Around,
  { node, houseReady }: Nearby,
): Promise<{ readonly close: () => Promise<void> }> => {
  const { onError } = around
  const all = new Map<string, Lent>()
  let isClosed = false
  const send = sendTogether(
    node.id,
    (to, message) => void node.bus.publish(linesOf(to), JSON.stringify(message)).catch(onError),
  )
  const lentTo = (said: Said): Lent => {
    const key = `${said.from} ${said.line}`
    const lent = all.get(key) ?? lend(around, said, send)
    all.set(key, lent)
    lent.said = said
    lent.guest = said.guest
    lent.seen = performance.now()
    return lent
  }
  const end = (key: string): void => {
    all.get(key)?.stop()
    all.delete(key)
  }
  await node.answer('say', async (said: Said): Promise<Heard> => {
    const group = groupOfMessage(said.message)
    const lease = node.owner.lease(group)
    // what was said to an earlier owner, and is late, may have been answered by another since; a node that closes leaves it to the next
    if (isClosed || lease === null || (said.epoch ?? lease.epoch) !== lease.epoch) return { notMine: true }
    if (group === HOUSE) await houseReady()
    const lent = lentTo(said)
    const answered = lent.queue.then(() => answer(lent, said, around.traces))
    lent.queue = answered.catch(onError)
    return answered
  })
  // they look for it elsewhere at once; should they miss this, they miss the line with the next beat
  const unlisten = around.onGone(group => {
    for (const [key, lent] of all) {
      if (!lent.groups.has(group)) continue
      end(key)
      send.gone(lent.to, [lent.line, lent.id, lent.count])
    }
  })
  const unsubscribe = await node.bus.subscribe(lentBy(node.id), text => {
    const { from, lines } = JSON.parse(text) as StillThere
    const there = new Set(lines)
    for (const [key, lent] of all) {
      if (lent.to !== from) continue
      if (there.has(lent.line)) lent.seen = performance.now()
      else if (performance.now() - lent.seen > SILENT / 2) end(key)
    }
  })
  const beating = setInterval(() => {
    const byNode = new Map<string, [string, string, number][]>()
    for (const [key, lent] of all) {
      if (performance.now() - lent.seen > SILENT) end(key)
      else byNode.set(lent.to, [...(byNode.get(lent.to) ?? []), [lent.line, lent.id, lent.count]])
    }
    for (const [node, lines] of byNode) send.now(node, lines)
  }, BEATS_EVERY)
  beating.unref()
  return {
    close: async () => {
      isClosed = true
      clearInterval(beating)
      unlisten()
      for (const key of [...all.keys()]) end(key)
      await unsubscribe()
    },
  }
}

/** Where a node hears what its lines are sent, and where it says which it still has. */
export const linesOf = (node: string): string => `lines/${node}`
export const lentBy = (node: string): string => `lent/${node}`

const answer = async (lent: Lent, { message, trace }: Said, traces: Traces | undefined): Promise<Heard> => {
  lent.replies = []
  if (message.type === 'watch' || message.type === 'follow') lent.groups.add(groupOfMessage(message))
  try {
    // where the page's node traces nothing, nothing is traced here
    const within = trace === undefined ? undefined : traces
    await tracedOrder(within, message, () => lent.answer(message), trace)
  } catch (cause) {
    if (isNotOwner(cause)) return { notMine: true }
    lent.fails(cause)
  }
  return { texts: lent.replies, lent: lent.id }
}

const lend = (around: Around, said: Said, send: SendTogether): Lent => {
  const { from: to, line, language } = said
  const id = newName(around.secrets)
  let isOpen = true
  const reply = (answer: Reply): void => void lent.replies.push(JSON.stringify(answer))
  const sending: Sending = {
    language,
    isOpen: () => isOpen,
    sendText: text => send.later(to, [line, id, ++lent.count], text),
    send: reply,
    wrong: refused => reply({ type: 'wrong', why: refused.why, words: refusalWords(refused, language) }),
    refuse: (order, refused) => reply({ type: 'refused', id: order, ...refusalShown(refused, language) }),
    // the node that has the page knows, and asks for the whole when it has caught up
    isBehind: () => false,
    isHopeless: () => false,
    letGo: () => {},
  }
  const at = {
    ...around,
    session: { guest: () => lent.guest, onEnd: () => () => {} },
    mayCome: () => lent.said.barred,
    takeBot: (table: string, person: string) => around.quotas.takeBot(table, person, lent.said.home),
  }
  const tables = talkAboutTables(at, sending)
  const shown = talkAboutShown(at, sending)
  const lent: Lent = {
    id,
    to,
    line,
    guest: said.guest,
    said,
    groups: new Set(),
    replies: [],
    count: 0,
    seen: performance.now(),
    queue: Promise.resolve(),
    answer: message => ('table' in message ? tables.answer(message) : shown.answer(message)),
    fails: failed(sending, around.onError),
    stop: () => {
      isOpen = false
      tables.stop()
      shown.stop()
    },
  }
  return lent
}

type To = ToLines['to'][number]
type SendTogether = {
  readonly later: (node: string, to: To, text: string) => void
  readonly now: (node: string, to: readonly To[]) => void
  readonly gone: (node: string, to: To) => void
}

/** What goes to several lines of one node one after another is sent there once. */
const sendTogether = (from: string, publish: (node: string, message: ToLines) => void): SendTogether => {
  let waiting: { readonly node: string; readonly text: string; readonly to: To[] }[] = []
  const flush = (): void => {
    const all = waiting
    waiting = []
    for (const { node, text, to } of all) publish(node, { from, to, text })
  }
  return {
    later: (node, to, text) => {
      const last = waiting.at(-1)
      if (last?.node === node && last.text === text) return void last.to.push(to)
      if (waiting.push({ node, text, to: [to] }) === 1) queueMicrotask(flush)
    },
    now: (node, to) => {
      flush()
      publish(node, { from, to, text: null })
    },
    gone: (node, to) => {
      flush()
      publish(node, { from, to: [to], text: null, gone: true })
    },
  }
}
