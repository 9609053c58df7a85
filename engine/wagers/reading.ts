import type { Chips, Seat } from '../deal/chips.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'

/** An act at the table, as the books name it. */
export type WagerAct = 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'complete'

/** What an act turned out to be; `pat` in the draw, `nothing` when no act was made. */
export type Act = WagerAct | 'pat' | 'nothing'

/** One way to rule: the act that then stands and its size; `withdraw` gives the chips back, `forfeit` keeps them and kills the hand. */
export type Outcome = { readonly act: Act | 'withdraw' | 'forfeit'; readonly to?: Chips }

/** What is left to the floor: the usual ruling first, then what else may be ruled. */
export type Discretion = { readonly by: 'floor'; readonly usual: Outcome; readonly alternatives: readonly Outcome[] }

/** What a corrected wager means for a player who had acted on it. */
export type Consequence = {
  readonly seat?: Seat
  readonly to: Chips
  readonly returned?: Chips
  readonly bars: readonly Act[]
}

/** What a player's words and chips are under a book. */
export type Reading = {
  readonly act: Act
  /** What then lies in front of them. */
  readonly to?: Chips
  /** The size they gave it, and the size it is made. */
  readonly correction?: { readonly from: Chips; readonly to: Chips }
  /** Chips that go back to them; of an act that does not bind, those they put out. */
  readonly returned?: Chips
  /** Whether they are held to it; `may-be` where the book leaves it to the floor. */
  readonly binding: boolean | 'may-be'
  /** What they may still do instead, where the floor may hold them if it lets them off; nothing when they are bound. */
  readonly mayStill: readonly Act[]
  /** What they may not do when their turn comes. */
  readonly bars: readonly Act[]
  /** What it means for those who had acted on their wager. */
  readonly others?: readonly Consequence[]
  /** The rules it rests on, the decisive one first. */
  readonly rules: readonly RuleId[]
  readonly discretion?: Discretion
}
