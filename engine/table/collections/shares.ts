import type { Chips, Seat } from '../../deal/chips.ts'
import { memberOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import type { Table } from '../table.ts'

/** What each of the winners pays of a sum: in proportion to what he won, to the chip, and no more than he has. */
export const sharesOf = (
  table: Table,
  sum: Chips,
  won: readonly { readonly seat: Seat; readonly chips: Chips }[],
): readonly { readonly player: PlayerId; readonly chips: Chips }[] => {
  const [first] = won
  if (won.length === 1) return first!.chips === 0 ? [] : paidBy(table, first!.seat, sum)
  const all = won.reduce((total, { chips }) => total + chips, 0)
  if (all === 0) return []
  // what is left over by rounding down goes chip by chip to those who won most
  const parts = [...won]
    .sort((a, b) => b.chips - a.chips)
    .map(({ seat, chips }) => ({ seat, pays: Math.floor((sum * chips) / all) }))
  let rest = sum - parts.reduce((total, { pays }) => total + pays, 0)
  return parts.flatMap(({ seat, pays }) => {
    const extra = rest > 0 ? 1 : 0
    rest -= extra
    return paidBy(table, seat, pays + extra)
  })
}

const paidBy = (table: Table, seat: Seat, due: Chips): ReturnType<typeof sharesOf> => {
  const player = table.chairs[seat - 1]!
  const chips = Math.min(due, memberOf(table, player)!.stack)
  return chips > 0 ? [{ player, chips }] : []
}
