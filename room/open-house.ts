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

/** Takes the house up where it was left. */
export const openHouse = async (around: HouseAround): Promise<House> => {
  const { store, now, secrets, guests, office, own, tables, onError } = around
  const { find, archive } = tables
  const floor = await openFloor({ store, now, onError })
  const conduct = await openConduct({ store, now, onError })
  const rulings = keepTableRulings(conduct, floor, { store, now, onError })
  const follow = rulings.follow
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
  const floorTables = keepFloorTables(floor, { store, now, secrets, find, archive, follow, onError })
  const houses = await openHouses({ store, now, onError })
  const training = await openTraining({ store, now, secrets, onError })
  const conductBars = await keepConductBars(conduct, floor, { store, now, onError })
  const screens = floorScreens(floor, { nameOfPerson: guests.nameOf, secrets })
  const officeActs = await carryOutOffice({ office, people: guests.managed, own, tables, store, now, onError })
  return {
    events,
    floor,
    conduct,
    houses,
    training,
    find: findAmong([events.shown, screens, recordScreen(conduct, { floor })]),
    carriedOut: officeActs.caughtUp,
    close: async () => {
      await events.close()
      await floorTables.stop()
      await rulings.close()
      await conductBars?.close()
      await conduct.close()
      await houses.close()
      await training.close()
      await floor.close()
      await officeActs.close()
    },
  }
}
