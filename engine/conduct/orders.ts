import type { CorrectionOrder } from './disputes/corrections.ts'
import type { DisputeOrder } from './disputes/disputes.ts'
import type { IncidentOrder } from './incidents/incidents.ts'
import type { OffenceOrder } from './offences/offences.ts'
import type { OpeningOrder } from './opening/opening.ts'
import type { PeopleOrder } from './people/people.ts'
import type { RetentionOrder } from './retention/retention.ts'
import type { StaffOrder } from './staff/staff.ts'
import type { At } from './work.ts'

/** What can be ordered about the record, by somebody and at a time. */
export type ConductOrder = At &
  (
    | OpeningOrder
    | OffenceOrder
    | DisputeOrder
    | CorrectionOrder
    | IncidentOrder
    | PeopleOrder
    | StaffOrder
    | RetentionOrder
  )
