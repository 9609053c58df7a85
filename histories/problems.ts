import type { Card, Chips, Refusal, RuleId, Seat } from '@cardroom/engine'
import type { Problem as ShapeProblem } from '@cardroom/engine/kinds'

/** What can be wrong with a history: each code, and what it is about. `histories/words` has a sentence for each. */
export type HistoryProblems = Written & Carried & Logged

/** Somebody in a replay: the seats whose places name the players, p1 first, or null where seats have numbers. */
export type Named = { readonly places: readonly Seat[] | null }

/** What files hold that cannot be used. */
type Written = {
  readonly 'action-off': ActionFault
  readonly 'action-not-known': { readonly value: unknown }
  readonly 'amount-negative': { readonly field: string }
  readonly 'amount-not-exact': { readonly amount: number | null }
  readonly 'ante-for-all': null
  readonly 'ante-negative': null
  readonly 'bad-json': { readonly message: string | null }
  readonly 'before-street': { readonly board: readonly string[] }
  readonly 'board-differs': { readonly board: readonly string[] }
  readonly 'currency-symbol': null
  readonly 'entries-off': { readonly field: string; readonly entries: number; readonly players: number }
  readonly 'field-between': { readonly field: string; readonly least: number; readonly most: number }
  readonly 'field-missing': { readonly field: string }
  readonly 'field-off': { readonly problem: ShapeProblem }
  readonly 'form-unsound': { readonly problem: ShapeProblem }
  readonly 'half-card': { readonly card: string }
  readonly 'header-off': HeaderFault
  readonly 'line-off': { readonly is: LineFault; readonly text: string }
  readonly 'no-big-blind': null
  readonly 'no-blinds-here': null
  readonly 'no-format': { readonly formats: readonly string[] }
  readonly 'no-hand': { readonly format: 'pokerstars' | 'ohh' }
  readonly 'no-ohh': null
  readonly 'no-standard-field': { readonly field: string }
  readonly 'no-summary': null
  readonly 'no-such-form': null
  readonly 'no-such-id': { readonly value: unknown }
  readonly 'no-such-player': { readonly place: number; readonly players: number }
  readonly 'no-such-seat': { readonly value: unknown }
  readonly 'no-such-variant': { readonly code: string }
  readonly 'not-a-list': { readonly value: unknown }
  readonly 'not-an-amount': { readonly value: unknown }
  readonly 'not-an-object': { readonly value: unknown } | null
  readonly 'not-cards': { readonly value: unknown }
  readonly 'not-one-of': { readonly value: unknown; readonly names: readonly string[] }
  readonly 'not-toml': { readonly fault: string }
  readonly 'order-off': { readonly problem: ShapeProblem | null }
  readonly 'players-from-2': { readonly at: 'stacks' | 'deal' | 'table' }
  readonly 'players-to-100': null
  readonly 'scale-off': null
  readonly 'seat-or-id-twice': null
  readonly 'seat-or-name-twice': { readonly seat: Seat; readonly name: string }
  readonly 'stack-not-positive': null
  readonly 'stakes-off': null
  readonly 'start-off': { readonly problem: ShapeProblem }
  readonly 'table-line': null
  readonly 'too-many-chips': null
}

/** What an action of a PHH file has in place of something else. */
export type ActionFault = {
  readonly is:
    | 'actor'
    | 'boardcards'
    | 'card'
    | 'dealer'
    | 'holecards'
    | 'nothing-follows'
    | 'one-word'
    | 'player'
    | 'amount'
  readonly text: string
}

/** What of the first line of a PokerStars hand is not understood. */
export type HeaderFault = { readonly is: 'opening' | 'game' | 'cap' | 'stakes' }

/** What of a line of a PokerStars hand is not understood. */
export type LineFault = 'not-understood' | 'cards' | 'amount' | 'discards' | 'amount-missing'

/** What does not come out when a history is carried out. */
type Carried = {
  readonly 'boardcards-missing': { readonly count: number }
  readonly 'card-not-named': { readonly seat: Seat } & Named
  readonly 'cards-left': { readonly seat: Seat | null; readonly count: number } & Named
  readonly 'collects-otherwise': {
    readonly seat: Seat
    readonly said: number
    readonly found: Chips
    readonly scale: number
  }
  readonly 'dealer-is-due': { readonly act: string }
  readonly 'deck-differs': { readonly deck: Card; readonly file: Card | null }
  readonly 'house-takes-otherwise': { readonly rake: number; readonly found: Chips; readonly scale: number }
  readonly 'puts-otherwise': { readonly found: Chips; readonly said: Chips; readonly scale: number }
  readonly refused: { readonly refusal: Refusal; readonly scale: number } & Named
  readonly 'reshuffle-not-given': null
}

/** What is wrong with a log, and why one cannot be written as a history. */
type Logged = {
  readonly 'about-nothing': null
  readonly 'before-start': { readonly type: string }
  readonly 'cannot-follow': { readonly type: string; readonly message: string }
  readonly 'deal-off': { readonly type: string; readonly off: string }
  readonly 'does-not-add-up': null
  readonly 'event-off': { readonly problem: ShapeProblem }
  readonly 'field-not-an-object': { readonly value: unknown }
  readonly 'file-empty': null
  readonly 'no-log': null
  readonly 'no-order-leads-to': { readonly type: string }
  readonly 'no-such-version': { readonly version: unknown }
  readonly 'not-an-event': { readonly value: unknown }
  readonly 'start-not-begun': null
}

/** The code of a problem. */
export type HistoryWhy = keyof HistoryProblems

/** What doesn't fit, where, and the rules behind it: a code and its data. */
export type Problem = {
  /** The line of the file, from 1; 0 where there is none. */
  readonly line: number
  /** The act as the file writes it, or the field; empty where it is about the whole hand. */
  readonly act: string
  readonly why: HistoryWhy
  readonly about?: HistoryProblems[HistoryWhy]
  readonly rules: readonly RuleId[]
}

/** What is wrong, before anybody knows where. */
export type Fault = Pick<Problem, 'why' | 'about'>

/** Writes what is wrong: `fault('field-missing', { field })`. */
export const fault = <Why extends HistoryWhy>(
  why: Why,
  ...[about]: HistoryProblems[Why] extends null ? [] : [about: HistoryProblems[Why]]
): Fault => (about === undefined || about === null ? { why } : { why, about })

/** A problem at a place, by no rule. */
export const problemAt = (line: number, act: string, of: Fault): Problem => ({ line, act, ...of, rules: [] })
