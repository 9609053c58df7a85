import type { Chips, Seat } from '../deal/chips.ts'
import { programOf } from '../deal/program.ts'
import type { Refusal as DealRefusal } from '../deal/refusal.ts'
import { type RefusalOf, refusals } from '../decider/refusal.ts'
import type { Form } from '../forms/form.ts'
import type { PlayerId } from './player.ts'
import type { NotPlayed, TableAbout } from './refusal-about.ts'
import type { Time } from './time.ts'

/** What is wrong with an order at the table, as a code; words are made at the edge. */
export type TableWhy =
  | 'no-such-order'
  | 'no-table-yet'
  | 'table-is-open'
  | 'table-is-closed'
  | 'placard-makes-no-sense'
  | 'time-goes-back'
  | 'deal-is-on'
  | 'no-deal-is-on'
  | 'deal-cannot-start'
  | 'not-this-deal'
  | 'no-such-seat'
  | 'seat-is-taken'
  | 'has-a-seat'
  | 'no-seat'
  | 'not-at-the-table'
  | 'chips-not-whole'
  | 'buy-in-too-small'
  | 'buy-in-too-big'
  | 'too-few-players'
  | 'button-is-drawn'
  | 'button-not-drawn'
  | 'not-this-draw'
  | 'not-a-way-in'
  | 'not-due-for-it'
  | 'not-theirs-to-say'
  | 'not-played-here'
  | 'not-all-agree'
  | 'not-the-time'
  | 'must-bring-back'
  | 'must-bring-all'
  | 'may-not-sit-together'
  | 'nothing-to-add-to'
  | 'not-from-there'
  | 'nothing-on-its-way'
  | 'floor-decides'
  | 'cash-does-not-play'
  | 'count-is-off'
  | 'not-for-another'
  | 'chips-are-needed'
  | 'away'
  | 'not-away'
  | 'box-is-missing'
  | 'seat-is-played-over'
  | 'barred'
  | 'too-many-guests'
  | 'no-such-penalty'
  | 'not-in-the-deal'
  | 'not-their-turn'
  | 'not-their-seat'
  | 'clock-runs'
  | 'no-clock-runs'
  | 'card-is-missing'
  | 'no-such-note'
  | 'may-rack'

/** Why an order changes nothing. */
export type TableRefusal = RefusalOf<TableWhy, TableData, TableAbout>

type TableData = {
  readonly player?: PlayerId
  readonly seat?: Seat
  readonly least?: Chips
  readonly most?: Chips
  readonly until?: Time
  /** Why the deal itself cannot start. */
  readonly deal?: DealRefusal
}

/** A refusal with what it is about. */
export const refused = refusals<TableRefusal>()

/** Why this form makes no bomb pot, as what is not played here. */
export const noBombPot = (form: Form): NotPlayed => ({
  noBombPotIn: form.name,
  rounds: programOf(form).rounds === 0 ? 0 : 1,
})
