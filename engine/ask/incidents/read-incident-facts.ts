import { problemIn } from '../../kinds/check.ts'
import type { Problem } from '../../kinds/problem.ts'
import { isRecord } from '../../kinds/shown.ts'
import { kindOf } from '../../rulings/fact.ts'
import { factsOf } from '../../rulings/incident-facts.ts'
import type { Incident, IncidentType } from '../../rulings/rulers.ts'
import { cardsIn } from '../acts/read-cards.ts'
import { anyIncident } from './incident-kind.ts'

/** An incident as people write it: its kind and its facts. */
export type WrittenIncident = { readonly incident: string } & Readonly<Record<string, unknown>>

/** Does somebody tell an incident here? */
export const isWrittenIncident = (value: unknown): value is WrittenIncident => isRecord(value) && 'incident' in value

/** Reads an incident from outside, or says which fact is wrong or missing and what is accepted. */
export const readIncident = (value: unknown): Incident | Problem => {
  const off = problemIn(INCIDENT, value)
  if (off !== null) return { ...off, at: off.at === '' ? 'the incident' : off.at }
  return asCommand(value as WrittenIncident)
}

const INCIDENT = anyIncident()

/** Cards in one text become a list. */
const asCommand = ({ incident, ...facts }: WrittenIncident): Incident => {
  const type = incident as IncidentType
  const kinds = factsOf(type)
  const read = Object.entries(facts).map(([name, value]) => {
    const fact = kinds[name]
    const asText = fact !== undefined && kindOf(fact) === 'cards' && typeof value === 'string'
    return [name, asText ? cardsIn(value) : value]
  })
  return { type, ...Object.fromEntries(read) } as Incident
}
