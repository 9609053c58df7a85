import type { Chips, Seat } from '../../deal/chips.ts'
import { memberOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import type { Table } from '../table.ts'

/** What each of the winners pays of a sum: in proportion to what they won, to the chip, and no more than they have. */
export const sharesOf = (
  table: Table,
  sum: Chips,
  won: readonly { readonly seat: Seat; readonly chips: Chips }[],
): readonly Share[] => {
  let all = 0
  for (const { chips } of won) all += chips
  if (all === 0) return []
  const partOf = (chips: Chips): Chips => Math.floor((sum * chips) / all)
  let rest = sum
  for (const { chips } of won) rest -= partOf(chips)
  const shares: Share[] = []
  // what is left over by rounding down goes chip by chip to those who won most
  for (const { seat, chips } of won.length === 1 ? won : [...won].sort((a, b) => b.chips - a.chips)) {
    pays(table, seat, partOf(chips) + (rest > 0 ? 1 : 0), shares)
    rest--
  }
  return shares
}

type Share = { readonly player: PlayerId; readonly chips: Chips }

const pays = (table: Table, seat: Seat, due: Chips, shares: Share[]): void => {
  const player = table.chairs[seat - 1]!
  const chips = Math.min(due, memberOf(table, player)!.stack)
  if (chips > 0) shares.push({ player, chips })
}
