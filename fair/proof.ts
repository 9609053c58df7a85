import type { Card } from '@cardroom/engine'
import type { Deck } from '@cardroom/engine/cards'
import type { Opening } from './sealed-deck.ts'
import type { Entropy } from './shuffle.ts'

/** What shows that a deck was fair to a player who saw some of its cards: it opens their seals and no others. */
export type Proof = {
  readonly cardroom: 'proof'
  readonly version: 1
  readonly table: string
  readonly deal: number
  readonly deck: Deck
  /** What the room published before a card was dealt. */
  readonly root: string
  /** What the seats added after that. */
  readonly entropies: readonly Entropy[]
  /** The cards that were seen, in the order in which they left the deck. */
  readonly opened: readonly Opened[]
  /** Cards that were seen, but came when the deck had been shuffled again or the deal was mended: this seal is not theirs. */
  readonly unsealed: readonly Card[]
}

/** A card that left the deck: how many had left it before, where it went (`readDealtTo`), and what opens its seal. */
export type Opened = Opening & { readonly place: number; readonly to: string }

/** The version of the proofs that are written. */
export const PROOF_VERSION = 1
