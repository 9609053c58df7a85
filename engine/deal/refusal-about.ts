import type { Structure } from '../forms/form.ts'
import type { Misfit } from './chinese/rows.ts'
import type { Seat } from './chips.ts'
import type { Command, PostKind, Reading } from './commands.ts'
import type { BarredAct } from './mending.ts'
import type { Stakes } from './stakes.ts'

/** What a refusal is about, by its code. A code that is not here needs no more than its own fields. */
export type DealAbout = {
  /** Which number it is, where it isn't the seat of a player. */
  readonly 'seat-not-a-number': 'button'
  readonly 'chips-not-whole': 'carried'
  readonly 'stakes-not-whole': Stake | PostKind | 'passed' | 'kill-limits'
  readonly 'stakes-missing': Stake
  /** What the form is played at; nothing where it is played for points. */
  readonly 'structure-not-played': readonly Structure[]
  readonly 'not-the-time': Command['type']
  readonly 'wrong-number-of-cards': 'fantasyland'
  readonly 'no-claim-to-this-pot': PotPart
  readonly 'part-not-read': PotPart
  readonly 'somebody-takes-it': PotPart
  readonly 'no-straddle-here': Structure | 'no-blinds' | 'tournament' | 'killed-pot'
  /** The seats that could straddle. */
  readonly 'straddle-not-from-there': readonly Seat[]
  /** After a look at the cards: how many everybody must have. */
  readonly 'no-kill-here': Structure | 'no-forced-bets' | 'deal-has-started' | 'straddled' | { readonly cards: number }
  readonly 'post-not-a-size': 'kill' | 'straddle'
  readonly 'barred-by-a-ruling': readonly BarredAct[]
  readonly 'not-known': Unknown
  readonly 'rows-do-not-fit': Misfit
}

/** A part of a pot that somebody wins. */
export type PotPart = Omit<Reading, 'seats'>

/** What somebody named, and there is none: names stand as they came from outside. */
export type Unknown =
  /** Counted from 1. */
  | { readonly board: number }
  | { readonly part: PotPart; readonly twice?: true }
  | { readonly post: string }
  | { readonly book: string }
  | { readonly setting: string }

/** An amount of the stakes, by its name. */
export type Stake = Exclude<keyof Stakes, 'structure' | 'antes'>
