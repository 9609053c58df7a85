import { editionText, type House, isSameHouse } from '@cardroom/engine/rulebooks'
import type { PlayerId } from '@cardroom/engine/table'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Refused, refusal } from '../refusal.ts'
import { spoiledIn } from '../store/spoiled.ts'
import type { Store } from '../store/store.ts'
import { openStream } from '../streams/open-stream.ts'
import { evolveHouses, type HouseEvent, type Houses, housesStream, type KeptHouse } from './houses-stream.ts'

/** The house rules that people of this room have signed. */
export type HousesHost = {
  readonly all: () => readonly KeptHouse[]
  /** An edition of a house as a table plays by it; undefined where there is none. */
  readonly find: (id: string, number: number) => House | undefined
  /** Signs the next edition; only the signer of the first one signs another of that name. */
  readonly sign: (
    by: { readonly person: PlayerId; readonly name: string },
    house: House,
  ) => Promise<Refused | KeptHouse>
  readonly close: () => Promise<void>
}

type Around = { readonly store: Store; readonly now: () => number; readonly onError: (cause: unknown) => void }

/** How many houses somebody may have, and how many there may be in a room: enough for any, too few for a script. */
const MOST_OWN = 20
const MOST_IN_ROOM = 2000
const MOST_EDITIONS = 500

/** Takes up the house rules where their stream has left them; one that can't be read is set aside. */
export const openHouses = async ({ store, now, onError }: Around): Promise<HousesHost> => {
  const stream = await openStream<Houses, HouseEvent, Refused>({
    stream: 'houses',
    kind: housesStream,
    store,
    now,
    onError,
    movedOn: refusal('try-again', { about: 'houses' }),
    unplayable: 'can’t be kept, by a fault of the room',
  }).catch((cause: unknown) => {
    if (spoiledIn(cause)?.stream !== 'houses') throw cause
    onError(cause)
    return null
  })
  const all = (): readonly KeptHouse[] => stream?.state().kept ?? []
  return {
    all,
    find: (id, number) => {
      const found = all()
        .find(it => it.id === id)
        ?.editions.find(({ edition }) => edition.number === number)
      return found === undefined ? undefined : { ...found.house, edition: found.edition }
    },
    sign: async ({ person, name }, house) => {
      if (stream === null) return refusal('set-aside', { about: 'houses' })
      const id = houseId(house.name)
      const outcome = await stream.run((houses, at) => {
        const kept = houses.kept.find(it => it.id === id)
        const off = signOff(houses, kept, person, house)
        if (off !== null) return off
        const signed = { number: (kept?.editions.length ?? 0) + 1, on: dayOf(at), by: name }
        const seal = bytesToHex(sha256(utf8ToBytes(editionText(house, signed))))
        const event: HouseEvent = { type: 'EditionSigned', at, id, owner: person, house, edition: { ...signed, seal } }
        return { state: evolveHouses(houses, event), events: [event] }
      })
      return 'why' in outcome ? outcome : all().find(it => it.id === id)!
    },
    close: async () => {
      await stream?.settle()
    },
  }
}

/** Why this can't be signed, or null. */
const signOff = (
  { kept: all }: Houses,
  kept: KeptHouse | undefined,
  person: PlayerId,
  house: House,
): Refused | null => {
  if (kept === undefined)
    return all.length >= MOST_IN_ROOM || all.filter(it => it.owner === person).length >= MOST_OWN
      ? refusal('too-many-houses', { about: { most: MOST_OWN } })
      : null
  if (kept.owner !== person) return refusal('name-is-taken', { about: { name: house.name, at: 'room' } })
  if (kept.editions.length >= MOST_EDITIONS) return refusal('too-many-houses', { about: { most: MOST_EDITIONS } })
  return isSameHouse(kept.editions.at(-1)!.house, house) ? refusal('as-it-is', { about: 'edition' }) : null
}

/** The name of a house as it stands in an address: `friday-night`. Names without a letter share one. */
export const houseId = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || 'house'

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
