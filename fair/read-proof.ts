import { type Card, decks } from '@cardroom/engine'
import type { DeckName } from '@cardroom/engine/cards'
import { PROOF_VERSION, type Proof } from './proof.ts'

/** A proof as it came from outside, or what is wrong with it and what would be accepted. */
export const readProof = (value: unknown): Proof | { readonly wrong: string } => {
  if (!isRecord(value) || value.cardroom !== 'proof') return { wrong: 'A proof begins with {"cardroom":"proof"}.' }
  if (value.version !== PROOF_VERSION) {
    return { wrong: `Version ${String(value.version).slice(0, 20)} is not known; version ${PROOF_VERSION} is.` }
  }
  for (const [field, [isRight, accepted]] of Object.entries(FIELDS)) {
    if (!isRight(value[field])) return { wrong: `${field} is wrong: ${accepted} is accepted.` }
  }
  return value as Proof
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
const isDeck: Check = value => typeof value === 'string' && Object.hasOwn(decks, value as DeckName)

const FIELDS: Readonly<Record<string, readonly [Check, string]>> = {
  table: [text(100), 'a text'],
  deal: [whole(1, Number.MAX_SAFE_INTEGER), 'the number of a deal'],
  deck: [isDeck, Object.keys(decks).join(', ')],
  root: [hex(64), 'a hash of 64 hexadecimal digits'],
  entropies: [listOf(record({ seat: whole(1, 20), bytes: hex(2, 128) }), 20), 'a list of seats with their bytes'],
  opened: [
    listOf(
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
    'a list of cards with what opens their seals',
  ],
  unsealed: [listOf(isCard, MOST_CARDS), 'a list of cards'],
}
