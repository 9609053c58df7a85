import { say } from '@cardroom/engine/words'
import type { FloorWords } from '../floor-words.ts'

/** What the room says about its floor in German. */
export const inGerman: FloorWords = {
  notSeated: (table, player, why) => say`Tisch ${table} hat ${{ player, as: 'dich' }} nicht gesetzt: ${why}`,
  news: event => {
    switch (event.type) {
      case 'FloorNamed':
        return say`Der Floor heißt ${event.name}.`
      case 'BoardSet':
        return say`Namen auf der Tafel: ${BOARD[event.names]}.`
      case 'NameGiven':
        return say`${event.name} ist heute neu.`
      case 'NameChanged':
        return say`Ein Name wurde geändert: ${event.name}.`
      case 'PhoneLinked':
        return say`${{ player: event.player, does: ['verfolgt', 'verfolgst'] }} die Listen auf dem Handy.`
      case 'OfficeGiven':
        return say`${event.name} ist hier als ${OFFICES[event.office]}${event.table === null ? '' : ` von Tisch ${event.table}`}.`
      case 'OfficeEnded':
        return say`Ein Amt ist beendet.`
      case 'TableRunSet':
        return event.run === 'known' ? null : say`Tisch ${event.table} wird ${RUNS[event.run]}.`
      case 'SeatOrdered':
        return say`Tisch ${event.table} soll ${{ player: event.player, as: 'dich' }} auf Platz ${String(event.seat)} setzen.`
      case 'LeaveOrdered':
        return say`${{ player: event.player, does: ['verlässt', 'verlässt'] }} Tisch ${event.table} nach dieser Hand.`
      case 'FloorInvited':
      case 'FloorInvitationUsed':
        return null
    }
  },
}

const BOARD = { full: 'ganz', short: 'Vorname und Anfangsbuchstabe', initials: 'Anfangsbuchstaben' } as const
const RUNS = { dealt: 'online ausgeteilt', live: 'mit echten Karten und der Hilfe gespielt' } as const
const OFFICES = {
  management: 'Leitung',
  floor: 'Floor',
  board: 'Tafel',
  dealer: 'Dealer',
  kiosk: 'Kiosk',
  tablet: 'Tablet',
} as const
