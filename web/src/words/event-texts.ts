import { director } from './english/director.ts'
import { eventResults } from './english/event-results.ts'
import { events } from './english/events.ts'

const english = { ...events, ...director, ...eventResults }

/** The texts of the pages of tournaments, apart from the others: the lobby does without them until one is opened. */
export const eventTexts: typeof english = english
