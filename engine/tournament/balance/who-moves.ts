import { codeOf } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { forms } from '../../forms/forms.ts'
import { clockwiseAfter } from '../../table/button/round.ts'
import type { PlayerId } from '../../table/player.ts'
import { bookOf, countAt, entrantOf } from '../draft.ts'
import type { Place } from '../entry/entry.ts'
import type { EventTable, Tournament } from '../tournament.ts'
import { dueForBig, freeSeats, takenSeats } from './next-places.ts'
import type { Choice } from './plan-moves.ts'

/** Who leaves which seat. */
export type Leaver = { readonly player: PlayerId; readonly from: Place }

type Asked = Choice & { readonly moved: ReadonlySet<PlayerId> }

/** Who goes from the fullest table to this one, and to which of its seats. */
export const sourceOf = (
  event: Tournament,
  tables: readonly EventTable[],
  to: EventTable,
  asked: Asked,
): { readonly leaver: Leaver; readonly seat: Seat } => {
  const most = tables.reduce((all, table) => Math.max(all, countAt(table)), 0)
  const fullest = tables.filter(table => countAt(table) === most)
  const options = fullest.map(table => ({ table, ...leaves(event, table, to, asked.moved) }))
  return options.reduce((best, next) => (before(event, next, best, asked) ? next : best))
}

type Option = { readonly table: EventTable; readonly leaver: Leaver; readonly seat: Seat }

/**
 * hpt/moving-players/1: the table with the lowest card gives up a player; a house may leave it to the director. Where no
 * cards were dealt, who was moved least often goes, so that nobody is moved again while others never were.
 */
const before = (event: Tournament, next: Option, best: Option, { cards = [], tables = [] }: Asked): boolean => {
  if (bookOf(event).balanceSourceTable.is === 'director-decides') {
    const [a, b] = [tables.indexOf(next.table.table), tables.indexOf(best.table.table)]
    return a >= 0 && (b < 0 || a < b)
  }
  const cardAt = ({ table }: Option): number | undefined => {
    const card = cards.find(it => it.table === table.table)?.card
    return card === undefined ? undefined : codeOf(card)
  }
  const [a, b] = [cardAt(next), cardAt(best)]
  if (a !== undefined && b !== undefined) return a < b
  if (a !== undefined || b !== undefined) return a !== undefined
  return movesOf(event, next) < movesOf(event, best)
}

const movesOf = (event: Tournament, { leaver }: Option): number => entrantOf(event, leaver.player)!.moves

/** Who leaves this table, and for which seat of the other. */
const leaves = (
  event: Tournament,
  table: EventTable,
  to: EventTable,
  moved: ReadonlySet<PlayerId>,
): Omit<Option, 'table'> => {
  const likeVacated = bookOf(event).balanceMover.is === 'same-seat-relative-to-button-as-vacated'
  const same = likeVacated && hasButton(event) ? sameAsVacated(table, to, moved) : null
  if (same !== null) return same
  // rrp/15/15: the player who is due for the big blind goes, to the seat that is due for it soonest; stud has no blind and goes by seats
  const due = hasButton(event) ? dueForBig(table) : takenSeats(table)
  const seat = due.find(it => !moved.has(table.seats[it - 1]!)) ?? due[0]!
  return { leaver: leaverAt(table, seat), seat: freeSeats(to)[0]! }
}

/**
 * hpt/moving-players/2, hpt/moving-players/4, hpt/moving-players/example: the seat that somebody lost nearest to the left of
 * the button is filled first, by the player who sits as many players left of the button at the other table.
 */
const sameAsVacated = (
  table: EventTable,
  to: EventTable,
  moved: ReadonlySet<PlayerId>,
): Omit<Option, 'table'> | null => {
  const gap = [...to.vacated].sort((a, b) => a.place - b.place).find(({ seat }) => to.seats[seat - 1] === null)
  if (gap === undefined) return null
  // all who had cards count, also those who are out since
  const dealt = clockwiseAfter([...takenSeats(table), ...table.vacated.map(({ seat }) => seat)], table.button ?? 0)
  const seat = dealt[Math.min(gap.place, dealt.length) - 1]
  const player = seat === undefined ? null : table.seats[seat - 1]
  return player == null || moved.has(player) ? null : { leaver: leaverAt(table, seat!), seat: gap.seat }
}

const leaverAt = (table: EventTable, seat: Seat): Leaver => ({
  player: table.seats[seat - 1]!,
  from: { table: table.table, seat },
})

/** Stud has neither button nor blinds; in a mixed event that is so in its levels of stud. */
const hasButton = ({ plan, levels, clock }: Tournament): boolean =>
  forms[(levels[clock.level - 1]?.game ?? plan.game).form].family !== 'stud'
