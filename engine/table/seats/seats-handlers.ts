import type { Handlers } from '../work.ts'
import { changeSeat } from './change-seat.ts'
import { chooseEntry } from './choose-entry.ts'
import type { SeatsOrder } from './seats-orders.ts'
import { takeSeat } from './take-seat.ts'

/** Who carries out what is ordered about seats. */
export const seatsHandlers: Handlers<SeatsOrder> = {
  TakeSeat: takeSeat,
  ChangeSeat: changeSeat,
  ChooseEntry: chooseEntry,
}
