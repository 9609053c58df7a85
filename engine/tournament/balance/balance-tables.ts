import { bookOf, entrantOf, playing, tableOf } from '../draft.ts'
import { drawOff } from '../draw/draw-off.ts'
import { seatsFor } from '../draw/seats-for.ts'
import { refused, type TournamentRefusal } from '../refusal.ts'
import type { Tournament } from '../tournament.ts'
import { type Handler, type TournamentWork, tell } from '../work.ts'
import type { BalanceOrder } from './balance.ts'
import { movesDue } from './moves-due.ts'
import { type MovePlan, placed, planMoves } from './plan-moves.ts'
import { tablesWanted } from './tables-wanted.ts'

type Of<T extends BalanceOrder['type']> = Extract<BalanceOrder, { readonly type: T }>

/** Tables break, all draw again, or players move, as the book has it for those who are left. */
export const balanceTables: Handler<Of<'Balance'>> = (work, order) => {
  const { state: event } = work
  if (event.phase !== 'playing') return refused('not-playing-yet')
  const due = movesDue(event)
  if (due === null) return refused('nothing-to-balance', { rules: bookOf(event).tableBalance.rules })
  if (due.redraw) return redraw(work, order)
  const plan = planMoves(event, order)
  const off = dealsOff(event, plan)
  if (off !== null) return off
  const { at } = order
  for (const { rules, ...move } of plan.moves) tell(work, { type: 'PlayerMoved', ...move, at, rules })
  const { rules } = bookOf(event).tableBreakOrder
  for (const table of plan.breaks) tell(work, { type: 'TableBroken', table, at, rules })
  return null
}

/** rrp/15/18: all seats are drawn again; the last draw makes the final table. */
const redraw = (
  work: TournamentWork,
  { order, at }: Of<'Balance'> & { readonly at: number },
): TournamentRefusal | null => {
  const { state: event } = work
  const { tables, rules } = tablesWanted(event)
  const on = event.tables.find(({ dealing }) => dealing !== null)
  if (on !== undefined) return refused('deal-is-on', { table: on.table })
  if (order === undefined) return refused('draw-is-due', { about: { tables }, rules })
  const players = playing(event).map(({ player }) => player)
  const off = drawOff(order, players, rules)
  if (off !== null) return off
  const why = tables === 1 ? 'final-table' : 'redraw'
  tell(work, { type: 'SeatsDrawn', why, ...seatsFor(event, order, { tables, isFinal: tables === 1 }), at, rules })
  return null
}

/** Nobody moves in the middle of a deal; hpt/moving-players/4: not before all tables are done. */
const dealsOff = (event: Tournament, { moves, breaks }: MovePlan): TournamentRefusal | null => {
  const everywhere = bookOf(event).balanceMover.is === 'same-seat-relative-to-button-as-vacated'
  const on = event.tables.find(
    ({ table, dealing }) =>
      dealing !== null && (everywhere || breaks.includes(table) || moves.some(({ from }) => from.table === table)),
  )
  return on === undefined ? null : refused('deal-is-on', { table: on.table, rules: bookOf(event).balanceMover.rules })
}

/** rrp/15/3: only the director moves players to other seats. */
export const movePlayer: Handler<Of<'MovePlayer'>> = (work, { player, table, seat, by, at }) => {
  const { state: event } = work
  const { rules } = bookOf(event).balanceMover
  if (by !== 'director') return refused('director-moves', { player, rules })
  const entrant = entrantOf(event, player)
  if (entrant?.status !== 'playing' || entrant.table === null) return refused('not-in-play', { player })
  const to = tableOf(event, table)
  if (to === undefined) return refused('no-such-table', { table })
  if (tableOf(event, entrant.table)?.dealing !== null) return refused('deal-is-on', { table: entrant.table })
  if (!(Number.isInteger(seat) && seat >= 1 && seat <= to.seats.length))
    return refused('no-such-seat', { seat, most: to.seats.length })
  if (to.seats[seat - 1] !== null) return refused('seat-is-taken', { seat })
  const from = { table: entrant.table, seat: entrant.seat! }
  tell(work, {
    type: 'PlayerMoved',
    player,
    from,
    to: { table, seat },
    why: 'director',
    ...placed(event, to, seat),
    at,
    rules,
  })
  return null
}
