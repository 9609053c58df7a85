import type { Card, DealEvent, Seat } from '@cardroom/engine'
import { type Deck, deckCards, UNKNOWN } from '@cardroom/engine/cards'
import { cardsOffDeck } from './cards-off-deck.ts'
import { readDealtTo } from './dealt-to.ts'
import type { Proof } from './proof.ts'
import { isOpenedBy } from './sealed-deck.ts'
import { type Entropy, shuffleOf } from './shuffle.ts'

/** What is checked of a proof, in this order. */
export type ProofCheck = 'cards' | 'seals' | 'order' | 'root' | 'entropy' | 'log'

/** What does not fit: a code and what it is about. */
export type ProofFault =
  | { readonly why: 'card-of-another-deck'; readonly card: Card; readonly deck: Deck }
  | { readonly why: 'appears-twice'; readonly field: 'card' | 'place' | 'index'; readonly value: Card | number }
  | { readonly why: 'seat-twice'; readonly seat: Seat }
  | { readonly why: 'seal-does-not-open'; readonly place: number; readonly card: Card }
  | { readonly why: 'another-card-was-due'; readonly place: number; readonly card: Card }
  | { readonly why: 'another-root'; readonly noted: string; readonly found: string }
  | { readonly why: 'entropy-left-out'; readonly seat: Seat; readonly bytes: string }
  | { readonly why: 'log-differs'; readonly place: number; readonly sealed: Went; readonly log: Went | null }
  | { readonly why: 'no-seal-for-card'; readonly card: Card }

/** A card and where it went, as a proof writes it. */
export type Went = { readonly card: Card; readonly to: string }

/** Something that was checked, and what does not fit; null if all of it does. */
export type Finding = { readonly check: ProofCheck; readonly wrong: ProofFault | null }

/** What somebody knows beside the proof: the root they noted before the deal, what their seat added, the log of the deal. */
export type Noted = {
  readonly root?: string
  readonly entropy?: Entropy
  readonly events?: readonly DealEvent[]
}

/** Checks a proof by itself, and against what was noted. The deck was as it says if nothing is wrong in any finding. */
export const verifyProof = (proof: Proof, { root, entropy, events }: Noted = {}): readonly Finding[] => [
  { check: 'cards', wrong: cardsWrong(proof) },
  { check: 'seals', wrong: sealWrong(proof) },
  { check: 'order', wrong: orderWrong(proof) },
  ...(root === undefined ? [] : [{ check: 'root' as const, wrong: rootWrong(proof, root) }]),
  ...(entropy === undefined ? [] : [{ check: 'entropy' as const, wrong: entropyWrong(proof, entropy) }]),
  ...(events === undefined ? [] : [{ check: 'log' as const, wrong: logWrong(proof, events) }]),
]

const cardsWrong = ({ deck, opened, entropies }: Proof): ProofFault | null => {
  const cards = deckCards(deck)
  const foreign = opened.find(({ card }) => !cards.includes(card))
  if (foreign !== undefined) return { why: 'card-of-another-deck', card: foreign.card, deck }
  for (const field of ['card', 'place', 'index'] as const) {
    const twice = opened.find((one, i) => opened.findIndex(it => it[field] === one[field]) < i)
    if (twice !== undefined) return { why: 'appears-twice', field, value: twice[field] }
  }
  const seat = entropies.find((one, i) => entropies.findIndex(it => it.seat === one.seat) < i)?.seat
  return seat === undefined ? null : { why: 'seat-twice', seat }
}

const sealWrong = ({ deck, root, opened }: Proof): ProofFault | null => {
  const height = Math.ceil(Math.log2(deckCards(deck).length))
  const off = opened.find(opening => opening.path.length !== height || !isOpenedBy(root, opening))
  return off === undefined ? null : { why: 'seal-does-not-open', place: off.place, card: off.card }
}

const orderWrong = ({ deck, root, entropies, opened }: Proof): ProofFault | null => {
  const order = shuffleOf(root, entropies, deckCards(deck).length)
  const off = opened.find(({ place, index }) => order[place] !== index)
  return off === undefined ? null : { why: 'another-card-was-due', place: off.place, card: off.card }
}

const rootWrong = (proof: Proof, root: string): ProofFault | null =>
  proof.root === root ? null : { why: 'another-root', noted: root, found: proof.root }

const entropyWrong = ({ entropies }: Proof, { seat, bytes }: Entropy): ProofFault | null =>
  entropies.some(it => it.seat === seat && it.bytes === bytes) ? null : { why: 'entropy-left-out', seat, bytes }

const logWrong = ({ opened, unsealed }: Proof, events: readonly DealEvent[]): ProofFault | null => {
  const off = cardsOffDeck(events)
  for (const { place, card, to } of opened) {
    const left = off[place]
    const differs: ProofFault = {
      why: 'log-differs',
      place,
      sealed: { card, to },
      log: left === undefined ? null : { card: left.card, to: left.to },
    }
    if (readDealtTo(to)?.dealt === false) {
      if (left === undefined) continue
      return differs
    }
    if (left === undefined || left.to !== to || (left.card !== UNKNOWN && left.card !== card)) return differs
  }
  const known = new Set<Card>([...opened.map(({ card }) => card), ...unsealed])
  const missing = [...namedIn(events)].find(card => !known.has(card))
  return missing === undefined ? null : { why: 'no-seal-for-card', card: missing }
}

/** Every card that the events name. */
const namedIn = (events: readonly DealEvent[]): ReadonlySet<Card> => {
  const named = new Set<Card>()
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && CARD.test(value)) named.add(value as Card)
    else if (typeof value === 'object' && value !== null) for (const inside of Object.values(value)) walk(inside)
  }
  // how a deal began holds no cards of it: a form may name some
  for (const event of events) if (event.type !== 'DealStarted') walk(event)
  return named
}

const CARD = /^(?:[2-9TJQKA][cdhs]|Jo)$/
