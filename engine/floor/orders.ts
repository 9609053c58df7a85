import type { AbsenceOrder } from './absences/absences.ts'
import type { BrokenOrder } from './broken/broken.ts'
import type { CallOrder } from './calls/calls.ts'
import type { ChairOrder } from './chairs/chairs.ts'
import type { CompOrder } from './house/comps.ts'
import type { HouseOrder } from './house/house.ts'
import type { PromotionOrder } from './house/promotions.ts'
import type { LimitOrder } from './limits/limits.ts'
import type { ListOrder } from './lists/lists.ts'
import type { MoveOrder } from './moves/moves.ts'
import type { OpeningOrder } from './opening/opening.ts'
import type { OverOrder } from './overs/overs.ts'
import type { TimeOrder } from './pass-time.ts'
import type { PeopleOrder } from './people/people.ts'
import type { TableOrder } from './tables/tables.ts'
import type { UndoOrder } from './undo/undo.ts'
import type { At } from './work.ts'

/** What can be ordered on a floor, by somebody and at a time. */
export type FloorOrder = At &
  (
    | OpeningOrder
    | PeopleOrder
    | ListOrder
    | CallOrder
    | ChairOrder
    | TableOrder
    | AbsenceOrder
    | OverOrder
    | MoveOrder
    | BrokenOrder
    | LimitOrder
    | HouseOrder
    | PromotionOrder
    | CompOrder
    | TimeOrder
    | UndoOrder
  )
