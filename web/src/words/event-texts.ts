import { director } from './english/director.ts'
import { eventResults } from './english/event-results.ts'
import { events } from './english/events.ts'
import { tournamentDays } from './english/tournament-days.ts'
import { filled } from './gaps.ts'
import { spoken } from './spoken.ts'

/** The texts of tournaments in English. */
export const englishEvents = { ...events, ...director, ...eventResults, ...tournamentDays }

/** The texts that a language has for tournaments. */
export type EventTexts = typeof englishEvents

/** The texts of the pages of tournaments, apart from the others: the lobby does without them until one is opened. */
export const eventTexts: EventTexts = filled<EventTexts>(englishEvents, spoken.events)
