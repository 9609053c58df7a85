import { type ConductHost, openConduct } from './conduct/open-conduct.ts'
import { recordScreen } from './conduct/record-screen.ts'
import { type Events, openEvents } from './events/events.ts'
import { type FloorHost, openFloor } from './floor/open-floor.ts'
import { floorScreens } from './floor/screens.ts'
import { type HousesHost, openHouses } from './houses/open-houses.ts'
import type { KeptOffice } from './office/keep-office.ts'
import type { Own } from './own/keep-own.ts'
import type { Guests } from './people/guests.ts'
import { keepConductBars } from './processes/conduct-bars.ts'
import { keepTables } from './processes/event-tables.ts'
import { keepFloorTables } from './processes/floor-tables.ts'
import { carryOutOffice } from './processes/office-acts.ts'
import { keepTableRulings } from './processes/table-rulings.ts'
import { hostedId } from './processes/table-target.ts'
import type { Secrets } from './secrets.ts'
import { type FindShown, findAmong } from './shown/shown.ts'
import type { Store } from './store/store.ts'
import { type OpenedParts, openedParts } from './streams/opened-parts.ts'
import type { Tables } from './tables/tables.ts'
import { openTraining, type TrainingHost } from './training/open-training.ts'

/** What a room has once, however many nodes it has: its tournaments, its floor, its record, and what they make others do. */
export type House = {
  readonly events: Events
  readonly floor: FloorHost
  readonly conduct: ConductHost
  readonly houses: HousesHost
  readonly training: TrainingHost
  /** What can be followed over the line. */
  readonly find: FindShown
  /** Waits until what the office wrote down is carried out. */
  readonly carriedOut: () => Promise<void>
  readonly close: () => Promise<void>
}

/** What the house stands on. */
export type HouseAround = {
  readonly store: Store
  readonly now: () => number
  readonly secrets: Secrets
  readonly guests: Guests
  readonly office: KeptOffice
  readonly own: Own
  readonly tables: Tables
  readonly onError: (cause: unknown) => void
}

/** Takes the house up where it was left. What can't be taken up as a whole is not in part: it is tried again, and would be there twice. */
export const openHouse = async (around: HouseAround): Promise<House> => {
  const parts = openedParts()
  try {
    return { ...(await openIn(around, parts)), close: parts.close }
  } catch (cause) {
    await parts.close().catch(around.onError)
    throw cause
  }
}

/** Opens one part after another; a part is closed before those that it stands on. */
const openIn = async (around: HouseAround, { add }: OpenedParts): Promise<Omit<House, 'close'>> => {
  const { store, now, secrets, guests, office, own, tables, onError } = around
  const { find, archive } = tables
  const floor = await openFloor({ store, now, onError })
  add(floor.close)
  const training = await openTraining({ store, now, secrets, onError })
  add(training.close)
  const houses = await openHouses({ store, now, onError })
  add(houses.close)
  const conduct = await openConduct({ store, now, onError })
  add(conduct.close)
  const conductBars = await keepConductBars(conduct, floor, { store, now, onError })
  if (conductBars !== null) add(conductBars.close)
  const rulings = keepTableRulings(conduct, floor, { store, now, onError })
  add(rulings.close)
  const follow = rulings.follow
  const floorTables = keepFloorTables(floor, { store, now, secrets, find, archive, follow, onError })
  add(floorTables.stop)
  const events = await openEvents(
    {
      store,
      now,
      secrets,
      nameOf: guests.nameOf,
      hostedId,
      keepTables: (event, changed) => keepTables(event, { store, now, secrets, find, follow, onError }, changed),
    },
    onError,
  )
  add(events.close)
  const screens = floorScreens(floor, { nameOfPerson: guests.nameOf, secrets })
  const officeActs = await carryOutOffice({ office, people: guests.managed, own, tables, store, now, onError })
  add(officeActs.close)
  return {
    events,
    floor,
    conduct,
    houses,
    training,
    find: findAmong([events.shown, screens, recordScreen(conduct, { floor })]),
    carriedOut: officeActs.caughtUp,
  }
}
