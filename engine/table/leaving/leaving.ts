import type { Chips, Seat } from '../../deal/chips.ts'
import { pointOf } from '../chips/purchase.ts'
import { changeMember, memberOf, type TableDraft } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import { subject } from '../work.ts'
import { closeTable } from './close-table.ts'
import { leave } from './leave.ts'

/** What is ordered about leaving for good. */
export type LeavingOrder =
  /** They leave when the deal is over; `gone` at once, and their hand is dead when its turn comes. */
  | { readonly type: 'Leave'; readonly player: PlayerId; readonly gone?: boolean }
  /** The game breaks: everybody takes their chips to a seat elsewhere. */
  | { readonly type: 'BreakGame' }
  /** The night is over at this table. */
  | { readonly type: 'CloseTable' }

/** What happens when people leave for good. */
export type LeavingEvent =
  /** They get up when the deal is over, or have got up already. */
  | { readonly type: 'LeavingSaid'; readonly player: PlayerId; readonly gone: boolean }
  | {
      readonly type: 'CashedOut'
      readonly player: PlayerId
      readonly seat: Seat
      readonly chips: Chips
      readonly why: WhyCashedOut
    }
  /** What was left in the pot for a next deal goes to those who played for it. */
  | {
      readonly type: 'CarriedDivided'
      readonly shares: readonly { readonly player: PlayerId; readonly chips: Chips }[]
    }
  | { readonly type: 'TableClosed'; readonly broken: boolean }

/** Why somebody's chips leave the table. */
export type WhyCashedOut = 'left' | 'picked-up' | 'removed' | 'owner-is-back' | 'table-closed'

/** How people leave, and how the table closes. */
export const leaving = subject<LeavingOrder, LeavingEvent>({
  orders: {
    Leave: leave,
    BreakGame: (work, { at }) => closeTable(work, true, at),
    CloseTable: (work, { at }) => closeTable(work, false, at),
  },
  events: {
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
  },
})

/** Whose seat they played over. */
const ownerOf = (table: TableDraft, player: PlayerId): PlayerId | null =>
  table.members.find(member => member.playedOverBy === player)?.player ?? null

const endPlayOver = (table: TableDraft, standIn: PlayerId): void => {
  const owner = ownerOf(table, standIn)
  if (owner !== null) changeMember(table, owner, { playedOverBy: null })
}
