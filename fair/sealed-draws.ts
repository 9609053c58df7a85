import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { shuffleOf } from './shuffle.ts'

/** How many draws lie under one seal. */
export const DRAWS_SEALED = 2048

/** A draw that was made: its number from 1, its key, and what came of it, list by list. */
export type SealedDraw = {
  readonly number: number
  readonly key: string
  readonly lists: readonly (readonly string[])[]
}

/** What does not fit: the key of a draw, or one of its lists. */
export type DrawFault = { readonly number: number; readonly wrong: 'key' | 'list' }

/**
 * The key of a draw, by the secret that all of them come from: its hash is the key of the draw before it. Number 0 is the
 * seal, which is published first, so that no key can be chosen later, and none tells anything of the next.
 */
export const drawKey = (secret: string, number: number): string => {
  if (!Number.isInteger(number) || number < 0 || number > DRAWS_SEALED)
    throw new RangeError(`there is no draw ${number}`)
  let key = hexToBytes(secret)
  for (let i = DRAWS_SEALED; i > number; i--) key = sha256(key)
  return bytesToHex(key)
}

/** A list in the order in which a draw brings it, whatever its order was: the key and the place of the list decide. */
export const drawList = <T extends string>(key: string, place: number, list: readonly T[]): readonly T[] => {
  const sorted = [...list].sort()
  const root = bytesToHex(sha256(utf8ToBytes(`draw ${key} ${place}`)))
  return shuffleOf(root, [], sorted.length).map(index => sorted[index]!)
}

/** The first draw that does not fit the seal, or null: anybody can check it. */
export const drawFault = (seal: string, draws: readonly SealedDraw[]): DrawFault | null => {
  let before = seal
  for (const [i, { number, key, lists }] of draws.entries()) {
    const isNext = /^[0-9a-f]{64}$/.test(key) && bytesToHex(sha256(hexToBytes(key))) === before
    if (number !== i + 1 || !isNext) return { number, wrong: 'key' }
    const fits = lists.every((list, place) => drawList(key, place, list).every((it, at) => it === list[at]))
    if (!fits) return { number, wrong: 'list' }
    before = key
  }
  return null
}
