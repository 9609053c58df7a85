import type { Say } from '@cardroom/engine/words'
import { say } from '@cardroom/engine/words'
import type { RoomFloorEvent } from '../events.ts'
import type { FloorWords } from '../floor-words.ts'

/** What the room says about its floor in English. */
export const inEnglish: FloorWords = {
  notSeated: (table, player, why) => say`Table ${table} didn’t seat ${{ player }}: ${why}`,
  news: event => roomNews(event),
}

const roomNews = (event: Exclude<RoomFloorEvent, { readonly type: 'SeatOrderEnded' }>): Say | null => {
  switch (event.type) {
    case 'FloorNamed':
      return say`The floor is now called ${event.name}.`
    case 'BoardSet':
      return say`Names on the board: ${BOARD[event.names]}.`
    case 'NameGiven':
      return say`${event.name} is new today.`
    case 'NameChanged':
      return say`A name was changed to ${event.name}.`
    case 'PhoneLinked':
      return say`${{ player: event.player, does: ['follows', 'follow'] }} the lists on a phone.`
    case 'OfficeGiven':
      return say`${event.name} is here as ${OFFICES[event.office]}${event.table === null ? '' : ` of table ${event.table}`}.`
    case 'OfficeEnded':
      return say`Somebody’s staff access ended.`
    case 'TableRunSet':
      return event.run === 'known' ? null : say`Table ${event.table} is ${RUNS[event.run]}.`
    case 'SeatOrdered':
      return say`Seating ${{ player: event.player }} at table ${event.table}, seat ${String(event.seat)}.`
    case 'LeaveOrdered':
      return say`${{ player: event.player, does: ['leaves', 'leave'] }} table ${event.table} after this hand.`
    case 'FloorInvited':
    case 'FloorInvitationUsed':
      return null
  }
}

const BOARD = { full: 'in full', short: 'first name and initial', initials: 'initials' } as const
const RUNS = { dealt: 'dealt online', live: 'dealt with real cards and the helper' } as const
const OFFICES = {
  management: 'manager',
  floor: 'floor',
  board: 'board',
  dealer: 'dealer',
  kiosk: 'a kiosk',
  tablet: 'the tablet',
} as const
