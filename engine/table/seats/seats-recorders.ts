import type { Cited } from '../../deal/events.ts'
import type { Recorders } from '../draft.ts'
import { changeMember, memberOf } from '../draft.ts'
import type { At } from '../events.ts'
import type { Member } from '../member.ts'
import type { PlayerId } from '../player.ts'
import type { SeatsEvent } from './seats-events.ts'

/** What happens with seats, written into the table. */
export const seatsRecorders: Recorders<SeatsEvent & Cited & At> = {
  SeatTaken: (table, { player, seat }) => {
    table.chairs = table.chairs.with(seat - 1, player)
    if (memberOf(table, player) === undefined) table.members = [...table.members, newMember(player)]
    changeMember(table, player, { seat })
  },
  EntryChosen: (table, { player, wish }) => changeMember(table, player, { wish }),
}

/** One who has just come. */
const newMember = (player: PlayerId): Member => ({
  player,
  seat: null,
  stack: 0,
  behind: null,
  pocketed: 0,
  bought: 0,
  cashedOut: 0,
  collected: 0,
  shortBuyIns: 0,
  standing: 'new',
  away: null,
  missed: [],
  missedStraddle: false,
  missedBlindButton: false,
  absentButtons: 0,
  wish: 'post',
  sitsOut: 0,
  leaving: false,
  penalty: null,
  warnings: 0,
  playedOverBy: null,
  left: null,
})
