import type { Handlers } from '../work.ts'
import { buyIn } from './buy-in.ts'
import type { ChipsOrder } from './chips-orders.ts'
import { leave } from './leave.ts'

/** Who carries out what is ordered about chips. */
export const chipsHandlers: Handlers<ChipsOrder> = { BuyIn: buyIn, Leave: leave }
