import { type Card, type Deal, type DealEvent, decks, evolve, type RuleId, replay } from '@cardroom/engine'
import { audit } from '@cardroom/engine/deal'
import { isRecord, problemText, shown } from '@cardroom/engine/kinds'
import { shapeWrong } from './event-shapes.ts'
import { type Facts, LOG_VERSION, type Log, type LoggedDeal } from './log.ts'
import { startWrong } from './start-wrong.ts'
import { upcast } from './upcasts.ts'

/** What is wrong with a log, on which line, counted from 1, and in which event. */
export type LogProblem = {
  readonly line: number
  readonly act: string
  readonly what: string
  readonly rules: readonly RuleId[]
}

/** The deals of a log that are sound, and what is wrong with the others. */
export type LogRead = Log & { readonly problems: readonly LogProblem[] }

/**
 * Reads a log line by line: each is JSON and an event of today or of an older version; each deal adds up event by event,
 * and no chip or card of it is lost. A deal with a fault is left out and told of; the next one is read all the same.
 */
export const readLog = (text: string): LogRead => {
  const problems: LogProblem[] = []
  const deals: LoggedDeal[] = []
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  const first = lines.findIndex(line => line.trim() !== '')
  const header = first < 0 ? 'the file is empty' : headerOf(lines[first]!)
  if (typeof header === 'string') return { about: {}, deals, problems: [problem(Math.max(1, first + 1), '', header)] }
  let open: Told | null = null
  const close = (): void => {
    if (open === null) return
    const fault = open.problem ?? (open.events.length === 0 ? aboutNothing(open) : faultIn(open))
    if (fault === null) deals.push({ about: open.about, events: open.events })
    else problems.push(fault)
    open = null
  }
  for (let at = first + 1; at < lines.length; at++) {
    if (lines[at]!.trim() === '') continue
    const read = lineRead(lines[at]!, header.version)
    if ('about' in read || (read.event?.type === 'DealStarted' && !(open !== null && isWaiting(open)))) {
      close()
      open = { about: {}, events: [], lines: [], problem: null }
    }
    open ??= { about: {}, events: [], lines: [], problem: null }
    take(open, read, at + 1)
  }
  close()
  return { about: header.about, deals, problems }
}

type Told = { about: Facts; events: DealEvent[]; lines: number[]; problem: LogProblem | null }
type LineRead =
  | { readonly about: Facts }
  | { readonly event: DealEvent; readonly reason?: never }
  | { readonly reason: string; readonly act: string; readonly event?: never }

/** Facts were told, and the deal they are about is still to come. */
const isWaiting = (told: Told): boolean => told.events.length === 0 && told.problem === null && told.lines.length > 0

const aboutNothing = ({ lines }: Told): LogProblem =>
  problem(lines[0] ?? 1, 'about', 'facts about a deal stand here, and no deal follows')

const problem = (line: number, act: string, what: string): LogProblem => ({ line, act, what, rules: [] })

const take = (told: Told, read: LineRead, line: number): void => {
  if (told.problem !== null) return // one fault a deal: what follows from it is not told again
  if ('about' in read) {
    told.about = read.about
    told.lines.push(line)
  } else if (read.event === undefined) told.problem = problem(line, read.act, read.reason)
  else if (told.events.length === 0 && read.event.type !== 'DealStarted') {
    told.problem = problem(line, read.event.type, `${read.event.type} comes before DealStarted`)
  } else {
    if (told.events.length === 0) told.lines = []
    told.events.push(read.event)
    told.lines.push(line)
  }
}

const headerOf = (line: string): { readonly version: number; readonly about: Facts } | string => {
  const value = parsed(line)
  if ('reason' in value) return value.reason
  const { json } = value
  if (!isRecord(json) || json.cardroom !== 'log') {
    return 'a log begins with {"cardroom":"log","version":…}'
  }
  const { version, about = {} } = json
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > LOG_VERSION) {
    return `version: ${shown(version)} is not known; versions 1 to ${LOG_VERSION} are`
  }
  return isRecord(about) ? { version, about } : `about: ${shown(about)} is not an object`
}

const lineRead = (line: string, version: number): LineRead => {
  const value = parsed(line)
  if ('reason' in value) return { act: '', ...value }
  const { json } = value
  if (!isRecord(json)) return { act: '', reason: `an event is an object, not ${shown(json)}` }
  if (json.about !== undefined && json.type === undefined) {
    if (isRecord(json.about)) return { about: json.about }
    return { act: 'about', reason: `about: ${shown(json.about)} is not an object` }
  }
  const event = upcast(json, version)
  const off = shapeWrong(event) ?? (event.type === 'DealStarted' ? startWrong(event) : null)
  if (off === null) return { event: event as DealEvent }
  return { act: String(event.type).slice(0, 40), reason: problemText(off) }
}

const parsed = (line: string): { readonly json: unknown } | { readonly reason: string } => {
  try {
    return { json: JSON.parse(line) }
  } catch (cause) {
    return { reason: `this is not JSON: ${said(cause)}` }
  }
}

const said = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** The first event of a deal that cannot have followed those before it, or after which a chip or a card is off. */
const faultIn = ({ events, lines }: Told): LogProblem | null => {
  if (addsUp(events)) return null
  let deal: Deal | undefined
  for (let at = 0; at < events.length; at++) {
    const { type } = events[at]!
    try {
      deal = evolve(deal, events[at]!)
    } catch (cause) {
      return problem(lines[at]!, type, `${type} cannot follow here: ${said(cause)}`)
    }
    const [off] = audit(deal)
    if (off !== undefined) return problem(lines[at]!, type, `after ${type} the deal is off: ${off}`)
  }
  return problem(lines.at(-1)!, '', 'the deal does not add up')
}

const addsUp = (events: readonly DealEvent[]): boolean => {
  try {
    const deal = replay(events)
    return audit(deal).length === 0 && events.every(event => event.type !== 'DeckShuffled' || isDeck(deal, event.deck))
  } catch {
    return false // the place and the reason are looked for event by event
  }
}

/** Is this the deck of the form, every card of it once? */
const isDeck = ({ form }: Deal, deck: readonly Card[]): boolean => {
  const there = new Set(deck)
  return (
    there.size === deck.length && deck.length === decks[form.deck].length && decks[form.deck].every(it => there.has(it))
  )
}
