import type { Card } from '../cards/card.ts'
import type { Chips, Seat } from '../deal/chips.ts'
import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import type { ChanceNode } from './chance.ts'
import type { TensorLayout } from './tensor.ts'

/** A deal to walk through: numbered actions, the dealer acts automatically, and every step can be undone. */
export type Arena = {
  /** What the numbers stand for: the same in every deal of the game. */
  readonly actions: readonly string[]
  readonly seats: number
  /** The seat that is to act, `CHANCE` before cards fall, `OVER` at the end. */
  readonly turn: () => Seat
  /** Which actions are allowed now, by their numbers: 1 or 0. */
  readonly mask: () => Uint8Array
  /** The numbers of the actions that are allowed now. */
  readonly legal: () => readonly number[]
  /** Takes an action, or at a chance node the outcome of this number. */
  readonly step: (action: number) => void
  /** Undoes the last step. */
  readonly undo: () => void
  /** The same moment in an arena of its own, which can be undone back to here. */
  readonly clone: () => Arena
  /** Starts another deal, with the next cards of the seed or with this deck. */
  readonly reset: (deck?: readonly Card[]) => void
  /** The outcomes of a chance node with their weights. */
  readonly chance: () => ChanceNode
  /** Takes an outcome of a chance node by its weight, drawn from the seed. */
  readonly sample: () => void
  /** The cards that lie on top for the hand or board that is due: as many as a chance node asks for. */
  readonly due: () => readonly Card[]
  /** Lets these cards fall at a chance node. */
  readonly tell: (cards: readonly Card[]) => void
  /** What a seat knows, as a text: the same for all deals that it can't tell apart. */
  readonly key: (seat: Seat) => string
  /** What a seat knows as numbers, in the order of `layout`; written into the buffer, or a new one. */
  readonly tensor: (seat: Seat, buffer?: Float32Array) => Float32Array
  readonly layout: TensorLayout
  /** What each seat has won or lost when the deal is over, from seat 1 on. */
  readonly returns: () => readonly Chips[]
  /** The deal itself, for whatever else you want to know. */
  readonly deal: () => Deal
  /** Every event so far; `replay(log)` gives the same deal. */
  readonly log: () => readonly DealEvent[]
}

/** The turn of a chance node. */
export const CHANCE = 0
/** The turn when the deal is over. */
export const OVER = -1
