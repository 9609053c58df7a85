import type { Cited } from '../../deal/events.ts'
import type { Recorders } from '../draft.ts'
import { changeMember, memberOf } from '../draft.ts'
import type { At } from '../events.ts'
import type { Member } from '../member.ts'
import type { PlayerId } from '../player.ts'
import type { SeatsEvent } from './seats-events.ts'

/** What happens with seats, written into the table. */
export const seatsRecorders: Recorders<SeatsEvent & Cited & At> = {
  SeatTaken: (table, { player, seat, standing, place, missed, at }) => {
    const chairs = [...table.chairs]
    // the extra chair of a new game
    while (chairs.length < seat) chairs.push(null)
    table.chairs = chairs.with(seat - 1, player)
    if (memberOf(table, player) === undefined) table.members = [...table.members, newMember(player)]
    changeMember(table, player, { seat, came: at, standing, place, missed, dealtOff: false, wish: 'post' })
  },
  SeatChanged: (table, { player, from, seat, place, missed, dealtOff }) => {
    table.chairs = table.chairs.with(from - 1, null).with(seat - 1, player)
    // one who is to wait does so, unless he says otherwise
    changeMember(table, player, { seat, place, missed, dealtOff, wish: place === null ? 'post' : 'at-once' })
  },
  EntryChosen: (table, { player, wish }) => changeMember(table, player, { wish }),
  BlindsMissed: (table, { player, blinds, straddle }) => {
    const { missed, missedStraddle } = memberOf(table, player)!
    changeMember(table, player, {
      missed: [...new Set([...missed, ...blinds])].sort((a, b) => a - b),
      missedStraddle: missedStraddle || straddle,
      missedBlindButton: true,
    })
  },
  CameIn: (table, { player }) => changeMember(table, player, NOTHING_OWED),
  BlindPassedOn: (table, { player }) => changeMember(table, player, { shortBlind: true }),
}

/** How one stands with the blinds who has come in, or back. */
const NOTHING_OWED: Partial<Member> = {
  standing: 'active',
  missed: [],
  missedStraddle: false,
  missedBlindButton: false,
  shortBlind: false,
  place: null,
  dealtOff: false,
  wish: 'post',
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
  place: null,
  dealtOff: false,
  shortBlind: false,
  lastBigBlind: 0,
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
