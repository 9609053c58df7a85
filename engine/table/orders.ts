import type { AgreedOrder } from './agreed/agreed.ts'
import type { ChipsOrder } from './chips/chips.ts'
import type { CollectionsOrder } from './collections/collections.ts'
import type { DealsOrder } from './deals/deals.ts'
import type { LeavingOrder } from './leaving/leaving.ts'
import type { MixesOrder } from './mixes/mixes.ts'
import type { NotesOrder } from './notes/notes.ts'
import type { OpeningOrder } from './opening/opening.ts'
import type { PeopleOrder } from './people/people.ts'
import type { SeatsOrder } from './seats/seats.ts'
import type { StakesOrder } from './stakes/stakes.ts'
import type { Time } from './time.ts'

/** What somebody wants done at a table between, or during, its deals; with the time at which they said it. */
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
  | StakesOrder
) & { readonly at: Time }
