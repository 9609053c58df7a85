import { openConduct } from '../../conduct/open-conduct.ts'
import { openEvents } from '../../events/events.ts'
import { openFloor } from '../../floor/open-floor.ts'
import { floorScreens } from '../../floor/screens.ts'
import { openHouses } from '../../houses/open-houses.ts'
import type { House } from '../../open-house.ts'
import { keepTables } from '../../processes/event-tables.ts'
import { keepFloorTables } from '../../processes/floor-tables.ts'
import { hostedId } from '../../processes/table-target.ts'
import type { Secrets } from '../../secrets.ts'
import { findAmong } from '../../shown/shown.ts'
import type { Store } from '../../store/store.ts'
import type { Tables } from '../../tables/tables.ts'
import { openTraining } from '../../training/open-training.ts'

/** What a house in the simulation stands on. */
export type HouseAround = {
  readonly store: Store
  readonly now: () => number
  readonly secrets: Secrets
  readonly tables: Tables
  readonly onError: (cause: unknown) => void
}

/** Everybody is called by their id. */
export const nameOf = (person: string): string => person

/** The house as a real one has it, without its office: people with passwords are known by nothing that a seed could play. */
export const openSimulatedHouse = async ({ store, now, secrets, tables, onError }: HouseAround): Promise<House> => {
  const around = { store, now, secrets, find: tables.find, onError }
  const events = await openEvents(
    { ...around, nameOf, hostedId, keepTables: (event, changed) => keepTables(event, around, changed) },
    onError,
  )
  const floor = await openFloor(around)
  const floorTables = keepFloorTables(floor, { ...around, archive: tables.archive })
  const conduct = await openConduct(around)
  const houses = await openHouses(around)
  const training = await openTraining(around)
  return {
    events,
    floor,
    conduct,
    houses,
    training,
    find: findAmong([events.shown, floorScreens(floor, { nameOfPerson: nameOf, secrets })]),
    carriedOut: async () => {},
    close: async () => {
      await events.close()
      await floorTables.stop()
      await conduct.close()
      await houses.close()
      await training.close()
      await floor.close()
    },
  }
}
