import type { Seat } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import { bookOf, countAt } from '../draft.ts'
import type { Place } from '../entry/entry.ts'
import type { EventTable, Tournament } from '../tournament.ts'
import type { BalanceOrder } from './balance.ts'
import { bigBlindIn, type Duty, dutyAt, freeSeats, waitsAt } from './next-places.ts'
import { tablesWanted, tolerance } from './tables-wanted.ts'
import { type Leaver, sourceOf } from './who-moves.ts'

/** Somebody moves: from where to where, why, what the seat has in the next deal, and whether they wait. */
export type Move = {
  readonly player: PlayerId
  readonly from: Place
  readonly to: Place
  readonly why: 'break' | 'balance' | 'director'
  readonly duty: Duty
  /** In how many deals the big blind is theirs: 1 for the next. */
  readonly bigBlindIn: number
  readonly waits: boolean
  readonly rules: readonly RuleId[]
}

/** The moves that are due, and the tables that are empty after them. */
export type MovePlan = { readonly moves: readonly Move[]; readonly breaks: readonly number[] }

/** What the director adds: cards for equally full tables, and tables where the book leaves it to them. */
export type Choice = Pick<Extract<BalanceOrder, { readonly type: 'Balance' }>, 'cards' | 'tables'>

/**
 * The fewest moves after which tables are as even as the book wants them: those of tables that break go to the emptiest,
 * and then, one by one, somebody goes from the fullest to the emptiest. Nobody is moved twice by it.
 */
export const planMoves = (event: Tournament, choice: Choice = {}): MovePlan => {
  const { tables: wanted } = tablesWanted(event)
  const breaks = breaking(event, event.tables.length - wanted, choice.tables ?? [])
  const moved = new Set<PlayerId>()
  const moves: Move[] = []
  const gone = new Set(breaks)
  const tables = event.tables.filter(({ table }) => !gone.has(table))
  const placeOf = new Map(tables.map(({ table }, i) => [table, i]))
  const counts = tables.map(countAt)
  const { tableBreakOrder, balanceMover, tableBalance } = bookOf(event)
  const go = (leaver: Leaver, to: EventTable, seat: Seat, why: Move['why'], rules: readonly RuleId[]): void => {
    const { player, from } = leaver
    moves.push({ player, from, to: { table: to.table, seat }, why, ...placed(event, to, seat), rules })
    moved.add(player)
    const [out, into] = [placeOf.get(from.table), placeOf.get(to.table)!]
    if (out !== undefined) {
      tables[out] = { ...tables[out]!, seats: tables[out]!.seats.with(from.seat - 1, null) }
      counts[out]!--
    }
    const vacated = to.vacated.filter(gap => gap.seat !== seat)
    tables[into] = { ...to, seats: to.seats.with(seat - 1, player), vacated }
    counts[into]!++
  }
  for (const table of event.tables.filter(it => gone.has(it.table))) {
    for (const [i, player] of table.seats.entries()) {
      if (player === null) continue
      const to = tables[lowest(counts)]!
      go({ player, from: { table: table.table, seat: i + 1 } }, to, freeSeats(to)[0]!, 'break', tableBreakOrder.rules)
    }
  }
  const within = tolerance(event, tables.length)
  for (let at = lowest(counts); highest(counts) - counts[at]! > within; at = lowest(counts)) {
    const to = tables[at]!
    const { leaver, seat } = sourceOf(event, tables, to, { ...choice, moved })
    go(leaver, to, seat, 'balance', [...new Set([...balanceMover.rules, ...tableBalance.rules])])
  }
  return { moves, breaks }
}

/** What a seat means for the player who comes to it. */
export const placed = (event: Tournament, to: EventTable, seat: Seat): Pick<Move, 'duty' | 'bigBlindIn' | 'waits'> => ({
  duty: dutyAt(to, seat),
  bigBlindIn: bigBlindIn(to, seat),
  waits: waitsAt(event, to, seat),
})

/** rrp/15/14: in the order that was fixed beforehand, or as the director says where a house leaves it to them. */
const breaking = (event: Tournament, count: number, asked: readonly number[]): readonly number[] => {
  if (count === 0) return []
  const isFree = bookOf(event).tableBreakOrder.is === 'director-decides'
  const order = isFree ? [...new Set([...asked, ...event.breakOrder])] : event.breakOrder
  return order.filter(table => event.tables.some(it => it.table === table)).slice(0, count)
}

/** The first of the lowest. */
const lowest = (counts: readonly number[]): number => {
  let best = 0
  for (let i = 1; i < counts.length; i++) if (counts[i]! < counts[best]!) best = i
  return best
}

const highest = (counts: readonly number[]): number => {
  let most = 0
  for (const count of counts) if (count > most) most = count
  return most
}
