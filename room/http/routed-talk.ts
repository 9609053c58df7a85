import type { Traces } from '../metrics/traces.ts'
import type { Guest } from '../people/guests.ts'
import { isNotOwner } from '../streams/not-owner.ts'
import { asideIn } from '../tables/set-aside.ts'
import type { FarLines } from './far-lines.ts'
import { answered, refuseFor } from './find-owner.ts'
import type { Nearby } from './forward-requests.ts'
import type { Said } from './lent-lines.ts'
import { NO_TABLE } from './routing.ts'
import type { Sending } from './sending.ts'
import type { talkAboutShown } from './shown-messages.ts'
import type { Talk, talkAboutTables } from './table-messages.ts'
import { type AboutThing, groupOfMessage, type Shows, shownBy, thingOf } from './thing.ts'

/** What a connection needs to know: who is on it, and how this node answers it. */
export type Routed = {
  readonly line: Sending
  /** The talks of this node, which send by what they are given. */
  readonly talks: (line: Sending) => Here
  readonly far: FarLines
  readonly nearby: Nearby
  readonly about: () => { readonly guest: Guest | null; readonly home: string }
  readonly barred: (table: string) => Said['barred']
  /** Calls back when something of this node is no longer here. */
  readonly onGone: (gone: (group: string) => void) => () => void
  readonly onError: (cause: unknown) => void
  /** Where orders are traced. */
  readonly traces?: Traces | undefined
}

/** How this node answers by itself. */
type Here = {
  readonly tables: ReturnType<typeof talkAboutTables>
  readonly shown: ReturnType<typeof talkAboutShown>
}

/** Something that a page looks at: how it asked for it, where it is, and up to where it was shown. */
type Thing = {
  readonly shows: Shows
  node: string | 'here' | null
  /** The line that its node has lent, over which it came whole. */
  lent: string | null
  mark: number | undefined
  /** Something was missed: nothing of it is passed on before it comes whole. */
  stale: boolean
  finding: boolean
}

/** A page on a line of this node, and all that it looks at, wherever that is. */
export type Page = Routed & {
  readonly id: () => string
  readonly here: Here
  readonly things: Map<string, Thing>
  /** How far each other node is in what it sends. */
  readonly counts: Map<string, { readonly lent: string; readonly number: number }>
  isOver: boolean
}

/** How long something may take to come whole. */
const COMES_IN = 1500

/** Answers the messages of a page wherever what they are about is played. */
export const routedTalk = (routed: Routed): Talk<AboutThing> => {
  const { line, far, talks } = routed
  const noted = (text: string): void => {
    note(page, text)
    line.sendText(text)
  }
  const page: Page = {
    ...routed,
    id: () => known.id,
    here: talks({ ...line, sendText: noted }),
    things: new Map(),
    counts: new Map(),
    isOver: false,
  }
  const known = far.add({
    at: () =>
      new Set([...page.things.values()].flatMap(({ node }) => (node === null || node === 'here' ? [] : [node]))),
    lost: from => lose(page, thing => thing.node === from),
    hear: (from, lent, number, text) => hear(page, from, lent, number, text),
  })
  const unlisten = routed.onGone(group =>
    lose(page, thing => thing.node === 'here' && groupOfMessage(thing.shows) === group),
  )
  const { tables, shown } = page.here
  return {
    answer: message => answerFor(page, message),
    catchUp: () => {
      tables.catchUp()
      shown.catchUp()
      lose(page, thing => thing.stale && !line.isBehind())
    },
    stop: () => {
      page.isOver = true
      unlisten()
      known.over()
      tables.stop()
      shown.stop()
    },
  }
}

const answerFor = async (page: Page, message: AboutThing): Promise<void> => {
  const { things, here } = page
  const name = thingOf(message)
  switch (message.type) {
    case 'watch':
    case 'follow': {
      const mark = message.type === 'watch' ? message.after : undefined
      const thing: Thing = { shows: message, node: null, lent: null, mark, stale: false, finding: false }
      things.set(name, thing)
      return showFrom(page, name, thing, message)
    }
    case 'do':
      return doThere(page, message).catch(refuseFor(page, message.id))
    case 'order-to':
      return route(page, message).catch(refuseFor(page, message.command))
    case 'unwatch':
    case 'unfollow': {
      const thing = things.get(name)
      things.delete(name)
      if (thing?.node === 'here') return 'table' in message ? here.tables.answer(message) : here.shown.answer(message)
      if (thing?.node != null) await route(page, message)
    }
  }
}

const doThere = async (page: Page, message: Extract<AboutThing, { readonly type: 'do' }>): Promise<void> =>
  (await page.nearby.knows(message.table)) ? route(page, message) : page.line.wrong(NO_TABLE)

/**
 * Has something shown from where it is. Whatever has no owner at the moment, or can't be read, is looked for until it is
 * found: nobody who looks is left without it by a fault that passes.
 */
const showFrom = async (page: Page, name: string, thing: Thing, message: Shows): Promise<void> => {
  const { things, line, nearby } = page
  try {
    if (message.type === 'watch' && !(await nearby.knows(message.table))) {
      things.delete(name)
      return line.wrong(NO_TABLE)
    }
    await route(page, message)
  } catch (cause) {
    const aside = asideIn(cause)
    if (aside !== null) {
      things.delete(name)
      return line.wrong(aside)
    }
    if (!isNotOwner(cause)) page.onError(cause)
    thing.stale = true
  }
  lookLater(page, name, thing)
}

/** Carries a message to the owner of what it is about; from there that is shown as well. */
const route = async (page: Page, message: AboutThing): Promise<void> => {
  const name = thingOf(message)
  const settles = (node: string): void => {
    const thing = message.type === 'watch' || message.type === 'follow' ? page.things.get(name) : undefined
    if (thing === undefined) return
    // from another node it comes whole first
    thing.stale = node !== 'here'
    thing.node = node
  }
  const { by, texts } = await answered(page, message, settles)
  // a page that may not look at it looks at nothing
  if (message.type === 'watch' && texts.length > 0) page.things.delete(name)
  for (const text of texts) page.line.sendText(text)
  lose(page, (thing, of) => of === name && thing.node !== null && thing.node !== by)
}

/** What another node has sent; what was missed on the way comes whole again. */
const hear = (page: Page, from: string, lent: string, number: number, text: string | null): void => {
  const before = page.counts.get(from)
  const reached = before?.lent === lent ? before.number : 0
  if (number < reached || (number === reached && text !== null)) return
  page.counts.set(from, { lent, number })
  if (number > reached + (text === null ? 0 : 1)) lose(page, thing => thing.node === from)
  if (text !== null) return passOn(page, from, lent, text)
  // it has ended the line over which this came, and lent another for an order: over that nothing is shown
  lose(page, thing => thing.node === from && !thing.stale && thing.lent !== lent)
}

const passOn = ({ things, line }: Page, from: string, lent: string, text: string): void => {
  const shown = shownBy(text)
  if (shown === null) return line.sendText(text)
  const thing = things.get(shown.thing)
  if (thing === undefined || thing.node !== from) return
  if (line.isBehind()) thing.stale = true
  else if (shown.whole) {
    thing.stale = false
    thing.lent = lent
  }
  if (thing.stale) return
  thing.mark = shown.mark
  line.sendText(text)
}

/** Up to where this node itself has shown something. */
const note = ({ things }: Page, text: string): void => {
  const shown = shownBy(text)
  const thing = shown === null ? undefined : things.get(shown.thing)
  if (thing !== undefined) thing.mark = shown!.mark
}

/** Something is no longer where it was: it is looked for, and shown from where the page has it. */
const lose = (page: Page, is: (thing: Thing, name: string) => boolean): void => {
  for (const [name, thing] of page.things) {
    if (!is(thing, name)) continue
    thing.stale = true
    void findAgain(page, name, thing)
  }
}

const findAgain = async (page: Page, name: string, thing: Thing): Promise<void> => {
  if (thing.finding || page.isOver) return
  thing.finding = true
  page.nearby.node.forget(groupOfMessage(thing.shows))
  const { shows, mark } = thing
  await showFrom(page, name, thing, shows.type === 'watch' && mark !== undefined ? { ...shows, after: mark } : shows)
  thing.finding = false
}

/** Should it not have come whole by then, it is asked for once more. */
const lookLater = (page: Page, name: string, thing: Thing): void => {
  setTimeout(() => {
    if (thing.stale && page.things.get(name) === thing && !page.line.isBehind()) void findAgain(page, name, thing)
  }, COMES_IN).unref()
}
