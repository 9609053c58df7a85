import type { Chips } from '../deal/chips.ts'
import type { Structure } from '../forms/form.ts'
import type { FormId } from '../forms/forms.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'

/** Money of the event, in whole units: what is paid to enter and what is paid out. Its chips are worth none of it. */
export type Money = number

/** What is posted for an event before anybody enters. */
export type Plan = {
  readonly name: string
  readonly book: BookId | House
  /** What is played where a level names nothing else. */
  readonly game: { readonly form: FormId; readonly structure?: Structure }
  /** How many chairs a table has, and how many the final table. */
  readonly seats: number
  readonly finalSeats: number
  readonly buyIn: { readonly price: Money; readonly fee: Money; readonly chips: Chips }
  readonly levels: readonly Level[]
  /** The smallest chip at the start. */
  readonly unit: Chips
  /** Entries are taken until this level begins; 1 closes them when play starts. */
  readonly entryUntil: number
  readonly rebuys: Rebuys | null
  readonly addOn: AddOn | null
  /** How often a player who is out may enter again while entries are taken. */
  readonly reEntries: number
  readonly bounty: Bounty | null
  readonly prizes: PrizePlan
  /** The purse is this much at least. */
  readonly guarantee: Money
  /** Prizes are whole multiples of this. */
  readonly prizeUnit: Money
  /** The order in which tables break; those that are not named break from the highest number down before these. */
  readonly breakOrder: readonly number[]
  /** Seat cards lie face up and early entrants choose: one table alone. */
  readonly openSeats: boolean
  /** An event of four or five tables leaves out the new draw at three. */
  readonly skipRedrawAtThree: boolean
  /** Only the first prize is paid, which lets the last two of a pot show their cards. */
  readonly winnerTakesAll: boolean
  /** The days on which it is played, as 2026-05-26; empty where nothing is said. */
  readonly days: readonly string[]
}

/** A level: its blinds and antes, how long it lasts, and what comes after it. */
export type Level = {
  readonly small: Chips
  readonly big: Chips
  readonly ante: Chips
  readonly antes: 'each' | 'big-blind'
  /** It lasts this many minutes, or until a table has dealt so often in it. */
  readonly lasts: { readonly minutes: number } | { readonly deals: number }
  /** A break of this many minutes after it; 0 for none. */
  readonly breakAfter: number
  /** Another game than the plan's: mixed events. */
  readonly game?: { readonly form: FormId; readonly structure?: Structure }
}

/** Buying chips again: how often, with at most how many chips, until which level begins, at what price. */
export type Rebuys = {
  readonly most: number | null
  readonly whenStack: Chips
  readonly beforeLevel: number
  readonly price: Money
  readonly chips: Chips
}

/** Chips that can be bought once on top, while this level is on or in the break after it. */
export type AddOn = { readonly atLevel: number; readonly price: Money; readonly chips: Chips }

/** What is on the head of a player: a fixed sum, one of which half goes on the winner's head, or one drawn from a sealed list. */
export type Bounty =
  | { readonly kind: 'plain'; readonly worth: Money }
  | { readonly kind: 'progressive'; readonly worth: Money }
  | { readonly kind: 'mystery'; readonly worth: Money }

/** How the purse is divided. */
export type PrizePlan =
  /** As the book has it for this many players; a common curve where its table ends. */
  | { readonly way: 'book' }
  | { readonly way: 'percent'; readonly percents: readonly number[] }
  /** A curve over this part of the field, steeper the more of the purse the first place gets. */
  | { readonly way: 'curve'; readonly part: number }
  /** Places in another event, worth this much each; what is left goes to the next place. */
  | { readonly way: 'seats'; readonly worth: Money }
