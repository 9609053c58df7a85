import type { BookId, Card } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'
import type { Language, Say } from '@cardroom/engine/words'
import type { HostedEvent } from '../table/state/events.ts'
import type { LiveEntry } from '../table/state/live-entry.ts'
import { inEnglish } from './english/table-words.ts'
import { inGerman } from './german/table-words.ts'
import type { StakesNamed } from './stakes-named.ts'

/** Cards and the seat that they come to. */
export type CardsTo = { readonly seat: number; readonly cards: readonly Card[] }

/** Why a seat opens a round of stud: by its card or by what it shows. */
export type Opens = 'highest-card' | 'lowest-card' | 'high-hand' | 'low-hand'

/** What the room says about a table besides what the engine does. A language that lacks some of it does not compile. */
export type TableWords = {
  /** What happens with people, their time and their lines; null for what is nobody else's business. */
  readonly people: (event: HostedEvent) => Say | null
  readonly came: (name: string) => Say
  readonly renamed: (was: string, name: string) => Say
  readonly correction: (event: Extract<HostedEvent, { readonly type: 'Corrected' }>) => Say
  /** An entry at a table of real cards, as part of a sentence, and that it was taken back. */
  readonly liveEntry: (entry: LiveEntry) => Say
  readonly takenBack: (entry: LiveEntry) => Say
  /** Cards as they come: upcards nobody has named, upcards, and your own. */
  readonly upcardsTo: (seats: readonly number[]) => Say
  readonly upcards: (hands: readonly CardsTo[]) => Say
  readonly dealtToYou: (cards: readonly Card[]) => Say
  /** What somebody reports, in a sentence, and whose answer is waited for. */
  readonly reported: (what: Say, by: PlayerId | undefined) => Say
  readonly reportMade: (by: PlayerId, what: Say, asks: readonly PlayerId[]) => Say
  readonly rulingIs: (ruling: Say) => Say
  readonly somebody: string
  readonly notDealtIn: string
  readonly houseRules: string
  /** The titles of the five books. */
  readonly bookTitles: Readonly<Record<BookId, string>>
  /** House rules in the edition that the table plays by. */
  readonly edition: (name: string, number: number) => string
  readonly stakes: (stakes: StakesNamed) => string
  readonly killOf: (size: string) => string
  readonly opens: Readonly<Record<Opens, string>>
}

/** What the room says about tables in a language. */
export const tableWordsIn = (language: Language): TableWords => WORDS[language]

const WORDS: Readonly<Record<Language, TableWords>> = { en: inEnglish, de: inGerman }
