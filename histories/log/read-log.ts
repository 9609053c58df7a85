import { type Card, type Deal, type DealEvent, evolve, replay } from '@cardroom/engine'
import { deckCards } from '@cardroom/engine/cards'
import { audit } from '@cardroom/engine/deal'
import { isRecord } from '@cardroom/engine/kinds'
import { checkedText } from '../checked-text.ts'
import { type Fault, fault, type Problem, problemAt } from '../problems.ts'
import { shapeWrong } from './event-shapes.ts'
import { type Facts, LOG_VERSION, type Log, type LoggedDeal } from './log.ts'
import { startWrong } from './start-wrong.ts'
import { upcast } from './upcasts.ts'

/** What is wrong with a log, on which line, counted from 1, and in which event. */
export type LogProblem = Problem

/** The deals of a log that are sound, and what is wrong with the others. */
export type LogRead = Log & { readonly problems: readonly LogProblem[] }

/**
 * Reads a log line by line: each must be JSON and an event of the current or an older version; each deal must add up
 * event by event, with no chip or card lost. A deal with a fault is left out and reported, and reading continues with
 * the next one.
 */
export const readLog = (text: string): LogRead => {
  checkedText('readLog', text)
  const problems: LogProblem[] = []
  const deals: LoggedDeal[] = []
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  const first = lines.findIndex(line => line.trim() !== '')
  const header = first < 0 ? fault('file-empty') : headerOf(lines[first]!)
  if ('why' in header) return { about: {}, deals, problems: [problemAt(Math.max(1, first + 1), '', header)] }
  let open: DealBeingRead | null = null
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

type DealBeingRead = { about: Facts; events: DealEvent[]; lines: number[]; problem: LogProblem | null }
type LineRead =
  | { readonly about: Facts }
  | { readonly event: DealEvent; readonly fault?: never }
  | { readonly fault: Fault; readonly act: string; readonly event?: never }

/** Facts were given, and the deal they are about is still to come. */
const isWaiting = (deal: DealBeingRead): boolean =>
  deal.events.length === 0 && deal.problem === null && deal.lines.length > 0

const aboutNothing = ({ lines }: DealBeingRead): LogProblem => problemAt(lines[0] ?? 1, 'about', fault('about-nothing'))

const take = (deal: DealBeingRead, read: LineRead, line: number): void => {
  if (deal.problem !== null) return // one fault a deal: what follows from it is not reported again
  if ('about' in read) {
    deal.about = read.about
    deal.lines.push(line)
  } else if (read.event === undefined) deal.problem = problemAt(line, read.act, read.fault)
  else if (deal.events.length === 0 && read.event.type !== 'DealStarted') {
    deal.problem = problemAt(line, read.event.type, fault('before-start', { type: read.event.type }))
  } else {
    if (deal.events.length === 0) deal.lines = []
    deal.events.push(read.event)
    deal.lines.push(line)
  }
}

const headerOf = (line: string): { readonly version: number; readonly about: Facts } | Fault => {
  const value = parsed(line)
  if ('why' in value) return value
  const { json } = value
  if (!isRecord(json) || json.cardroom !== 'log') {
    return fault('no-log')
  }
  const { version, about = {} } = json
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > LOG_VERSION) {
    return fault('no-such-version', { version })
  }
  return isRecord(about) ? { version, about } : fault('field-not-an-object', { value: about })
}

const lineRead = (line: string, version: number): LineRead => {
  const value = parsed(line)
  if ('why' in value) return { act: '', fault: value }
  const { json } = value
  if (!isRecord(json)) return { act: '', fault: fault('not-an-event', { value: json }) }
  if (json.about !== undefined && json.type === undefined) {
    if (isRecord(json.about)) return { about: json.about }
    return { act: 'about', fault: fault('field-not-an-object', { value: json.about }) }
  }
  const event = upcast(json, version)
  const off = shapeWrong(event) ?? (event.type === 'DealStarted' ? startWrong(event) : null)
  if (off === null) return { event: event as DealEvent }
  return { act: String(event.type).slice(0, 40), fault: fault('event-off', { problem: off }) }
}

const parsed = (line: string): { readonly json: unknown } | Fault => {
  try {
    return { json: JSON.parse(line) }
  } catch (cause) {
    return fault('bad-json', { message: said(cause) })
  }
}

const said = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** The first event of a deal that cannot have followed those before it, or after which a chip or a card is off. */
const faultIn = ({ events, lines }: DealBeingRead): LogProblem | null => {
  if (addsUp(events)) return null
  let deal: Deal | undefined
  for (let at = 0; at < events.length; at++) {
    const { type } = events[at]!
    try {
      deal = evolve(deal, events[at]!)
    } catch (cause) {
      return problemAt(lines[at]!, type, fault('cannot-follow', { type, message: said(cause) }))
    }
    const [off] = audit(deal)
    if (off !== undefined) return problemAt(lines[at]!, type, fault('deal-off', { type, off }))
  }
  return problemAt(lines.at(-1)!, '', fault('does-not-add-up'))
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
    there.size === deck.length &&
    deck.length === deckCards(form.deck).length &&
    deckCards(form.deck).every(it => there.has(it))
  )
}
