import type { Chips } from '../../deal/chips.ts'
import { bookOf } from '../draft.ts'
import type { Member } from '../member.ts'
import type { Table } from '../table.ts'
import type { Time } from '../time.ts'
import { type TableWork, tell } from '../work.ts'
import { type Purchase, pointOf, purchase } from './purchase.ts'

/** The deal is over: what was bought during it comes into play, as far as it would be accepted now. */
export const bringInHeld = (work: TableWork, at: Time): void => {
  for (const { player, held } of work.state.members) {
    if (held === 0 || goesIntoFantasyland(work.state, player)) continue
    const member = work.state.members.find(it => it.player === player)!
    const { chips, bought } = accepted(work.state, { ...member, held: 0 }, held, at)
    const rules = bought?.rules ?? bookOf(work.state).tableStakes.rules
    const kind = bought?.kind ?? 'top-up'
    tell(work, { type: 'HeldCameIn', player, chips, returned: held - chips, kind, at, rules })
  }
}

/** As many of them as they may have: all, or up to the maximum, or none where a buy-in was called for and this is less. */
const accepted = (
  table: Table,
  member: Member,
  held: Chips,
  at: Time,
): { readonly chips: Chips; readonly bought: Purchase | null } => {
  const all = purchase(table, member, held, at)
  if (!('why' in all)) return { chips: held, bought: all }
  const most = all.why === 'buy-in-too-big' ? (all.most ?? 0) : 0
  if (most === 0) return { chips: 0, bought: null }
  const part = purchase(table, member, most, at)
  return 'why' in part ? { chips: 0, bought: null } : { chips: most, bought: part }
}

const goesIntoFantasyland = (table: Table, player: string): boolean => {
  const { seat, stack } = table.members.find(it => it.player === player)!
  return stack >= pointOf(table) && table.carried.fantasyland.some(it => it.seat === seat)
}
