import {
  either,
  type Fields,
  flag,
  type Kind,
  like,
  listOf,
  may,
  oneOf,
  said,
  tagged,
  text,
  whole,
} from '../../kinds/kind.ts'
import { type FactKind, isMaybe, kindOf } from '../../rulings/fact.ts'
import { factsOf, INCIDENTS, mayGoUnnoticed } from '../../rulings/incident-facts.ts'
import type { IncidentType } from '../../rulings/rulers.ts'

/** Any incident, by its kind: {"incident": "CardExposed", "seat": 5, "card": "9h"}. */
export const anyIncident = (): Kind => ({
  ...said('an incident', tagged('incident', Object.fromEntries(INCIDENTS.map(type => [type, incidentFields(type)])))),
  name: 'incident',
})

/** The facts of one kind of incident as fields. */
const incidentFields = (type: IncidentType): Fields => {
  const facts = Object.entries(factsOf(type)).map(([name, fact]) => {
    const kind = factKind(name, kindOf(fact))
    return [name, isMaybe(fact) ? may(kind) : kind] as const
  })
  const noticed = said('false while nobody has noticed it', oneOf(false))
  return { ...Object.fromEntries(facts), ...(mayGoUnnoticed(type) && { noticed: may(noticed) }) }
}

const factKind = (name: string, kind: FactKind): Kind => {
  if (typeof kind !== 'string') return said(name, oneOf(...kind))
  return said(`${name}: ${factKinds[kind].said}`, factKinds[kind])
}

const ONE_CARD = '(?:[2-9TJQKA][cdhs]|Jo|\\?\\?)'
const seat = said('the number of a seat', whole(1, 999_999))
const card = like(`^${ONE_CARD}$`, 'a card such as 9h')

type NamedKind = Exclude<FactKind, readonly string[]>

const PLAIN: Readonly<Record<NamedKind, Kind>> = {
  seat,
  seats: said('the numbers of seats', listOf(seat)),
  card,
  cards: said(
    'cards such as "9h 8d", or a list of them',
    either(like(`^\\s*(?:${ONE_CARD}\\s*)*$`, 'cards'), said('cards', listOf(card))),
  ),
  flag: said('true or false', flag),
  count: said('how many', whole(0, 1000)),
  chips: said('chips', whole(0)),
  text: said('words', text()),
}

/** What facts are, each under its own name: a schema refers to them, and a form knows what to ask for. */
export const factKinds = Object.fromEntries(
  Object.entries(PLAIN).map(([name, kind]) => [name, { ...kind, name }]),
) as Readonly<Record<NamedKind, Kind>>
