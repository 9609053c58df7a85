import type { Handlers } from '../work.ts'
import { callDeal } from './call-deal.ts'
import type { DealsOrder } from './deals-orders.ts'
import { recordDeal } from './record-deal.ts'

/** Who carries out what is ordered about deals. */
export const dealsHandlers: Handlers<DealsOrder> = { CallDeal: callDeal, RecordDeal: recordDeal }
