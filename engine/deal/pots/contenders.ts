import { type Card, codeOf } from '../../cards/card.ts'
import type { Form } from '../../forms/form.ts'
import type { HandName } from '../../ranking/hand-name.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { Chips, Seat } from '../chips.ts'
import type { Reading } from '../commands.ts'
import { programOf } from '../program.ts'
import { type Boards, type Held, handValue, held, nameOfHand } from '../showdown/hand-value.ts'
import type { Pot } from './pots.ts'

/** A hand at the showdown. */
export type Contender = { readonly seat: Seat; readonly down: readonly Card[]; readonly up: readonly Card[] }

/** All that is needed to say who takes what. */
export type Showing = {
  readonly form: Form
  readonly book: Rulebook
  readonly unit: Chips
  readonly mixed: boolean
  /** All seats dealt in, clockwise from the button's left; the button is last. */
  readonly order: readonly Seat[]
  readonly pots: readonly Pot[]
  readonly hands: readonly Contender[]
  /** The boards of the first run-out from the top, then those of the second. */
  readonly boards: readonly (readonly Card[])[]
  readonly runs: number
  /** The boards that were struck out, by their place in `boards`. */
  readonly struck: readonly number[]
  /** Who takes which part, as the dealer read it; what they did not say the cards do. */
  readonly readings?: readonly Reading[]
}

/** The showing with its cards as codes, and every value worked out once. */
export type Table = {
  readonly showing: Showing
  readonly held: readonly Held[]
  /** The boards of each run-out. */
  readonly runBoards: readonly Boards[]
  /** By run, hand and part; undefined until somebody asks. */
  readonly values: (number | undefined)[]
  /** The rule of the form in this book, or else in another, and with side pots theirs. */
  readonly rules: readonly RuleId[]
}

/** Lays the showing out as codes, nothing valued yet. */
export const layOut = (showing: Showing): Table => {
  const { boards, runs, hands } = showing
  const codes = boards.map(board => board.map(codeOf))
  const runBoards: Boards[] = []
  const perRun = boards.length / runs
  for (let run = 0; run < runs; run++)
    runBoards.push(runs === 1 ? codes : codes.slice(run * perRun, (run + 1) * perRun))
  return {
    showing,
    held: hands.map(({ down, up }) => held(down, up)),
    runBoards,
    values: [],
    rules: rulesFor(showing.form, showing.book, showing.pots.length),
  }
}

/** The rules behind the awards of a form with this many pots. */
export const rulesFor = (form: Form, book: Rulebook, pots: number): readonly RuleId[] => {
  const rule = programOf(form).rule[book.id]
  if (rule === undefined) return pots > 1 ? [book.oddChipSidePots.rule] : []
  return pots > 1 ? [rule, book.oddChipSidePots.rule] : [rule]
}

/** Is this part played for? That of a struck board is not. */
export const isOpen = ({ showing: { form, struck, runs, boards } }: Table, share: number, run: number): boolean => {
  const { board } = form.pot[share]!
  return typeof board !== 'number' || !struck.includes(run * (boards.length / runs) + board)
}

/** Those who take a part of this pot as the dealer read it, undefined where they said nothing of it. */
export const readFor = (
  { showing: { readings, form } }: Table,
  pot: number,
  share: number,
  run: number,
): readonly Seat[] | undefined =>
  readings?.find(it => it.pot === pot && it.run === run && it.share === form.pot[share]!.name)?.seats

/** Those of a pot's players who hold the best hand for a part, nobody if none of them qualifies. */
export const winnersOf = (table: Table, seats: readonly Seat[], share: number, run: number): readonly Seat[] => {
  let best = 0
  let winners: Seat[] = []
  for (const seat of seats) {
    const value = valueFor(table, seat, share, run)
    if (value > best) {
      best = value
      winners = [seat]
    } else if (value === best && best > 0) winners.push(seat) // hpt/showdown/4, wsop/150, uspa/3.1.9.1: whatever the suits
  }
  return winners
}

const valueFor = (table: Table, seat: Seat, share: number, run: number): number => {
  const { hands, form } = table.showing
  const hand = placeOf(table, seat)
  if (hand < 0) return 0
  const at = (run * hands.length + hand) * form.pot.length + share
  const before = table.values[at]
  if (before !== undefined) return before
  const value = handValue(form.pot[share]!, table.held[hand]!, table.runBoards[run]!)
  table.values[at] = value
  return value
}

/** The cards of a seat, if it has shown any. */
export const handOf = (table: Table, seat: Seat): Held | undefined => table.held[placeOf(table, seat)]

const placeOf = ({ showing: { hands } }: Table, seat: Seat): number => {
  for (let place = 0; place < hands.length; place++) if (hands[place]!.seat === seat) return place
  return -1
}

/** Those whose hands are known, or everybody if no hand is. */
export const knownOrAll = (table: Table, seats: readonly Seat[]): readonly Seat[] => {
  const known = seats.filter(seat => handOf(table, seat)?.known)
  return known.length > 0 ? known : seats
}

/** The winning hand of a part; none where nobody qualified. */
export const handsOf = (table: Table, share: number, winners: readonly Seat[], run: number): readonly HandName[] => {
  const winner = winners[0]!
  const value = valueFor(table, winner, share, run)
  return value === 0
    ? NO_HANDS
    : [nameOfHand(table.showing.form.pot[share]!, handOf(table, winner)!, table.runBoards[run]!, value)]
}

const NO_HANDS: readonly HandName[] = []
