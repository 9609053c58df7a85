import type { CorrectionEvent } from './disputes/corrections.ts'
import type { DisputeEvent } from './disputes/disputes.ts'
import type { IncidentEvent } from './incidents/incidents.ts'
import type { OffenceEvent } from './offences/offences.ts'
import type { OpeningEvent } from './opening/opening.ts'
import type { PeopleEvent } from './people/people.ts'
import type { RetentionEvent } from './retention/retention.ts'
import type { StaffEvent } from './staff/staff.ts'
import type { At, Cited } from './work.ts'

/** What happens in the record: when, by whom, and by which rules. */
export type ConductEvent = At &
  Cited &
  (
    | OpeningEvent
    | OffenceEvent
    | DisputeEvent
    | CorrectionEvent
    | IncidentEvent
    | PeopleEvent
    | StaffEvent
    | RetentionEvent
  )
