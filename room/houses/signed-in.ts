import { readHouse } from '@cardroom/engine'
import { isSameHouse } from '@cardroom/engine/rulebooks'
import type { Store } from '../store/store.ts'
import { readStream } from '../streams/read-stream.ts'
import { housesStream } from './houses-stream.ts'
import { houseId } from './open-houses.ts'

/** Are these house rules, as somebody sent them, an edition that was signed in this room, word for word? Any node can tell. */
export const isSignedIn = async (store: Store, sent: unknown): Promise<boolean> => {
  if (typeof sent !== 'object' || sent === null || !('edition' in sent)) return false
  const read = readHouse(sent)
  if (!read.ok || read.house.edition === undefined) return false
  const { house } = read
  const { number, seal } = read.house.edition
  const { kept } = (await readStream(housesStream, store, 'houses')).state
  const signed = kept.find(it => it.id === houseId(house.name))?.editions.find(it => it.edition.number === number)
  return signed !== undefined && signed.edition.seal === seal && isSameHouse(signed.house, house)
}
