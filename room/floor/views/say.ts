import type { PlayerId } from '@cardroom/engine/table'
import { floorNewsOf, type Say, say, withNames } from '@cardroom/engine/words'
import { type HostedFloorEvent, isRoomEvent, type RoomFloorEvent } from '../events.ts'
import { type HostedFloor, nameOf } from '../hosted-floor.ts'

/** A sentence about the floor with names in it; `you` is whoever reads it. */
export const told = (hosted: Pick<HostedFloor, 'names'>, said: Say, you?: PlayerId): Say =>
  withNames(said, {
    seat: () => null,
    player: player => nameOf(hosted, player),
    ...(you !== undefined && { you: { player: you } }),
  })

/** What happened, in a sentence with names, or null if it is nobody’s news. */
export const newsTold = (hosted: Pick<HostedFloor, 'names'>, event: HostedFloorEvent, you?: PlayerId): Say | null => {
  const said = isRoomEvent(event) ? roomNews(event) : floorNewsOf(event)
  return said === null ? null : told(hosted, said, you)
}

const roomNews = (event: RoomFloorEvent): Say | null => {
  switch (event.type) {
    case 'FloorNamed':
      return say`The floor is called ${event.name}.`
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
      return say`Somebody’s office ended.`
    case 'TableRunSet':
      return event.run === 'known' ? null : say`Table ${event.table} is ${RUNS[event.run]}.`
    case 'SeatOrdered':
      return say`Table ${event.table} is asked to seat ${{ player: event.player }} in seat ${String(event.seat)}.`
    case 'SeatOrderEnded':
      return say`Table ${event.table} didn’t seat ${{ player: event.player }}: ${event.why}`
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
