import { NO_RULES } from '../../deal/work.ts'
import type { TableDecision } from '../decide.ts'
import type { OpeningOrder } from './opening-orders.ts'

/** A table opens with its placard. */
export const openTable = ({
  placard,
  at,
}: Extract<OpeningOrder, { readonly type: 'OpenTable' }> & { readonly at: number }): TableDecision => ({
  ok: true,
  events: [{ type: 'TableOpened', placard, at, rules: NO_RULES }],
})
