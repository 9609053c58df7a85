import type { Member } from './join-cluster.ts'
import { type KeptOffice, keepOffice } from './office/keep-office.ts'
import { type House, openHouse } from './open-house.ts'
import { keepOwn, type Own } from './own/keep-own.ts'
import { type Guests, type GuestsConfig, openGuests } from './people/guests.ts'
import { heldEverywhere } from './people/held-everywhere.ts'
import type { Secrets } from './secrets.ts'
import type { Store } from './store/store.ts'
import { openTables, type Tables } from './tables/tables.ts'

/** What a room is made of, no matter who it serves: its people, its office, its tables and its house. */
export type RoomParts = {
  readonly guests: Guests
  readonly office: KeptOffice
  readonly tables: Tables
  readonly own: Own
  readonly house: House
  /** Carries out what the office has written down; it holds on every node then. */
  readonly carriedOut: () => Promise<void>
  /** Waits until a node that the office drains has put down what it had. */
  readonly drained: () => Promise<void>
  /** Keeps what is under way; nothing is lost after it. */
  readonly close: () => Promise<void>
}

/** What a room stands on: its store, the time and chance, and the other nodes where there are several. */
export type PartsAround = {
  readonly store: Store
  readonly now: () => number
  readonly secrets: Secrets
  readonly member: Member | undefined
  readonly archiveFolder: string | undefined
}

/** Takes a room up where it was left. */
export const openParts = async (
  { store, now, secrets, member, archiveFolder }: PartsAround,
  config: GuestsConfig,
  onError: (cause: unknown) => void,
): Promise<RoomParts> => {
  const guests = heldEverywhere(await openGuests(store, now, secrets, onError, config), member?.everywhere)
  const office = await keepOffice({ store, now }, onError)
  await member?.onCatchUp(async () => {
    await guests.catchUp()
    await office.catchUp()
    await drains()
  })
  /** Puts everything down, or may take something up again, as the office says. */
  const drains = async (): Promise<void> => {
    const { owner, id } = member!.nodes.node
    await owner.drain(office.state().drained.includes(id))
  }
  if (member !== undefined) office.listen(() => void drains().catch(onError))
  const mayDeal = (): boolean => !office.state().stopped && !office.state().readOnly
  const tables = await openTables({ store, now, secrets }, onError, mayDeal, member?.nodes, archiveFolder)
  office.listen((before, after) => {
    if ((before.stopped && !after.stopped) || (before.readOnly && !after.readOnly)) tables.wake()
  })
  const own = keepOwn({ store, now }, onError)
  const around = { store, now, secrets, guests, office, own, tables, onError }
  const house = member === undefined ? await openHouse(around) : await member.begin(tables, () => openHouse(around))
  return {
    guests,
    office,
    tables,
    own,
    house,
    carriedOut: async () => {
      await house.carriedOut()
      await member?.everywhere()
    },
    drained: async () => {
      if (member === undefined) return
      await member.everywhere()
      await drains()
    },
    close: async () => {
      await house.close()
      await office.settle()
      await tables.close()
      await guests.settle()
    },
  }
}
