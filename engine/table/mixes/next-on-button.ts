import type { Seat } from '../../deal/chips.ts'
import { whoCanPlay } from '../people/who-can-play.ts'
import type { PlayerId } from '../player.ts'
import { lineOf } from '../seats/line.ts'
import type { Table } from '../table.ts'
import type { Time } from '../time.ts'

/** Who will have the button in the next deal; where it lies at an empty seat, who acts last all the same. */
export const nextOnButton = (table: Table, at: Time): PlayerId | null => {
  const { players } = whoCanPlay(table, at)
  if (players.length < 2) return players[0] ?? null
  const part = table.placard.parts[table.rotation.part]!
  return lastToAct(table, players, lineOf(table, part, players).places.button)
}

/** The player at this seat, or the next one before it. */
const lastToAct = (table: Table, players: readonly PlayerId[], button: Seat): PlayerId => {
  const count = table.chairs.length
  for (let back = 0; back < count; back++) {
    const player = table.chairs[(button - 1 - back + count) % count]
    if (player != null && players.includes(player)) return player
  }
  return players[0]!
}
