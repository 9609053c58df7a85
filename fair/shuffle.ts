import type { Card } from '@cardroom/engine'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** What a seat adds to the shuffle once the root is published: bytes of its own, as hex. */
export type Entropy = { readonly seat: number; readonly bytes: string }

/**
 * The order in which the cards of a sealed deck are dealt, as places in the sealed deck. The root and what the seats
 * add decide it, so everybody can work it out, and one honest seat is enough to keep the room from choosing it.
 */
export const shuffleOf = (root: string, entropies: readonly Entropy[], count: number): readonly number[] => {
  const sorted = [...entropies].sort((a, b) => a.seat - b.seat)
  const seed = sha256(
    concatBytes(
      // part of the proof's format, from when the shuffle was called a cut
      utf8ToBytes('cut '),
      hexToBytes(root),
      ...sorted.map(({ seat, bytes }) => utf8ToBytes(`${seat} ${bytes} `)),
    ),
  )
  const next = numbersFrom(seed)
  const order = Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i--) {
    const j = below(i + 1, next)
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}

/** The cards in the order in which they are dealt. */
export const dealtOrder = (cards: readonly Card[], order: readonly number[]): readonly Card[] =>
  order.map(index => cards[index]!)

/** Numbers of 32 bits out of a seed, without end. */
const numbersFrom = (seed: Uint8Array): (() => number) => {
  let block = 0
  let at = 32
  let bytes = seed
  return () => {
    if (at >= 32) {
      bytes = sha256(concatBytes(seed, utf8ToBytes(` ${block++}`)))
      at = 0
    }
    const number = new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0)
    at += 4
    return number
  }
}

/** A number below this one, each equally likely: numbers beyond the last whole multiple are thrown away. */
const below = (most: number, next: () => number): number => {
  const fair = 2 ** 32 - (2 ** 32 % most)
  for (;;) {
    const number = next()
    if (number < fair) return number % most
  }
}
