import type { Card } from '../cards/card.ts'
import type { Chips } from '../deal/chips.ts'
import type { Structure } from '../forms/form.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'
import type { EntryWish } from './member.ts'
import type { NoteKind } from './notes/note.ts'
import type { PlayerId } from './player.ts'
import type { TimeWay } from './table.ts'

/** What a refusal is about, or what is accepted instead, by its code. Names of forms and guests stand as they are. */
export type TableAbout = {
  readonly 'deal-is-on': { readonly deal: number } | 'chips-in-the-deal' | 'ruling-in-the-deal'
  readonly 'no-such-seat': 'extra-chair-is-gone'
  readonly 'not-at-the-table': { readonly guest: string }
  readonly 'chips-not-whole': 'ante' | 'names'
  readonly 'buy-in-too-small': 'time'
  readonly 'too-few-players': { readonly form: string } | 'button-draw'
  /** A card that could not be drawn, as it came from outside, or a player without one. */
  readonly 'not-this-draw': { readonly card: Card } | 'card-each'
  /** The ways that are open; none where they are in the next deal anyway. */
  readonly 'not-a-way-in': readonly EntryWish[]
  readonly 'not-due-for-it': 'straddle' | 'courtesy' | { readonly waiting: number } | 'time' | 'absent-button'
  readonly 'not-theirs-to-say': { readonly player: PlayerId } | 'floor' | 'referee' | 'kill' | 'full-clock'
  readonly 'not-played-here': NotPlayed
  /** Who has not agreed. */
  readonly 'not-all-agree': readonly PlayerId[]
  readonly 'not-the-time': Untimely
  readonly 'may-not-sit-together': PlayerId
  readonly 'nothing-to-add-to': 'buy-in'
  readonly 'not-from-there': 'cage'
  /** The bills that play. */
  readonly 'cash-does-not-play': readonly Chips[]
  readonly 'no-such-penalty': 'deals-or-minutes'
  readonly 'not-their-seat': PlayerId
  readonly 'no-such-note': readonly NoteKind[] | { readonly note: number }
  readonly 'time-goes-back': 'no-such-time'
}

/** What a house does not have, or what it has instead. */
export type NotPlayed =
  | 'chips-behind'
  | 'no-real-chips'
  | 'kill'
  | 'bomb-pot-in-tournament'
  | 'dealers-choice'
  | 'time-collection'
  | 'guests-in-cash-games'
  | 'rabbit'
  | 'seven-deuce'
  | { readonly absentButtonsBy: 'next-dealer' | 'minutes-away' }
  | { readonly ways: readonly TimeWay[] }
  | { readonly noFlopIn: string }
  | { readonly noBombPotIn: string; readonly rounds: 0 | 1 }
  | { readonly clockAt: readonly Structure[] }
  | { readonly sanctions: Rulebook['etiquetteSanctions']['is'] }
  | { readonly forms: readonly string[] }

/** Why it isn't the time yet, or when it is. */
export type Untimely =
  | 'fantasyland'
  | 'bomb-pot-is-proposed'
  | 'no-bomb-pot-is-proposed'
  | 'first-deal-is-called'
  | 'before-they-go'
  | 'minutes'
  | 'dealer-change'
  | { readonly afterDeal: number }
