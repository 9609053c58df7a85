import type { Seat } from '../deal/chips.ts'
import type { PlayerId } from '../table/player.ts'
import { changeEntrant, changeTable, entrantOf, type TournamentDraft, tableOf } from './draft.ts'

/** Writes that somebody sits here now, and no longer where they sat. */
export const seated = (
  event: TournamentDraft,
  player: PlayerId,
  { table, seat }: { readonly table: number; readonly seat: Seat },
  waits: boolean,
): void => {
  gotUp(event, player)
  const to = tableOf(event, table)!
  changeTable(event, table, {
    seats: to.seats.with(seat - 1, player),
    vacated: to.vacated.filter(it => it.seat !== seat),
  })
  changeEntrant(event, player, { table, seat, waits })
}

/** Writes that somebody has no seat any more. */
export const gotUp = (event: TournamentDraft, player: PlayerId): void => {
  const { table, seat } = entrantOf(event, player)!
  if (table === null || seat === null) return
  const from = tableOf(event, table)
  if (from?.seats[seat - 1] === player) changeTable(event, table, { seats: from.seats.with(seat - 1, null) })
  changeEntrant(event, player, { table: null, seat: null })
}
