import type { PlayerId } from '@cardroom/engine/table'
import type { NewsLine } from '../protocol/frames.ts'
import { evolveHosted } from '../table/evolve.ts'
import type { HostedEvent } from '../table/state/events.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { newsOf, tellsApart } from './news.ts'

/** The news of a table, kept for those who disconnect: what everybody hears, and what the people in the seats hear instead. */
export type NewsLog = {
  /** The sequence number after which all news are here. */
  readonly since: () => number
  readonly add: (before: Hosted, after: Hosted, events: readonly HostedEvent[]) => void
  /** What a person hears of what was added last; the same list for all who hear the same. */
  readonly last: (person: PlayerId | null) => readonly NewsLine[]
  /** What a person has yet to hear who has heard everything up to this number. */
  readonly after: (seq: number, person: PlayerId | null) => readonly NewsLine[]
}

type Told = {
  readonly to: number
  readonly all: readonly NewsLine[]
  /** The news of those who sat here, if a seat heard something else: whoever takes the seat over later gets none of them. */
  readonly own: ReadonlyMap<PlayerId, readonly NewsLine[]> | null
}

/** For how many events back news are kept at least, and how many more there are before the oldest go. */
export const NEWS_KEPT = 600
const NEWS_OVER = 150

/** Keeps the news of a table from this version on. */
export const newsLog = (from: number): NewsLog => {
  let since = from
  let log: Told[] = []
  return {
    since: () => since,
    add: (before, after, events) => {
      log.push(toldOf(before, after, events))
      if (after.version - since < NEWS_KEPT + NEWS_OVER) return
      since = after.version - NEWS_KEPT
      log = log.filter(({ to }) => to > since)
    },
    last: person => toldTo(log.at(-1), person),
    after: (seq, person) => {
      let place = log.length
      while (place > 0 && log[place - 1]!.to > seq) place--
      return log.slice(place).flatMap(told => toldTo(told, person).filter(line => line.seq > seq))
    },
  }
}

const toldTo = (told: Told | undefined, person: PlayerId | null): readonly NewsLine[] => {
  if (told === undefined) return []
  return (person === null ? undefined : told.own?.get(person)) ?? told.all
}

const toldOf = (before: Hosted, after: Hosted, events: readonly HostedEvent[]): Told => {
  if (!events.some(tellsApart)) return { to: after.version, all: newsOf(before, after, events, null), own: null }
  // who sees a card may change with every event: each is put in words as it was when it happened
  const all: NewsLine[] = []
  const own = new Map<PlayerId, NewsLine[]>()
  let state = before
  for (const event of events) {
    const next = evolveHosted(state, event)
    const lines = newsOf(state, next, [event], null)
    const apart = tellsApart(event)
    const { chairs } = next.night!.table
    for (const person of chairs) if (person !== null && !own.has(person)) own.set(person, [...all])
    for (const [person, told] of own) {
      const seat = chairs.indexOf(person) + 1
      told.push(...(apart && seat > 0 ? newsOf(state, next, [event], seat) : lines))
    }
    all.push(...lines)
    state = next
  }
  return { to: after.version, all, own }
}
