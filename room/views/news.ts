import { type Card, type DealEvent, view } from '@cardroom/engine'
import { isDealEvent, type NightEvent, type PlayerId } from '@cardroom/engine/table'
import { newsWords } from '@cardroom/engine/words'
import { correctionWords } from '../bank/entry-words.ts'
import { heldIn } from '../held-in.ts'
import type { NewsLine } from '../protocol/frames.ts'
import type { HostedEvent } from '../tables/events.ts'
import type { Hosted } from '../tables/hosted.ts'
import { dealtWords, laidWords, placedWords, pointsWords, reportedWords } from './deal-words.ts'
import { type Names, namesAt, withNames } from './names.ts'
import { peopleWords } from './people-words.ts'
import { cardsSeen, openedIn, redacted } from './redact.ts'
import { questionWords } from './report-shown.ts'
import { tableWords } from './table-words.ts'

/** What is told of the events between two states: to everybody, and to a seat what is its own to see in them. */
export const newsOf = (
  before: Hosted,
  after: Hosted,
  events: readonly HostedEvent[],
  seat: number | null,
): readonly NewsLine[] => {
  const form = (after.night?.deal ?? before.night?.deal)?.form
  const rows = form?.rows?.rows.map(({ name }) => name) ?? []
  const about: About = { names: namesAt(before, after), seat, rows, sees: seenBy(before, after, events, seat) }
  const forms = after.night?.table.placard.parts.map(it => it.form.name) ?? []
  const lines: NewsLine[] = []
  for (const [i, event] of events.entries()) {
    const line = lineOf(event, about, forms, after)
    if (line !== null) lines.push({ seq: before.version + i + 1, at: event.at, ...line })
  }
  return lines
}

/** Are some told of an event what others are not: cards that it does not lay open, or how those at the table stand? */
export const tellsApart = (event: HostedEvent): boolean => {
  if (event.type === 'Corrected' || event.type === 'ReportMade') return true
  if (event.type !== 'Night' || !isDealEvent(event.event)) return false
  const news = event.event
  if (QUIET.has(news.type)) return false
  const opened = openedIn(news)
  return redacted(news, card => opened.includes(card)) !== news
}

/** Which cards a seat or the rail sees before or after; found out when the first card is asked for. */
const seenBy = (
  before: Hosted,
  after: Hosted,
  events: readonly HostedEvent[],
  seat: number | null,
): ((card: Card) => boolean) => {
  let seen: ReadonlySet<Card> | null = null
  return card => {
    seen ??= new Set<Card>([...seenIn(before, seat), ...seenIn(after, seat), ...events.flatMap(openedBy)])
    return seen.has(card)
  }
}

const seenIn = ({ night }: Hosted, seat: number | null): ReadonlySet<Card> =>
  night?.deal == null ? new Set() : cardsSeen(view(night.deal, seat === null ? 'rail' : { seat }))

/** Cards that lie open to everybody by what happened, also where the next deal has begun since. */
const openedBy = (event: HostedEvent): readonly Card[] =>
  event.type === 'Night' && isDealEvent(event.event) ? openedIn(event.event) : []

type Line = Pick<NewsLine, 'words' | 'rules' | 'by'>

/** Who is told, what he sees, and how everybody is called. */
export type About = {
  readonly names: Names
  readonly seat: number | null
  /** What the rows of the Chinese family are called. */
  readonly rows: readonly string[]
  readonly sees: (card: Card) => boolean
}

const lineOf = (event: HostedEvent, about: About, forms: readonly string[], { people }: Hosted): Line | null => {
  switch (event.type) {
    case 'Night':
      return nightLine(event.event, about, forms, event.by)
    case 'PersonCame':
      return { words: `${event.name} has come.`, rules: [] }
    case 'Renamed':
      return { words: `${event.was} is now called ${event.name}.`, rules: [] }
    case 'RoleGiven':
      return { words: `${nameOf(people, event.person)} is ${event.role} now.`, rules: [] }
    case 'Barred':
      return { words: `${nameOf(people, event.person)} ${barredWords(event)}.`, rules: [] }
    case 'Paused':
      return { words: event.paused ? 'The host has paused the table.' : 'The table goes on.', rules: [] }
    case 'EndSaid':
      return { words: event.ends ? 'The night ends after this deal.' : 'The night goes on.', rules: [] }
    case 'Corrected':
      // who has no seat here is not told how others stand
      return about.seat === null ? null : { words: correctionWords(event, about.names.person), rules: [] }
    case 'ReportMade':
      return { words: madeWords(event, about), rules: [] }
    case 'TakenBack':
      return { words: `Taken back: ${event.words}.`, rules: [] }
    case 'Said':
      return { words: `${nameOf(people, event.person)}: ${event.text}`, rules: [], by: event.person }
    default: {
      const words = peopleWords(event, person => nameOf(people, person))
      return words === null ? null : { words, rules: event.type === 'TimeRanOut' ? event.rules : [] }
    }
  }
}

const madeWords = ({ by, question, asks }: Extract<HostedEvent, { type: 'ReportMade' }>, { names, sees }: About) => {
  const asked = asks.map(names.person).join(', ')
  const who = asked === '' ? 'Somebody without a stake in the hand has to rule' : `To agree: ${asked}`
  return `${names.person(by)} reports: ${questionWords(question, names, sees)}. ${who}.`
}

const nameOf = (people: Hosted['people'], person: string): string => heldIn(people, person)?.name ?? 'Somebody'

const barredWords = ({ muted, banned }: { readonly muted: boolean; readonly banned: boolean }): string => {
  if (banned) return 'may not come to this table any more'
  return muted ? 'has been muted by the host' : 'may come and speak here'
}

const nightLine = (
  event: NightEvent,
  about: About,
  forms: readonly string[],
  by: PlayerId | undefined,
): Line | null => {
  if (isDealEvent(event)) return dealLine(event, about, by)
  const words = tableWords(event, about.names, forms, by)
  return words === null ? null : { words, rules: event.rules }
}

/** What is told of an event of a deal. Shuffling and closing rounds need no words; everything else has its sentence. */
export const dealLine = (event: DealEvent, about: About, by?: PlayerId): Line | null => {
  if (QUIET.has(event.type)) return null
  const words = wordsOf(redacted(event, about.sees), about, by)
  return words === null ? null : { words, rules: event.rules }
}

const wordsOf = (event: DealEvent, { names, seat, rows }: About, by: PlayerId | undefined): string | null => {
  if (event.type === 'CardsDealt') return dealtWords(event, names, seat)
  if (event.type === 'BoardDealt') return laidWords(event)
  if (event.type === 'IncidentReported') return reportedWords(event, names, by)
  if (event.type === 'Placed') return placedWords(event, names, rows)
  if (event.type === 'PointsScored') return pointsWords(event, names)
  // names come last: theirs may have numbers, too
  return withNames(newsWords(event), names)
}

/** Shuffling and closing rounds need no words; everything else has its sentence and its rules. */
const QUIET: ReadonlySet<string> = new Set([
  'DeckShuffled',
  'RoundClosed',
  'CardsAsked',
  'AwardDue',
  'CardBurned',
  'HandsKilled',
  'DealEnded',
])
