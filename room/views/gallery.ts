import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import type { OwnView } from '../protocol/frames.ts'
import type { Planned } from '../table/act/plans.ts'
import type { HostedTable } from '../table/host-table.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { ownView } from './own-view.ts'
import { type Reading, readingOf } from './reading.ts'

/** Somebody who watches a table, and how they are sent what happens. */
export type Watcher = {
  readonly person: PlayerId | null
  /** The language in which they read; English if they don't say. */
  readonly language?: Language
  readonly send: (text: string) => void
  /** They have not taken yet what they were sent: they get no more until they have, and then the table as it is. */
  readonly isBehind: () => boolean
}

/** Somebody who watches, up to where they were shown the table, and their own view as they have it. */
export type Place = {
  readonly watcher: Watcher
  seq: number
  own: OwnView | null
  /** The table and the plan of which it was last made. */
  shown: Hosted | null
  planned: Planned | null
  behind: boolean
}

/** Those who watch one table, what they have been shown, and its news. */
export type Gallery = {
  readonly table: HostedTable
  /** The id of the table as it stands in a message. */
  readonly name: string
  readonly places: Set<Place>
  readonly lines: Map<PlayerId, number>
  /** The table in each language that somebody reads: made once for all who do. */
  readonly readings: Map<Language, Reading>
  seq: number
  gone: ReturnType<typeof setTimeout> | null
  open: boolean
}

/** The table in the language of a watcher; from the first of them on it is kept in that language too. */
export const readingFor = ({ readings, lines, table }: Gallery, { language = 'en' }: Watcher): Reading => {
  const known = readings.get(language)
  if (known !== undefined) return known
  const made = readingOf(table.hosted(), language, person => lines.has(person))
  readings.set(language, made)
  return made
}

/** What somebody plans to do at their turn. */
export const plannedBy = ({ plans }: HostedTable, person: PlayerId | null): Planned | null =>
  person === null ? null : plans.of(person)

/** What belongs to somebody who watches: their cards and choices. */
export const ownOf = (table: HostedTable, { person, language }: Watcher): OwnView =>
  ownView(table.hosted(), person, plannedBy(table, person), language)
