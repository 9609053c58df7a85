import { type Card, decks } from '@cardroom/engine'
import type { DeckName } from '@cardroom/engine/cards'
import { no, type Result } from '@cardroom/engine/decider'
import { type Fields, fields, fits, isRecord, known, like, listOf, text, whole } from '@cardroom/engine/kinds'
import { PROOF_VERSION, type Proof } from './proof.ts'

/** Why something isn't a proof: a code and what it is about. */
export type ProofRefusal =
  | { readonly why: 'not-a-proof' }
  | { readonly why: 'no-such-version'; readonly about: { readonly version: unknown } }
  | { readonly why: 'field-off'; readonly about: { readonly field: ProofField } }

/** A proof as it came from outside, or why it isn't one. */
export const readProof = (value: unknown): Result<{ readonly proof: Proof }, ProofRefusal> => {
  if (!isRecord(value) || value.cardroom !== 'proof') return no({ why: 'not-a-proof' })
  if (value.version !== PROOF_VERSION) {
    return no({ why: 'no-such-version', about: { version: value.version } })
  }
  for (const [field, kind] of Object.entries(FIELDS)) {
    if (!fits<unknown>(kind, value[field])) return no({ why: 'field-off', about: { field: field as ProofField } })
  }
  return { ok: true, proof: value as Proof }
}

/** Bytes as they are written: this many, or from this many to that. */
const hex = (least: number, most = least) => like(`^([0-9a-f]{2}){${least},${most}}$`, 'bytes in hexadecimal')

/** Cards of a deck, and one more at most: the largest has a joker. */
const MOST_CARDS = 53
const isCard = (value: unknown): boolean => Object.values(decks).some(deck => deck.includes(value as Card))
const isDeck = (value: unknown): boolean =>
  typeof value === 'string'
    ? Object.hasOwn(decks, value as DeckName)
    : Array.isArray(value) && value.every(isCard) && new Set(value).size === value.length

const card = known<Card>(isCard, 'a card')

const FIELDS = {
  table: text(100),
  deal: whole(1, Number.MAX_SAFE_INTEGER),
  deck: known(isDeck, 'a deck'),
  root: hex(32),
  entropies: listOf(fields({ seat: whole(1, 20), bytes: hex(1, 64) }), 20),
  opened: listOf(
    fields({
      place: whole(0, MOST_CARDS),
      to: text(40),
      index: whole(0, MOST_CARDS),
      card,
      salt: hex(16),
      path: listOf(hex(32), 6),
    }),
    MOST_CARDS,
  ),
  unsealed: listOf(card, MOST_CARDS),
} satisfies Fields

/** A field of a proof. */
export type ProofField = keyof typeof FIELDS
