import { HOUSE, tableGroup } from '../nodes/groups.ts'
import type { Message } from '../protocol/messages.ts'

/** A message about something that a node owns. */
export type AboutThing = Exclude<Message, { readonly type: 'ping' }>

/** A message by which something is shown from now on. */
export type Shows = Extract<Message, { readonly type: 'watch' | 'follow' }>

/** What a message is about: a table, or what is followed besides. */
export const thingOf = (message: AboutThing): string =>
  'table' in message ? `table ${message.table}` : `what ${message.what}`

/** The group that owns it. */
export const groupOfMessage = (message: AboutThing): string => ('table' in message ? tableGroup(message.table) : HOUSE)

/** What was sent to a page: which thing it's about, up to which version it shows it, and whether that is all of it. */
export type SentText = { readonly thing: string; readonly mark: number | undefined; readonly whole: boolean }

/** What a text for a page shows; null for one that shows nothing that goes on. The texts begin alike, so that they need not be read whole. */
export const shownBy = (text: string): SentText | null => {
  const found = SHOWS.exec(text)
  if (found === null) return null
  const [, type = '', about = '', name = '', mark] = found
  const thing = `${about} ${JSON.parse(name) as string}`
  return { thing, mark: mark === undefined ? undefined : Number(mark), whole: WHOLE.has(type) }
}

/** Also that it isn't shown is all that there is to see. */
const WHOLE: ReadonlySet<string> = new Set(['frame', 'shown', 'not-shown'])

const SHOWS =
  /^\{"type":"(frame|change|shown|shown-change|not-shown)","(table|what)":("(?:[^"\\]|\\.)*"),(?:"from":\d+,)?(?:"(?:seq|version)":(\d+))?/
