import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import type { NewsLine } from '../protocol/frames.ts'
import type { HostedEvent } from '../table/state/events.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { inOnePiece } from './in-one-piece.ts'
import { type NewsOfChange, newsBetween } from './news-between.ts'

/** The news of a table, kept for those who disconnect: what everybody hears, and what the people in the seats hear instead. */
export type NewsLog = {
  /** The sequence number after which all news are here. */
  readonly since: () => number
  readonly add: (before: Hosted, after: Hosted, events: readonly HostedEvent[]) => void
  /** What a person hears of what was added last; as JSON it is the same text for all who hear the same. */
  readonly last: (person: PlayerId | null) => readonly NewsLine[]
  readonly lastText: (person: PlayerId | null) => string
  /** What a person has yet to hear who has heard everything up to this number. */
  readonly after: (seq: number, person: PlayerId | null) => readonly NewsLine[]
}

/** The same, kept for those who disconnect: most of it is never read, and as text it takes little room. */
type Kept = {
  readonly to: number
  readonly all: string
  readonly own: ReadonlyMap<PlayerId, { readonly of: readonly number[]; readonly lines: string }> | null
}

/** For how many events back news are kept at least, and how many more there are before the oldest go. */
export const NEWS_KEPT = 600
const NEWS_OVER = 150

/** Keeps the news of a table in a language, from this version on. */
export const newsLog = (from: number, language: Language = 'en'): NewsLog => {
  let since = from
  let log: Kept[] = []
  let latest: NewsOfChange = { to: from, all: [], own: new Map() }
  let text = '[]'
  return {
    since: () => since,
    add: (before, after, events) => {
      latest = newsBetween(before, after, events, language)
      text = inOnePiece(JSON.stringify(latest.all))
      log.push({ to: latest.to, all: text, own: keptApart(latest) })
      if (after.version - since < NEWS_KEPT + NEWS_OVER) return
      since = after.version - NEWS_KEPT
      log = log.filter(({ to }) => to > since)
    },
    last: person => latestFor(latest, person),
    lastText: person => {
      const lines = latestFor(latest, person)
      return lines === latest.all ? text : JSON.stringify(lines)
    },
    after: (seq, person) => {
      let place = log.length
      while (place > 0 && log[place - 1]!.to > seq) place--
      return log.slice(place).flatMap(one => linesFor(one, person).filter(line => line.seq > seq))
    },
  }
}

const latestFor = ({ all, own }: NewsOfChange, person: PlayerId | null): readonly NewsLine[] => {
  const instead = person === null ? undefined : own.get(person)
  return instead === undefined ? all : withInstead(all, instead.of, instead.lines)
}

const keptApart = ({ own }: NewsOfChange): Kept['own'] =>
  own.size === 0
    ? null
    : new Map([...own].map(([person, { of, lines }]) => [person, { of, lines: inOnePiece(JSON.stringify(lines)) }]))

const linesFor = ({ all, own }: Kept, person: PlayerId | null): readonly NewsLine[] => {
  const lines = JSON.parse(all) as readonly NewsLine[]
  const instead = person === null ? undefined : own?.get(person)
  return instead === undefined ? lines : withInstead(lines, instead.of, JSON.parse(instead.lines))
}

/** What everybody hears, with what somebody heard of some events instead. */
const withInstead = (
  all: readonly NewsLine[],
  of: readonly number[],
  lines: readonly NewsLine[],
): readonly NewsLine[] =>
  [...all.filter(({ seq }) => !of.includes(seq)), ...lines].sort((one, other) => one.seq - other.seq)
