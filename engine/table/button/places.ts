import type { Seat } from '../../deal/chips.ts'
import { memberOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import type { Places, Table } from '../table.ts'

/** Where button and blinds go in the next deal of these players. */
export const placesFor = (table: Table, players: readonly PlayerId[]): Places => {
  const seats = players.map(player => memberOf(table, player)!.seat!).sort((a, b) => a - b)
  const button = table.places === null ? (table.firstButton ?? seats[0]!) : nextOf(seats, table.places.button)
  const { blinds } = table.placard.parts[table.rotation.part]!.stakes
  const after = [...seats.filter(seat => seat > button), ...seats.filter(seat => seat <= button)]
  return { button, blinds: blinds.map((_, i) => after[(after.length === 2 ? i + 1 : i) % after.length]!) }
}

const nextOf = (seats: readonly Seat[], seat: Seat): Seat => seats.find(it => it > seat) ?? seats[0]!
