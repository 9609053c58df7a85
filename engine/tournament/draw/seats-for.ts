import { bookOf, entrantOf } from '../draft.ts'
import type { Tournament } from '../tournament.ts'
import type { DrawEvent, Drawn } from './draw.ts'
import { seatCard } from './seat-deck.ts'
import { spread } from './spread.ts'

type Layout = Pick<Extract<DrawEvent, { readonly type: 'SeatsDrawn' }>, 'seats' | 'tables' | 'breakOrder'>

/** What a draw keeps in mind beside the order: who is to sit at a table each, how many tables, and their chairs. */
type Wishes = { readonly dealers?: readonly string[]; readonly tables?: number; readonly isFinal?: boolean }

/** hpt/seating, hpt/seating/draw: the players spread as evenly as can be, each at the seat that the draw brings. */
export const seatsFor = (event: Tournament, order: readonly string[], wishes: Wishes = {}): Layout => {
  const { plan } = event
  const { dealers = [], isFinal = false } = wishes
  const sizes = spread(order.length, plan.seats, isFinal ? plan.finalSeats : plan.seats, wishes.tables)
  const chosen = wishedSeats(event, order, sizes)
  const places = sizes.flatMap((size, t) => Array.from({ length: size }, (_, s) => ({ table: t + 1, seat: s + 1 })))
  const free = places.filter(({ table, seat }) => !chosen.some(it => it.table === table && it.seat === seat))
  const rest = order.filter(player => !chosen.some(it => it.player === player))
  const drawn = [...chosen, ...withDealers(rest, free, dealers)]
  // hpt/seating/draw: the ace has the button; elsewhere cards are drawn for it
  const button = bookOf(event).tournamentInitialButton.is.by === 'seat-draw-ace-takes-button' ? 1 : null
  return {
    seats: drawn.map(it => ({ ...it, card: seatCard(event, it.table, it.seat, sizes.length) })),
    tables: sizes.map((_, t) => ({ table: t + 1, chairs: plan.seats, button })),
    breakOrder: breakOrderOf(event, sizes.length),
  }
}

/** hpt/seating/dealers: each draws from the cards of another table, so that every table has one. */
const withDealers = (
  order: readonly string[],
  free: readonly Omit<Drawn, 'player' | 'card'>[],
  dealers: readonly string[],
): readonly Omit<Drawn, 'card'>[] => {
  const left = [...free]
  const tables = [...new Set(free.map(({ table }) => table))]
  const seatedDealers = order
    .filter(player => dealers.includes(player))
    .map((player, i) => {
      const at = left.findIndex(({ table }) => table === tables[i % tables.length])
      return { player, ...left.splice(Math.max(at, 0), 1)[0]! }
    })
  const others = order.filter(player => !dealers.includes(player))
  return [...seatedDealers, ...others.map((player, i) => ({ player, ...left[i]! }))]
}

/** rrp/15/2: with the seat cards face up at a single table, who chose a seat has it. */
const wishedSeats = (
  event: Tournament,
  order: readonly string[],
  sizes: readonly number[],
): readonly Omit<Drawn, 'card'>[] => {
  if (!event.plan.openSeats || sizes.length !== 1) return []
  return order.flatMap(player => {
    const wish = entrantOf(event, player)?.wish ?? null
    return wish === null || wish > sizes[0]! ? [] : [{ player, table: 1, seat: wish }]
  })
}

/** rrp/15/14: fixed beforehand; where the plan names none, from the highest number down. */
const breakOrderOf = ({ plan }: Tournament, tables: number): readonly number[] => {
  const all = Array.from({ length: tables }, (_, i) => tables - i)
  const named = plan.breakOrder.filter(table => all.includes(table))
  return [...named, ...all.filter(table => !named.includes(table))]
}
