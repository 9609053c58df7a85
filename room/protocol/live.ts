import type { Seat } from '@cardroom/engine'
import type { Deck } from '@cardroom/engine/cards'
import type { Legal, PartToRead } from '@cardroom/engine/deal'
import type { EntryChoice } from '@cardroom/engine/table'

/** A table of real cards and chips, as its helper goes by it. */
export type LiveShown = {
  /** What is to happen next, and who does it; null between deals. */
  readonly legal: Legal | null
  /** Which cards there are. */
  readonly deck: Deck
  /** How many cards to lay face up now, after the burn: somebody may tell which they are. */
  readonly lays: number
  /** Which run-out they belong to, counted from 0. */
  readonly run: number
  /** What the dealer deals face down after the last entry, in a sentence; null if nothing. */
  readonly quiet: string | null
  /** What the dealer reads the hands for at the showdown. */
  readonly parts: readonly PartToRead[]
  /** The last entry in words; null when nothing can be taken back. */
  readonly takeBack: string | null
  /** How those may come in who are not dealt in. */
  readonly entries: readonly { readonly seat: Seat; readonly choices: readonly EntryChoice[] }[]
}
