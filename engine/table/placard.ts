import type { Chips } from '../deal/chips.ts'
import type { Setting } from '../deal/commands.ts'
import type { Stakes } from '../deal/stakes.ts'
import type { Form } from '../forms/form.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'

/** What the placard of a table says: which game it is, for how much, and how it is run. */
export type Placard = {
  readonly name: string
  /** The forms played, in their order; one alone unless it is a mix. */
  readonly parts: readonly GamePart[]
  /** When the next form of a mix has its turn: after every orbit, after this many deals, or as the player on the button says. */
  readonly turn: 'orbit' | { readonly deals: number } | 'dealers-choice'
  /** How many chairs there are. */
  readonly chairs: number
  readonly book: BookId | House
  readonly setting: Setting
  /** The minimum and maximum buy-in; by default what the book says for these stakes. */
  readonly buyIn: { readonly least?: Chips; readonly most?: Chips }
  readonly kill: { readonly size: 'full' | 'half'; readonly required: boolean } | null
  /** The straddle is mandatory here. */
  readonly straddle: boolean
  readonly collection: Collection
  /** How many chips make one unit of the money that the books count in: a cap of the rake, an ante of a bomb pot. */
  readonly money: Chips
  /** Played with real cards, which people name, and not dealt by software. */
  readonly realCards: boolean
  /** Cash plays here, in the bills that the book then allows. */
  readonly cash?: boolean
  /** Who may not sit at one table, as pairs. */
  readonly apart: readonly (readonly [string, string])[]
}

/** A form at its stakes. */
export type GamePart = { readonly form: Form; readonly stakes: Stakes }

/**
 * What the house takes: nothing; a part of each pot; time from each player every so often; or a drop on the button's
 * deal, which with `blind` is a dead blind of the player on the button.
 */
export type Collection =
  | { readonly way: 'none' }
  | { readonly way: 'rake'; readonly percent: number; readonly cap: Chips | null; readonly noFlopNoDrop: boolean }
  | { readonly way: 'time'; readonly amount: Chips; readonly everyMinutes: number }
  | { readonly way: 'drop'; readonly amount: Chips; readonly blind: boolean }
