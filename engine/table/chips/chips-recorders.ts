import type { Cited } from '../../deal/events.ts'
import type { Recorders } from '../draft.ts'
import { changeMember, memberOf } from '../draft.ts'
import type { At } from '../events.ts'
import type { ChipsEvent } from './chips-events.ts'

/** What happens with chips, written into the table. */
export const chipsRecorders: Recorders<ChipsEvent & Cited & At> = {
  BoughtIn: (table, { player, chips }) => {
    const { stack, bought } = memberOf(table, player)!
    changeMember(table, player, { stack: stack + chips, bought: bought + chips })
  },
  LeavingSaid: (table, { player }) => changeMember(table, player, { leaving: true }),
  CashedOut: (table, { player, seat, chips, at }) => {
    const { cashedOut } = memberOf(table, player)!
    table.chairs = table.chairs.with(seat - 1, null)
    changeMember(table, player, {
      seat: null,
      stack: 0,
      cashedOut: cashedOut + chips,
      leaving: false,
      left: { at, chips, broke: chips === 0 },
    })
  },
}
