import type { Cited } from '../../deal/events.ts'
import { pointOf } from '../chips/purchase.ts'
import type { Recorders, TableDraft } from '../draft.ts'
import { changeMember, memberOf } from '../draft.ts'
import type { At } from '../events.ts'
import type { PlayerId } from '../player.ts'
import type { LeavingEvent } from './leaving-events.ts'

/** How people leave, written into the table. */
export const leavingRecorders: Recorders<LeavingEvent & Cited & At> = {
  LeavingSaid: (table, { player, gone, at }) =>
    changeMember(table, player, gone ? { leaving: true, gone, away: at } : { leaving: true }),
  CashedOut: (table, { player, seat, chips, at }) => {
    const { cashedOut, playedOverBy } = memberOf(table, player)!
    if (table.chairs[seat - 1] === player) table.chairs = table.chairs.with(seat - 1, ownerOf(table, player))
    if (playedOverBy === null) endPlayOver(table, player)
    changeMember(table, player, {
      seat: null,
      stack: 0,
      held: 0,
      behind: null,
      pocketed: 0,
      denominations: null,
      cashedOut: cashedOut + chips,
      buyIns: 0,
      came: null,
      away: null,
      walks: [],
      extension: 0,
      second: false,
      absentButtons: 0,
      leaving: false,
      gone: false,
      guests: [],
      playedOverBy: null,
      left: { at, chips, broke: chips < pointOf(table), seat },
    })
  },
  CarriedDivided: (table, { shares }) => {
    for (const { player, chips } of shares)
      changeMember(table, player, { stack: memberOf(table, player)!.stack + chips })
    table.carried = { ...table.carried, chips: 0, dealtIn: null, matched: [], passed: 0, barred: [] }
  },
  TableClosed: table => {
    table.ended = true
  },
}

/** Whose seat he played over. */
const ownerOf = (table: TableDraft, player: PlayerId): PlayerId | null =>
  table.members.find(member => member.playedOverBy === player)?.player ?? null

const endPlayOver = (table: TableDraft, standIn: PlayerId): void => {
  const owner = ownerOf(table, standIn)
  if (owner !== null) changeMember(table, owner, { playedOverBy: null })
}
