import type { AgreedOrder } from './agreed/agreed-orders.ts'
import type { ChipsOrder } from './chips/chips-orders.ts'
import type { CollectionsOrder } from './collections/collections-orders.ts'
import type { DealsOrder } from './deals/deals-orders.ts'
import type { LeavingOrder } from './leaving/leaving-orders.ts'
import type { MixesOrder } from './mixes/mixes-orders.ts'
import type { NotesOrder } from './notes/notes-orders.ts'
import type { OpeningOrder } from './opening/opening-orders.ts'
import type { PeopleOrder } from './people/people-orders.ts'
import type { SeatsOrder } from './seats/seats-orders.ts'
import type { Time } from './time.ts'

/** What somebody wants done at a table between, or during, its deals; with the time at which he said it. */
export type TableOrder = (
  | OpeningOrder
  | SeatsOrder
  | ChipsOrder
  | DealsOrder
  | PeopleOrder
  | LeavingOrder
  | NotesOrder
  | MixesOrder
  | CollectionsOrder
  | AgreedOrder
) & { readonly at: Time }
