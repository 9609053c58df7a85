import { NO_RULES } from '../../deal/work.ts'
import { refused, type TableRefusal } from '../refusal.ts'
import type { Time } from '../time.ts'
import { type TableWork, tell } from '../work.ts'
import { divideCarried } from './divide-carried.ts'
import { cashOut } from './leave.ts'

/** The game breaks, or the night is over: everything is cashed out to the chip. Not in the middle of a deal. */
export const closeTable = (work: TableWork, broken: boolean, at: Time): TableRefusal | null => {
  const { state: table } = work
  if (table.deal !== null) return refused('deal-is-on', { about: { deal: table.deal.number } })
  divideCarried(work, at)
  for (const { player, seat } of table.members) if (seat !== null) cashOut(work, player, 'table-closed', at)
  tell(work, { type: 'TableClosed', broken, at, rules: NO_RULES })
  return null
}
