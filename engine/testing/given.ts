import type { Chips, Seat } from '../deal/chips.ts'
import type { StartDeal } from '../deal/commands.ts'
import { type Stakes, stakesFor } from '../deal/stakes.ts'
import type { Form, Structure } from '../forms/form.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { carriedOut } from './carry-out.ts'
import { type Known, stacked } from './dealer-shorthand.ts'
import { type Table, tableOf } from './table.ts'

/** What a test is given: a form at stakes, the seats with their chips, and the cards that are to fall. */
export type Setup = {
  readonly form: FormId | Form
  /** Limit where that is played, else the first structure of the form. */
  readonly structure?: Structure
  /** The big blind, lower limit or least bet; 10 unless it is said. */
  readonly size?: Chips
  readonly stakes?: Partial<Stakes>
  /**
   * Chips by seat, as `{ 5: 20, 1: 3 }` how many of which worth, or this many seats with 1,000 each; the button is on the
   * highest seat unless it is said.
   */
  readonly seats: { readonly [seat: number]: Chips | Denominations } | number
  /** How much of what was carried over a seat without chips plays for. */
  readonly matched?: { readonly [seat: number]: Chips }
  readonly button?: Seat
  /** Who gets which cards, or in one text the top of the deck as it lies. */
  readonly cards?: Known | string
} & Omit<StartDeal, 'type' | 'form' | 'stakes' | 'seats' | 'button'>

/** Starts a deal: forced bets in, the deck as the cards are named, everybody waiting. */
export const given = (setup: Setup): Table => {
  const { structure, size = 10, stakes, seats, matched = {}, cards: known = {}, ...rest } = setup
  const form = typeof setup.form === 'string' ? forms[setup.form] : setup.form
  const usual = form.structures.includes('limit') ? 'limit' : form.structures[0]
  const all = typeof seats === 'number' ? alike(seats) : bySeat(seats)
  const start: StartDeal = {
    button: Math.max(...all.map(({ seat }) => seat)),
    ...rest,
    type: 'StartDeal',
    form,
    stakes: stakesFor(form, structure ?? usual ?? 'limit', size, stakes),
    seats: all.map(it => (matched[it.seat] === undefined ? it : { ...it, matched: matched[it.seat]! })),
  }
  const started = carriedOut(undefined, start)
  const order = started.deal.players.map(player => player.seat)
  if (setup.realCards) return tableOf(started.deal, started.events)
  const shuffled = carriedOut(started.deal, { type: 'Shuffle', deck: stacked(started.deal.form, order, known) })
  return tableOf(shuffled.deal, [...started.events, ...shuffled.events])
}

const alike = (count: number): StartDeal['seats'] =>
  Array.from({ length: count }, (_, i) => ({ seat: i + 1, chips: 1000 }))

type Denominations = NonNullable<StartDeal['seats'][number]['denominations']>

const bySeat = (seats: { readonly [seat: number]: Chips | Denominations }): StartDeal['seats'] =>
  Object.entries(seats).map(([seat, chips]) =>
    typeof chips === 'number'
      ? { seat: Number(seat), chips }
      : { seat: Number(seat), chips: worth(chips), denominations: chips },
  )

const worth = (denominations: Denominations): Chips =>
  Object.entries(denominations).reduce((sum, [chip, count]) => sum + Number(chip) * count, 0)
