import { NO_RULES } from '../../deal/work.ts'
import { bringStack, transferOff } from '../chips/transfer.ts'
import { memberOf } from '../draft.ts'
import { maySit } from '../people/may-sit.ts'
import { refusedAt } from '../refusal.ts'
import { type Handlers, tellAt } from '../work.ts'
import type { SeatsOrder } from './seats-orders.ts'

/** Who carries out what is ordered about seats. */
export const seatsHandlers: Handlers<SeatsOrder> = {
  TakeSeat: (work, { player, seat, from, card = 'on-file', at }) => {
    const { chairs } = work.table
    if (!(Number.isInteger(seat) && seat >= 1 && seat <= chairs.length)) return refusedAt('no-such-seat', { seat })
    if (chairs[seat - 1] !== null) return refusedAt('seat-is-taken', { seat })
    if (chairs.includes(player)) return refusedAt('has-a-seat', { player })
    const wrong =
      maySit(work.table, player, at, card) ?? (from === undefined ? null : transferOff(work.table, player, from, at))
    if (wrong !== null) return wrong
    tellAt(work, { type: 'SeatTaken', player, seat, at, rules: NO_RULES })
    if (from !== undefined) bringStack(work, player, from, at)
    return null
  },
  ChooseEntry: (work, { player, wish, at }) => {
    if (memberOf(work.table, player)?.seat == null) return refusedAt('no-seat', { player })
    tellAt(work, { type: 'EntryChosen', player, wish, at, rules: NO_RULES })
    return null
  },
}
