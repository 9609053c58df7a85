import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import type { NewsLine } from '../protocol/frames.ts'
import { evolveHosted } from '../table/evolve.ts'
import type { HostedEvent } from '../table/state/events.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { namesAt } from '../table/state/names.ts'
import { dealLine, isSeenDifferently, newsOf } from './news.ts'

/** The news of a change: what everybody hears, and what those who sat here heard instead, where that was something else. */
export type NewsOfChange = {
  readonly to: number
  readonly all: readonly NewsLine[]
  readonly own: ReadonlyMap<PlayerId, Instead>
}
/** What a seat heard of these events in place of what everybody did: the next player in the seat gets none of it. */
type Instead = { readonly of: number[]; readonly lines: NewsLine[] }

/** What is new between two states, where these events lie between them. */
export const newsBetween = (
  before: Hosted,
  after: Hosted,
  events: readonly HostedEvent[],
  language: Language,
): NewsOfChange => {
  const apart = events.filter(isSeenDifferently)
  const start = apart.length === 0 ? -1 : dealBegins(after, events, apart)
  if (apart.length > 0 && start < 0) return newsStepByStep(before, after, events, language)
  const all =
    start < 1 ? newsForAll(before, after, events, language) : aroundStart(before, after, events, start, language)
  return { to: after.version, all, own: apart.length === 0 ? NOBODY : dealtTo(before, after, events, language) }
}

const NOBODY: ReadonlyMap<PlayerId, Instead> = new Map()

/** The news of events of which everybody hears the same: whatever cards they show, they show to all. */
const newsForAll = (
  before: Hosted,
  after: Hosted,
  events: readonly HostedEvent[],
  language: Language,
): readonly NewsLine[] => newsOf(before, after, events, null, language, isSeen)

/** What ends the deal before is put in words as of that deal, and the rest as of the new one. */
const aroundStart = (
  before: Hosted,
  after: Hosted,
  events: readonly HostedEvent[],
  start: number,
  language: Language,
): readonly NewsLine[] => {
  const ended = { ...after, night: { ...after.night!, deal: before.night?.deal ?? null } }
  const begun = { ...before, version: before.version + start }
  return [
    ...newsForAll(before, ended, events.slice(0, start), language),
    ...newsForAll(begun, after, events.slice(start), language),
  ]
}

/**
 * Where the deal begins among these events, if all that some hear and others don't is what they are dealt in it: that is the same at
 * every moment, and what was before it is of the deal before. 0 if it began before them, and -1 where it isn't so.
 */
const dealBegins = (after: Hosted, events: readonly HostedEvent[], apart: readonly HostedEvent[]): number => {
  if (after.night?.deal == null || !apart.every(isDealtDown)) return -1
  const start = Math.max(
    0,
    events.findLastIndex(({ type }) => type === 'DealStarted'),
  )
  return start <= events.indexOf(apart[0]!) ? start : -1
}

const dealtTo = (
  before: Hosted,
  after: Hosted,
  events: readonly HostedEvent[],
  language: Language,
): ReadonlyMap<PlayerId, Instead> => {
  const own = new Map<PlayerId, Instead>()
  const { table, deal } = after.night!
  const names = namesAt(before, after, language)
  for (const [i, event] of events.entries()) {
    if (!isDealtDown(event)) continue
    const of = before.version + i + 1
    for (const seat of new Set(event.seats)) {
      const line = dealLine(event, { language, names, seat, deal: deal!, sees: isSeen }, event.orderedBy)
      addInstead(own, table.chairs[seat - 1]!, of, line === null ? [] : [{ seq: of, at: event.at, ...line }])
    }
  }
  return own
}

/** The same, event by event: who sees a card may change with each of them, and each is put in words as it was when it happened. */
export const newsStepByStep = (
  before: Hosted,
  after: Hosted,
  events: readonly HostedEvent[],
  language: Language,
): NewsOfChange => {
  const own = new Map<PlayerId, Instead>()
  const all: NewsLine[] = []
  let state = before
  for (const event of events) {
    const next = evolveHosted(state, event)
    all.push(...newsOf(state, next, [event], null, language))
    if (isSeenDifferently(event)) {
      for (const [i, person] of next.night!.table.chairs.entries())
        if (person !== null) addInstead(own, person, next.version, newsOf(state, next, [event], i + 1, language))
    }
    state = next
  }
  return { to: after.version, all, own }
}

const addInstead = (own: Map<PlayerId, Instead>, person: PlayerId, of: number, lines: readonly NewsLine[]): void => {
  const instead = own.get(person) ?? { of: [], lines: [] }
  own.set(person, instead)
  instead.of.push(of)
  instead.lines.push(...lines)
}

type DealtDown = Extract<HostedEvent, { readonly type: 'CardsDealt' }>
const isDealtDown = (event: HostedEvent): event is DealtDown => event.type === 'CardsDealt' && event.face === 'down'

/** Cards that aren't seen are taken out before this is asked, or there are none. */
const isSeen = (): boolean => true
