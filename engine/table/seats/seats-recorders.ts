import type { Cited } from '../../deal/events.ts'
import type { Recorders } from '../draft.ts'
import { changeMember, memberOf } from '../draft.ts'
import type { At } from '../events.ts'
import type { Member } from '../member.ts'
import type { PlayerId } from '../player.ts'
import type { SeatsEvent } from './seats-events.ts'

/** What happens with seats, written into the table. */
export const seatsRecorders: Recorders<SeatsEvent & Cited & At> = {
  SeatTaken: (table, { player, seat, at }) => {
    table.chairs = table.chairs.with(seat - 1, player)
    if (memberOf(table, player) === undefined) table.members = [...table.members, newMember(player)]
    changeMember(table, player, { seat, came: at })
  },
  EntryChosen: (table, { player, wish }) => changeMember(table, player, { wish }),
}

/** One who has just come. */
export const newMember = (player: PlayerId): Member => ({
  player,
  seat: null,
  stack: 0,
  behind: null,
  held: 0,
  pocketed: 0,
  bought: 0,
  cashedOut: 0,
  collected: 0,
  shortBuyIns: 0,
  buyIns: 0,
  denominations: null,
  came: null,
  standing: 'new',
  away: null,
  walks: [],
  extension: 0,
  second: false,
  missed: [],
  missedStraddle: false,
  missedBlindButton: false,
  absentButtons: 0,
  wish: 'post',
  sitsOut: 0,
  leaving: false,
  gone: false,
  penalty: null,
  warnings: 0,
  barred: false,
  mayRack: false,
  guests: [],
  playedOverBy: null,
  left: null,
})
