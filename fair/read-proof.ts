import { type Card, decks } from '@cardroom/engine'
import type { DeckName } from '@cardroom/engine/cards'
import { no, type Result } from '@cardroom/engine/decider'
import { PROOF_VERSION, type Proof } from './proof.ts'

/** Why something isn't a proof: a code and what it is about. */
export type ProofRefusal =
  | { readonly why: 'not-a-proof' }
  | { readonly why: 'no-such-version'; readonly about: { readonly version: unknown } }
  | { readonly why: 'field-off'; readonly about: { readonly field: ProofField } }

/** A proof as it came from outside, or why it is none. */
export const readProof = (value: unknown): Result<{ readonly proof: Proof }, ProofRefusal> => {
  if (!isRecord(value) || value.cardroom !== 'proof') return no({ why: 'not-a-proof' })
  if (value.version !== PROOF_VERSION) {
    return no({ why: 'no-such-version', about: { version: value.version } })
  }
  for (const [field, isRight] of Object.entries(FIELDS)) {
    if (!isRight(value[field])) return no({ why: 'field-off', about: { field: field as ProofField } })
  }
  return { ok: true, proof: value as Proof }
}

type Check = (value: unknown) => boolean

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hex =
  (least: number, most = least): Check =>
  value =>
    typeof value === 'string' &&
    value.length >= least &&
    value.length <= most &&
    value.length % 2 === 0 &&
    /^[0-9a-f]*$/.test(value)

const whole =
  (least: number, most: number): Check =>
  value =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most

const text =
  (most: number): Check =>
  value =>
    typeof value === 'string' && value.length <= most

const listOf =
  (check: Check, most: number): Check =>
  value =>
    Array.isArray(value) && value.length <= most && value.every(check)

const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  value =>
    isRecord(value) && Object.entries(fields).every(([field, check]) => check(value[field]))

/** Cards of a deck, and one more at most: the largest has a joker. */
const MOST_CARDS = 53
const isCard: Check = value => Object.values(decks).some(deck => deck.includes(value as Card))
const isDeck: Check = value =>
  typeof value === 'string'
    ? Object.hasOwn(decks, value as DeckName)
    : Array.isArray(value) && value.every(isCard) && new Set(value).size === value.length

const FIELDS = {
  table: text(100),
  deal: whole(1, Number.MAX_SAFE_INTEGER),
  deck: isDeck,
  root: hex(64),
  entropies: listOf(record({ seat: whole(1, 20), bytes: hex(2, 128) }), 20),
  opened: listOf(
    record({
      place: whole(0, MOST_CARDS),
      to: text(40),
      index: whole(0, MOST_CARDS),
      card: isCard,
      salt: hex(32),
      path: listOf(hex(64), 6),
    }),
    MOST_CARDS,
  ),
  unsealed: listOf(isCard, MOST_CARDS),
} satisfies Readonly<Record<string, Check>>

/** A field of a proof. */
export type ProofField = keyof typeof FIELDS
