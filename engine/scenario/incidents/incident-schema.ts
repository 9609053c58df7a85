import { type FactKind, isMaybe, kindOf } from '../../rulings/fact.ts'
import { factsOf, INCIDENTS, mayGoUnnoticed } from '../../rulings/incident-facts.ts'
import type { IncidentType } from '../../rulings/rulers.ts'
import type { Schema } from '../fits.ts'

/** The schemas of incidents, one a kind, made of their facts: {"incident": "CardExposed", "seat": 5, "card": "9h"}. */
export const incidentSchemas = (): readonly Schema[] => INCIDENTS.map(incidentSchema)

/** The schema of one kind of incident. */
export const incidentSchema = (type: IncidentType): Schema => {
  const facts = Object.entries(factsOf(type))
  const told = facts.map(([name, fact]) => [name, factSchema(name, kindOf(fact))] as const)
  const noticed: Schema = { description: 'false while nobody has noticed it', enum: [false] }
  return {
    description: `${type}: ${facts.map(([name, fact]) => (isMaybe(fact) ? `${name}?` : name)).join(', ')}`,
    type: 'object',
    properties: {
      incident: { description: 'the kind of incident', enum: [type] },
      ...Object.fromEntries(told),
      ...(mayGoUnnoticed(type) ? { noticed } : {}),
    },
    required: ['incident', ...facts.filter(([, fact]) => !isMaybe(fact)).map(([name]) => name)],
    additionalProperties: false,
  }
}

const factSchema = (name: string, kind: FactKind): Schema => {
  if (typeof kind !== 'string') return { description: name, enum: kind }
  return { ...SCHEMAS[kind], description: `${name}: ${SCHEMAS[kind].description}` }
}

const ONE_CARD = '(?:[2-9TJQKA][cdhs]|Jo|\\?\\?)'
const seat: Schema = { description: 'the number of a seat', type: 'integer', minimum: 1, maximum: 999_999 }
const card: Schema = { description: 'a card such as 9h', type: 'string', pattern: `^${ONE_CARD}$` }

const SCHEMAS: Readonly<Record<Exclude<FactKind, readonly string[]>, Schema>> = {
  seat,
  seats: { description: 'the numbers of seats', type: 'array', items: seat },
  card,
  cards: {
    description: 'cards such as "9h 8d", or a list of them',
    anyOf: [
      { description: 'cards', type: 'string', pattern: `^\\s*(?:${ONE_CARD}\\s*)*$` },
      { description: 'cards', type: 'array', items: card },
    ],
  },
  flag: { description: 'true or false', type: 'boolean' },
  count: { description: 'how many', type: 'integer', minimum: 0, maximum: 1000 },
  chips: { description: 'chips', type: 'integer', minimum: 0 },
  text: { description: 'words', type: 'string' },
}
