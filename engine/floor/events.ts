import type { AbsenceEvent } from './absences/absences.ts'
import type { BrokenEvent } from './broken/broken.ts'
import type { CallEvent } from './calls/calls.ts'
import type { ChairEvent } from './chairs/chairs.ts'
import type { CompEvent } from './house/comps.ts'
import type { HouseEvent } from './house/house.ts'
import type { PromotionEvent } from './house/promotions.ts'
import type { LimitEvent } from './limits/limits.ts'
import type { ListEvent } from './lists/lists.ts'
import type { MoveEvent } from './moves/moves.ts'
import type { OpeningEvent } from './opening/opening.ts'
import type { OverEvent } from './overs/overs.ts'
import type { PeopleEvent } from './people/people.ts'
import type { TableEvent } from './tables/tables.ts'
import type { UndoEvent } from './undo/undo.ts'
import type { At, Cited } from './work.ts'

/** What happens on a floor: when, by whom, and by which rules. */
export type FloorEvent = At &
  Cited &
  (
    | OpeningEvent
    | PeopleEvent
    | ListEvent
    | CallEvent
    | ChairEvent
    | TableEvent
    | AbsenceEvent
    | OverEvent
    | MoveEvent
    | BrokenEvent
    | LimitEvent
    | HouseEvent
    | PromotionEvent
    | CompEvent
    | UndoEvent
  )
