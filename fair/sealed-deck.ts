import type { Card } from '@cardroom/engine'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'

/** A shuffled deck, each card under a seal of its own; the root is published before a card is dealt. */
export type SealedDeck = {
  readonly cards: readonly Card[]
  readonly salts: readonly string[]
  readonly root: string
}

/** What opens the seal of one card: anybody can check it against the root. */
export type Opening = {
  /** The card's place in the sealed deck. */
  readonly index: number
  readonly card: Card
  readonly salt: string
  /** The hashes beside the way from the card's seal up to the root. */
  readonly path: readonly string[]
}

/** The bytes of the salt of a card. */
const SALT = 16

/** SHA-256 of some bytes: a server has a faster one than a page. */
export type Hash = (bytes: Uint8Array) => Uint8Array

/** Seals cards that have been shuffled; `random` gives this many bytes that nobody can guess. */
export const sealDeck = (
  cards: readonly Card[],
  random: (bytes: number) => Uint8Array,
  hash: Hash = sha256,
): SealedDeck => {
  const bytes = random(SALT * cards.length)
  const salts: string[] = []
  const leaves: Uint8Array[] = []
  for (const [index, card] of cards.entries()) {
    const salt = bytes.subarray(SALT * index, SALT * (index + 1))
    salts.push(hexOf(salt))
    leaves.push(leafOf(index, card, salt, hash))
  }
  return { cards, salts, root: rootOf(leaves, hash) }
}

/** What opens the card at this place. */
export const openingOf = ({ cards, salts }: SealedDeck, index: number): Opening => {
  const leaves = cards.map((card, i) => leafOf(i, card, hexToBytes(salts[i]!)))
  return { index, card: cards[index]!, salt: salts[index]!, path: pathOf(leaves, index) }
}

/** Was this the card under the seal at its place, when this root was published? */
export const isOpenedBy = (root: string, { index, card, salt, path }: Opening): boolean =>
  climbed(leafOf(index, card, hexToBytes(salt)), index, path) === root

/** What is above all seals. */
export const rootOf = (leaves: readonly Uint8Array[], hash: Hash = sha256): string =>
  hexOf(levelsOf(leaves, hash).at(-1)![0]!)

/** The hashes beside the way from a seal up to the root. */
export const pathOf = (leaves: readonly Uint8Array[], index: number): readonly string[] => {
  const levels = levelsOf(leaves)
  const path: string[] = []
  for (let level = 0, at = index; level < levels.length - 1; level++, at >>= 1) {
    path.push(hexOf(levels[level]![at ^ 1] ?? levels[level]![at]!))
  }
  return path
}

/** Where the way up from a seal ends. */
export const climbed = (leaf: Uint8Array, index: number, path: readonly string[]): string => {
  let hash = leaf
  for (let level = 0, at = index; level < path.length; level++, at >>= 1) {
    const beside = hexToBytes(path[level]!)
    hash = at % 2 === 0 ? nodeOf(hash, beside) : nodeOf(beside, hash)
  }
  return hexOf(hash)
}

const leafOf = (index: number, card: Card, salt: Uint8Array, hash: Hash = sha256): Uint8Array =>
  hashOf(`card ${index} ${card} `, salt, NOTHING, hash)

const nodeOf = (left: Uint8Array, right: Uint8Array, hash: Hash = sha256): Uint8Array =>
  hashOf('node ', left, right, hash)

const NOTHING = new Uint8Array(0)

/** The hash of plain words and two lots of bytes after them, which are put together where the last ones of their length were. */
const hashOf = (words: string, left: Uint8Array, right: Uint8Array, hash: Hash): Uint8Array => {
  const length = words.length + left.length + right.length
  const bytes = together.get(length) ?? new Uint8Array(length)
  together.set(length, bytes)
  for (let i = 0; i < words.length; i++) bytes[i] = words.charCodeAt(i)
  bytes.set(left, words.length)
  bytes.set(right, words.length + left.length)
  return hash(bytes)
}
const together = new Map<number, Uint8Array>()

/** Bytes as hex, in one piece: a text that is put together of pieces is kept as its pieces. */
const hexOf = (bytes: Uint8Array): string => {
  const digits: number[] = []
  for (const byte of bytes) digits.push(HEX.charCodeAt(byte >> 4), HEX.charCodeAt(byte & 15))
  return String.fromCharCode(...digits)
}
const HEX = '0123456789abcdef'

/** From the seals up to the root; where one has nothing beside it, it stands beside itself. */
const levelsOf = (leaves: readonly Uint8Array[], hash: Hash = sha256): readonly (readonly Uint8Array[])[] => {
  const levels: (readonly Uint8Array[])[] = [leaves]
  while (levels.at(-1)!.length > 1) {
    const below = levels.at(-1)!
    const above: Uint8Array[] = []
    for (let i = 0; i < below.length; i += 2) above.push(nodeOf(below[i]!, below[i + 1] ?? below[i]!, hash))
    levels.push(above)
  }
  return levels
}
