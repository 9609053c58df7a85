import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { changeEntrant, changeEntrants, changeTable } from '../draft.ts'
import type { EventTable } from '../tournament.ts'
import { subject } from '../work.ts'
import { chooseSeat } from './choose-seat.ts'
import { drawButton } from './draw-button.ts'
import { startPlay } from './start-play.ts'

/** What is ordered about the draw. */
export type DrawOrder =
  /**
   * Seats are drawn and play begins: the players in the order in which the draw, made fairly and kept under seal like a
   * deck, brings them. `dealers` are to sit at a table each.
   */
  | { readonly type: 'StartPlay'; readonly order: readonly PlayerId[]; readonly dealers?: readonly PlayerId[] }
  /** At one table with the seat cards face up, who comes early chooses. */
  | { readonly type: 'ChooseSeat'; readonly player: PlayerId; readonly seat: Seat }
  /** The cards for the first button of a table. */
  | { readonly type: 'DrawButton'; readonly table: number; readonly cards: readonly CardOf[] }

/** A card that a player drew, or was dealt. */
export type CardOf = { readonly player: PlayerId; readonly card: Card }

/** A seat that was drawn, with the card that stands for it where a deck of seats is used. */
export type Drawn = {
  readonly player: PlayerId
  readonly table: number
  readonly seat: Seat
  readonly card: Card | null
}

/** What happens in a draw. */
export type DrawEvent =
  | {
      readonly type: 'SeatsDrawn'
      readonly why: 'start' | 'redraw' | 'final-table' | 'new-day'
      readonly seats: readonly Drawn[]
      readonly tables: readonly { readonly table: number; readonly chairs: number; readonly button: Seat | null }[]
      /** Tables break in this order from now on. */
      readonly breakOrder: readonly number[]
    }
  | { readonly type: 'SeatChosen'; readonly player: PlayerId; readonly seat: Seat }
  | {
      readonly type: 'ButtonDrawn'
      readonly table: number
      readonly seat: Seat
      readonly cards: readonly CardOf[]
    }

/** Who sits where at the start and after a new draw, and who has the first button. */
export const draw = subject<DrawOrder, DrawEvent>({
  orders: { StartPlay: startPlay, ChooseSeat: chooseSeat, DrawButton: drawButton },
  events: {
    SeatsDrawn: (event, { why, seats, tables, breakOrder }) => {
      const byTable = new Map<number, (PlayerId | null)[]>()
      for (const { table, chairs } of tables) byTable.set(table, new Array<PlayerId | null>(chairs).fill(null))
      for (const { player, table, seat } of seats) byTable.get(table)![seat - 1] = player
      event.tables = tables.map(({ table, button }) => newTable(table, byTable.get(table)!, button))
      changeEntrants(
        event,
        seats.map(({ player, table, seat }) => ({ player, table, seat, status: 'playing', waits: false }) as const),
      )
      event.phase = 'playing'
      event.breakOrder = breakOrder
      if (why === 'start') event.began = tables.length
    },
    SeatChosen: (event, { player, seat }) => changeEntrant(event, player, { wish: seat }),
    ButtonDrawn: (event, { table, seat }) => changeTable(event, table, { button: seat }),
  },
})

const newTable = (table: number, seats: readonly (PlayerId | null)[], button: Seat | null): EventTable => ({
  table,
  seats,
  button,
  small: null,
  big: null,
  deals: 0,
  levelDeals: 0,
  dealing: null,
  waits: false,
  vacated: [],
})
