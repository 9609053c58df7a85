import { type Card, type DealEvent, type NightEvent, newsWords, view } from '@cardroom/engine'
import type { NewsLine } from '../protocol/frames.ts'
import type { HostedEvent } from '../tables/events.ts'
import type { Hosted } from '../tables/hosted.ts'
import { cardsSeen, redacted } from './redact.ts'

/** What is told of the events between two states: to everybody, and to a seat what is its own to see in them. */
export const newsOf = (
  before: Hosted,
  after: Hosted,
  events: readonly HostedEvent[],
  seat: number | null,
): readonly NewsLine[] => {
  const seen = new Set<Card>([...seenIn(before, seat), ...seenIn(after, seat)])
  const lines: NewsLine[] = []
  for (const [i, event] of events.entries()) {
    const line = lineOf(event, card => seen.has(card), after)
    if (line !== null) lines.push({ seq: before.version + i + 1, at: event.at, ...line })
  }
  return lines
}

const seenIn = ({ night }: Hosted, seat: number | null): ReadonlySet<Card> =>
  night?.deal == null ? new Set() : cardsSeen(view(night.deal, seat === null ? 'rail' : { seat }))

type Line = Pick<NewsLine, 'words' | 'rules'>

const lineOf = (event: HostedEvent, sees: (card: Card) => boolean, { people }: Hosted): Line | null => {
  switch (event.type) {
    case 'Night':
      return nightLine(event.event, sees)
    case 'PersonCame':
      return { words: `${event.name} has come.`, rules: [] }
    case 'RoleGiven':
      return { words: `${nameOf(people, event.person)} is ${event.role} now.`, rules: [] }
    case 'Barred':
      return { words: `${nameOf(people, event.person)} ${barredWords(event)}.`, rules: [] }
    case 'Paused':
      return { words: event.paused ? 'The host has paused the table.' : 'The table goes on.', rules: [] }
    case 'Said':
      return { words: `${nameOf(people, event.person)}: ${event.text}`, rules: [] }
    default:
      return null
  }
}

const nameOf = (people: Hosted['people'], person: string): string => people[person]?.name ?? 'Somebody'

const barredWords = ({ muted, banned }: { readonly muted: boolean; readonly banned: boolean }): string => {
  if (banned) return 'may not come to this table any more'
  return muted ? 'has been muted by the host' : 'may come and speak here'
}

const nightLine = (event: NightEvent, sees: (card: Card) => boolean): Line | null => {
  if (event.type === 'InDeal') return dealLine(redacted(event.event, sees))
  return { words: `${event.type.replaceAll(/([a-z])([A-Z])/g, '$1 $2')}.`, rules: event.rules }
}

/** Shuffling and closing rounds need no words; everything else has its sentence and its rules. */
const dealLine = (event: DealEvent): Line | null =>
  QUIET.has(event.type) ? null : { words: newsWords(event), rules: event.rules }

const QUIET: ReadonlySet<string> = new Set(['DeckShuffled', 'RoundClosed', 'CardsAsked', 'AwardDue', 'CardBurned'])
