import { BOOKS, type BookId, type FormId, isFormId } from '@cardroom/engine'
import { schemaFacts, WAGER_CASES } from '@cardroom/engine/ask'
import { INCIDENT_GROUPS, type IncidentGroup, type IncidentType, isIncidentType } from '@cardroom/engine/rulings'
import { useLocation, useSearch } from 'wouter'

/** What something is about: words and chips, or one of the groups of incidents. */
export type About = IncidentGroup | 'wagers'

/** What was answered so far: it stands in the address, so that a link is the whole case. */
export type CaseGiven = {
  readonly game: FormId | null
  readonly street: string | null
  readonly about: About | null
  readonly what: IncidentType | null
  readonly wager: string | null
  /** Null for the table's own book, or Robert's where there is no table. */
  readonly book: BookId | null
  /** The table whose hand it is about. */
  readonly table: string | null
  readonly facts: Readonly<Record<string, unknown>>
}

/** The case in the address, and how to change it. */
export const useCase = (): readonly [given: CaseGiven, tell: (next: Partial<CaseGiven>) => void] => {
  const [, go] = useLocation()
  const given = readCase(useSearch())
  return [given, next => go(`/desk${writeCase({ ...given, ...next })}`)]
}

/** What an address says; whatever in it is not known is left out. */
export const readCase = (search: string): CaseGiven => {
  const asked = new URLSearchParams(search)
  const game = asked.get('game') ?? ''
  const what = asked.get('what') ?? ''
  const about = asked.get('about')
  const wager = asked.get('wager')
  const type = isIncidentType(what) ? what : null
  return {
    game: isFormId(game) ? game : null,
    street: asked.get('street'),
    about: about === 'wagers' ? about : (INCIDENT_GROUPS.find(group => group === about) ?? null),
    what: type,
    wager: WAGER_CASES.find(({ id }) => id === wager)?.id ?? null,
    book: BOOKS.find(book => book === asked.get('book')) ?? null,
    table: tableIn(asked.get('table')),
    facts: type === null ? {} : factsIn(type, asked.get('facts') ?? ''),
  }
}

/** The id of a table, as it may stand in an address. */
const tableIn = (text: string | null): string | null =>
  text !== null && /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : null

/** Facts from outside: only those that this kind of incident has, and of a plain kind. */
const factsIn = (type: IncidentType, text: string): CaseGiven['facts'] => {
  // when on the street it was is asked beside the facts
  const known = [...schemaFacts(type).map(({ name }) => name), 'stage']
  try {
    const facts: unknown = JSON.parse(text)
    if (typeof facts !== 'object' || facts === null) return {}
    return Object.fromEntries(Object.entries(facts).filter(([name, value]) => known.includes(name) && isPlain(value)))
  } catch {
    // an address that was cut off tells no facts
    return {}
  }
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isSafeInteger(value)) ||
  (typeof value === 'string' && value.length < 40) ||
  (Array.isArray(value) && value.length < 10 && value.every(isPlain))

/** The address of a case. */
export const writeCase = ({ table, game, street, about, what, wager, book, facts }: CaseGiven): string => {
  const all = { table, game, street, about, what, wager, book }
  const asked = new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
  if (Object.keys(facts).length > 0) asked.set('facts', JSON.stringify(facts))
  const text = asked.toString()
  return text === '' ? '' : `?${text}`
}
