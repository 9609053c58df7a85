import { onlyFields } from '../kinds/wrong-argument.ts'
import { factsOf } from './incident-facts.ts'
import type { Incident } from './rulers.ts'

/** Throws if an incident is reported with a fact that its kind doesn't have: it would be left out of the ruling. */
export const checkFacts = (incident: Incident): void =>
  onlyFields(incident.type, incident, ['type', 'noticed', ...Object.keys(factsOf(incident.type))])
