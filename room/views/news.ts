import { type Card, type Deal, type DealEvent, view } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { cardsSeen, openedIn, redacted } from '@cardroom/engine/deal'
import { wordsIn } from '@cardroom/engine/languages'
import type { PlayerId } from '@cardroom/engine/table'
import { type Language, newsIn, type Say, withNames } from '@cardroom/engine/words'
import type { NewsLine } from '../protocol/frames.ts'
import { type HostedEvent, isDealEntry, isNightEntry, type NightEntry, type RoomEvent } from '../table/state/events.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { type Names, namesAt } from '../table/state/names.ts'
import { actShown } from './act-shown.ts'
import { dealSay } from './deal-words.ts'
import { questionSay } from './report-shown.ts'
import { tableWordsIn } from './table-words.ts'

/** The news of the events between two states: for everybody, and for a seat with what only it can see. */
export const newsOf = (
  before: Hosted,
  after: Hosted,
  events: readonly HostedEvent[],
  seat: number | null,
  language: Language = 'en',
  sees: (card: Card) => boolean = seenBy(before, after, events, seat),
): readonly NewsLine[] => {
  const about: About = {
    language,
    names: namesAt(before, after, language),
    seat,
    deal: after.night?.deal ?? before.night?.deal ?? undefined,
    games: after.night?.table.placard.parts.map(it => it.form.name) ?? [],
    sees,
  }
  const lines: NewsLine[] = []
  let seq = before.version
  for (const event of events) {
    seq++
    const line = lineOf(event, about)
    if (line !== null) lines.push({ seq, at: event.at, ...line })
  }
  return lines
}

/** Do some hear more of an event than others: cards that it does not lay open, or how those at the table stand? */
export const isSeenDifferently = (event: HostedEvent): boolean => {
  if (event.type === 'Corrected' || event.type === 'ReportMade') return true
  if (!isDealEntry(event) || QUIET.has(event.type)) return false
  const opened = openedIn(event)
  return redacted(event, card => opened.includes(card)) !== event
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
    // most who ask see the card in their own hand
    if (seat !== null && seen === null && (holds(after, seat, card) || holds(before, seat, card))) return true
    seen ??= new Set<Card>([...seenIn(before, seat), ...seenIn(after, seat), ...events.flatMap(openedBy)])
    return seen.has(card)
  }
}

const holds = ({ night }: Hosted, at: number, card: Card): boolean =>
  night?.deal?.players.some(({ seat, down, up }) => seat === at && (down.includes(card) || up.includes(card))) ?? false

const seenIn = ({ night }: Hosted, seat: number | null): ReadonlySet<Card> =>
  night?.deal == null ? new Set() : cardsSeen(view(night.deal, seat === null ? 'rail' : { seat }))

/** Cards that everybody can see because of what happened, even if the next deal has begun since. */
const openedBy = (event: HostedEvent): readonly Card[] => (isDealEntry(event) ? openedIn(event) : [])

type Line = Pick<NewsLine, 'kind' | 'say' | 'rules' | 'act' | 'by'>

/** Who hears it and in which language, what they see, and what everybody is called. */
export type About = {
  readonly language: Language
  readonly names: Names
  readonly seat: number | null
  /** The deal that the news are of, for streets and rows by their names. */
  readonly deal: Deal | undefined
  /** The games of the table, for those of a mix by their names. */
  readonly games: readonly string[]
  readonly sees: (card: Card) => boolean
}

const lineOf = (event: HostedEvent, about: About): Line | null => {
  if (isNightEntry(event)) return nightLine(event, about)
  if (event.type === 'Said') {
    // what somebody says is theirs: no part of it is drawn or counted as ours
    return {
      kind: 'Said',
      say: [{ name: about.names.player(event.person) }, ': ', event.text],
      rules: [],
      by: event.person,
    }
  }
  const said = hostedSay(event, about)
  if (said === null) return null
  return {
    kind: event.type,
    say: withNames(said, about.names),
    rules: event.type === 'TimeRanOut' ? event.rules : [],
  }
}

/** What happens around the deals, in a sentence; null for what is nobody else's business. */
const hostedSay = (event: Exclude<RoomEvent, { type: 'Said' }>, about: About): Say | null => {
  const words = tableWordsIn(about.language)
  switch (event.type) {
    case 'PersonCame':
      return words.came(event.name)
    case 'Renamed':
      return words.renamed(event.was, event.name)
    case 'Corrected':
      // those without a seat here don't hear how others stand
      return about.seat === null ? null : words.correction(event)
    case 'ReportMade':
      return words.reportMade(event.by, questionSay(event.question, about.sees, about.language), event.asks)
    case 'TakenBack':
      return words.takenBack(event.entry)
    default:
      return words.people(event)
  }
}

const nightLine = (event: NightEntry, about: About): Line | null => {
  const { orderedBy: by } = event
  if (isDealEntry(event)) return dealLine(event, about, by)
  const { tableNews } = wordsIn(about.language)
  const said = newsIn(tableNews, event, { games: about.games, ...(by !== undefined && { by }) })
  return said === null ? null : { kind: event.type, say: withNames(said, about.names), rules: event.rules }
}

/** The news of an event of a deal. Shuffling and closing rounds need no words; everything else has its sentence. */
export const dealLine = (
  event: DealEvent,
  { names, seat, deal, sees, language }: Omit<About, 'games'>,
  by?: PlayerId,
): Line | null => {
  if (QUIET.has(event.type)) return null
  const own = event.type === 'CardsDealt' && event.face === 'down' ? dealtTo(event, seat) : event
  const said = own === null ? null : dealSay(redacted(own, sees), deal, seat, by, language)
  if (said === null) return null
  const act = actShown(event)
  const line = { kind: event.type, say: withNames(said, names), rules: event.rules }
  return act === undefined ? line : { ...line, act }
}

/** Of downcards a seat hears of its own alone, and nobody else of any: whether others would be seen need not be found out. */
const dealtTo = (event: Extract<DealEvent, { type: 'CardsDealt' }>, seat: number | null): DealEvent | null =>
  seat === null || !event.seats.includes(seat)
    ? null
    : { ...event, cards: event.cards.map((card, i) => (event.seats[i] === seat ? card : UNKNOWN)) }

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
