import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { climbed, pathOf, rootOf } from './sealed-deck.ts'

/** The envelopes of a mystery bounty in the order in which they lie, each under a seal of its own. */
export type SealedEnvelopes = {
  readonly worths: readonly number[]
  readonly salts: readonly string[]
  readonly root: string
}

/** What opens one envelope, counted from 1: anybody can check it against the root. */
export type EnvelopeOpening = {
  readonly envelope: number
  readonly worth: number
  readonly salt: string
  readonly path: readonly string[]
}

const SALT = 16

/** Seals envelopes that have been shuffled; `random` gives this many bytes that nobody can guess. */
export const sealEnvelopes = (worths: readonly number[], random: (bytes: number) => Uint8Array): SealedEnvelopes => {
  const bytes = random(SALT * worths.length)
  const salts = worths.map((_, i) => bytesToHex(bytes.subarray(SALT * i, SALT * (i + 1))))
  return { worths, salts, root: rootOf(leavesOf({ worths, salts })) }
}

/** What opens this envelope; null where there is none. */
export const envelopeOpening = (sealed: SealedEnvelopes, envelope: number): EnvelopeOpening | null => {
  const [worth, salt] = [sealed.worths[envelope - 1], sealed.salts[envelope - 1]]
  if (worth === undefined || salt === undefined) return null
  return { envelope, worth, salt, path: pathOf(leavesOf(sealed), envelope - 1) }
}

/** Was this in the envelope when this root was published? */
export const isEnvelopeOf = (root: string, { envelope, worth, salt, path }: EnvelopeOpening): boolean =>
  climbed(leafOf(envelope, worth, salt), envelope - 1, path) === root

const leavesOf = ({ worths, salts }: Pick<SealedEnvelopes, 'worths' | 'salts'>): readonly Uint8Array[] =>
  worths.map((worth, i) => leafOf(i + 1, worth, salts[i]!))

const leafOf = (envelope: number, worth: number, salt: string): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(`envelope ${envelope} ${worth} `), hexToBytes(salt)))
