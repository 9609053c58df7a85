import { type Problem, readIncident } from '@cardroom/engine/ask'
import type { Incident } from '@cardroom/engine/rulings'

/** An incident as it was reported, or which of its facts is wrong or missing. */
export const incidentOf = ({ type, ...facts }: { readonly type: string }): Incident | Problem =>
  readIncident({ incident: type, ...facts })
