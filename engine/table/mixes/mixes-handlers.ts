import type { Handlers } from '../work.ts'
import { chooseForm } from './choose-form.ts'
import type { MixesOrder } from './mixes-orders.ts'

/** Who carries out what is ordered about a mix. */
export const mixesHandlers: Handlers<MixesOrder> = { ChooseForm: chooseForm }
