import type { Chips, Seat } from '@cardroom/engine'
import type { DealShown, GameShown, NewsLine, OwnView, SeatShown } from './frames.ts'

/** A deal of a table that is over, in a line. */
export type DealListed = {
  readonly number: number
  readonly formName: string
  readonly stakes: string
  /** When it ended. */
  readonly at: number
  /** How many were dealt in. */
  readonly players: number
  readonly pot: Chips
  readonly pots: number
  /** What each took who took something, with his hand in words where it was shown. */
  readonly won: readonly {
    readonly seat: Seat
    readonly name: string
    readonly amount: Chips
    readonly words: string
  }[]
}

/** A page of the deals of a table, the latest first. */
export type DealsListed = {
  readonly table: string
  readonly name: string
  readonly deals: readonly DealListed[]
  /** How many deals there are in all. */
  readonly count: number
}

/** A deal that is over, step by step as one viewer saw it. */
export type DealTold = {
  readonly table: string
  readonly name: string
  readonly number: number
  /** How many deals of this table are over. */
  readonly count: number
  readonly at: number
  readonly game: GameShown
  /** The chairs as they were taken; the chips are told step by step. */
  readonly seats: readonly SeatShown[]
  readonly seat: Seat | null
  readonly steps: readonly StepTold[]
  readonly files: readonly DealFile[]
}

/** Something that happened in a deal, and how the table stood then. */
export type StepTold = {
  readonly lines: readonly NewsLine[]
  readonly deal: DealShown
  readonly own: Pick<OwnView, 'hands' | 'shown'>
}

/** A deal as a file: what it is called, and why there is none if it cannot be written. */
export type DealFile = { readonly format: DealFormat; readonly file: string; readonly refused: string | null }

/** The formats in which deals are given out. */
export const DEAL_FORMATS = ['phh', 'txt', 'jsonl', 'json'] as const
/** PHH, PokerStars text, our log, or the proof of the deck. */
export type DealFormat = (typeof DEAL_FORMATS)[number]
