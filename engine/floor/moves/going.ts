import type { Seat } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'

/** A move to make: where to, when, and how the player comes in there. */
export type Going = {
  readonly to: { readonly table: string; readonly seat: Seat }
  readonly why: 'must-move' | 'own-wish'
  readonly when: When
  readonly entry: Entry | null
  /** The time to go has come. */
  readonly due: boolean
  /** Why they go, and when. */
  readonly rules: readonly RuleId[]
}

/** How long a player may play on before moving. */
export type When =
  /** Before the next deal. */
  | { readonly until: 'next-deal' }
  /** When the big blind would be theirs. */
  | { readonly until: 'big-blind' }
  /** When they have played the button. */
  | { readonly until: 'button-played' }
  /** When this deal is over. */
  | { readonly until: 'deal'; readonly deal: number }

/** How a mover comes into the game: what is posted, whether the button may go by first, where they may not come in. */
export type Entry = {
  readonly post: 'as-new-player' | 'none'
  readonly mayLetButtonPass: boolean
  readonly forbidden: readonly ('small-blind' | 'button')[]
  readonly rules: readonly RuleId[]
}
