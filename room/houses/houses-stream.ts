import type { Edition, House } from '@cardroom/engine/rulebooks'
import type { PlayerId } from '@cardroom/engine/table'
import type { StreamKind } from '../streams/stream-kind.ts'

/** The rules of a house in all their editions, by the id in its address. */
export type KeptHouse = {
  readonly id: string
  readonly owner: PlayerId
  readonly editions: readonly { readonly house: House; readonly edition: Edition }[]
}

/** All houses of the room. */
export type Houses = { readonly version: number; readonly kept: readonly KeptHouse[] }

/** What happens to house rules: an edition is signed, and none is ever changed. */
export type HouseEvent = {
  readonly type: 'EditionSigned'
  readonly at: number
  readonly id: string
  readonly owner: PlayerId
  readonly house: House
  readonly edition: Edition
}

const NONE: Houses = { version: 0, kept: [] }

/** The houses after an event. */
export const evolveHouses = (before: Houses | undefined, { id, owner, house, edition }: HouseEvent): Houses => {
  const { version, kept } = before ?? NONE
  const signed = { house, edition }
  const isKnown = kept.some(it => it.id === id)
  return {
    version: version + 1,
    kept: isKnown
      ? kept.map(it => (it.id === id ? { ...it, editions: [...it.editions, signed] } : it))
      : [...kept, { id, owner, editions: [signed] }],
  }
}

/** How the stream of house rules is kept. */
export const housesStream: StreamKind<Houses, HouseEvent> = {
  initial: NONE,
  evolve: evolveHouses,
  knows: type => type === 'EditionSigned',
  // there is one version so far
  upcast: stored => stored,
  shape: 1,
  isWhole: ({ version, kept }, at) => version === at && Array.isArray(kept),
}
