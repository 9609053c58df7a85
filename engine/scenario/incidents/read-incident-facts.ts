import { isRecord } from '../../kinds/check.ts'
import { kindOf } from '../../rulings/fact.ts'
import { factsOf, INCIDENTS } from '../../rulings/incident-facts.ts'
import { type Incident, type IncidentType, isIncidentType } from '../../rulings/rulers.ts'
import { cardsIn } from '../acts/read-cards.ts'
import { misfit } from '../fits.ts'
import type { Problem } from '../problem.ts'
import { incidentSchema, incidentSchemas } from './incident-schema.ts'

/** An incident as people write it: its kind and its facts. */
export type IncidentTold = { readonly incident: string } & Readonly<Record<string, unknown>>

/** Does somebody tell an incident here? */
export const tellsIncident = (value: unknown): value is IncidentTold => isRecord(value) && 'incident' in value

/** Reads an incident from outside, or says which fact is wrong or missing and what is accepted. */
export const readIncident = (value: unknown): Incident | Problem => {
  const { incident: type } = isRecord(value) ? value : { incident: undefined }
  const known = typeof type === 'string' && isIncidentType(type) && INCIDENTS.includes(type)
  const schema = known ? incidentSchema(type) : { description: 'an incident', anyOf: incidentSchemas() }
  const off = misfit(value, schema, {})
  if (off !== null) return { ...off, at: off.at === 'the scenario' ? 'the incident' : off.at }
  return asCommand(value as IncidentTold)
}

/** Cards in one text become a list. */
const asCommand = ({ incident, ...facts }: IncidentTold): Incident => {
  const type = incident as IncidentType
  const kinds = factsOf(type)
  const read = Object.entries(facts).map(([name, value]) => {
    const fact = kinds[name]
    const asText = fact !== undefined && kindOf(fact) === 'cards' && typeof value === 'string'
    return [name, asText ? cardsIn(value) : value]
  })
  return { type, ...Object.fromEntries(read) } as Incident
}
