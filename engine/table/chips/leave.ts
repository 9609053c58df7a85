import { NO_RULES } from '../../deal/work.ts'
import { memberOf } from '../draft.ts'
import { refusedAt } from '../refusal.ts'
import { type Handler, type TableWork, tellAt } from '../work.ts'
import type { ChipsOrder } from './chips-orders.ts'

/** A player gets up for good: at once, or when the deal that he is in is over. What he has put in the pot stays there. */
export const leave: Handler<Extract<ChipsOrder, { readonly type: 'Leave' }> & { readonly at: number }> = (
  work,
  { player, at },
) => {
  const { table } = work
  if (memberOf(table, player)?.seat == null) return refusedAt('no-seat', { player })
  if (table.deal?.players.some(it => it.player === player)) {
    tellAt(work, { type: 'LeavingSaid', player, at, rules: NO_RULES })
  } else cashOut(work, player, at)
  return null
}

/** He takes his chips and goes. */
export const cashOut = (work: TableWork, player: string, at: number): void => {
  const { seat, stack } = memberOf(work.table, player)!
  tellAt(work, { type: 'CashedOut', player, seat: seat!, chips: stack, at, rules: NO_RULES })
}
