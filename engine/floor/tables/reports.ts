import { releaseDrawn } from '../broken/release-drawn.ts'
import { bookOf, gameOf, seatOf, tableOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import { movesNow } from '../moves/when.ts'
import { type FloorRefusal, refused } from '../refusal.ts'
import { speaking } from '../speaking.ts'
import { type Handler, tell } from '../work.ts'
import type { TableOrder } from './tables.ts'

type Of<T extends TableOrder['type']> = Extract<TableOrder, { readonly type: T }>

/** A table is about to deal: whoever has to move first is told, seats kept too long are given free, and the deal begins. */
export const nextDeal: Handler<Of<'NextDeal'>> = (work, { table: id, places, at, by }) => {
  const table = tableOf(work.state, id)
  if (table === undefined || table.closed) return refused('no-such-table', { table: id })
  if (table.inDeal) return refused('deal-is-on', { table: id })
  releaseDrawn(work, table, places, { at, by })
  for (const [i, chair] of table.chairs.entries()) {
    if (chair.is !== 'taken' || chair.going === null || chair.going.due) continue
    if (!movesNow(chair.going.when, table, i + 1, places)) continue
    const point = chair.going.why === 'must-move' ? 'mustMoveTiming' : 'voluntaryMoveAtOnceWaiters'
    const rules = speaking(bookOf(work.state)[point].rules, gameOf(work.state, table.game)!)
    tell(work, {
      type: 'MoveDue',
      player: chair.player,
      from: { table: id, seat: i + 1 },
      to: chair.going.to,
      at,
      by,
      rules,
    })
  }
  // nobody who has to go is dealt in: the table reports again when they are gone
  const waits = tableOf(work.state, id)!.chairs.some(chair => chair.is === 'taken' && chair.going?.due === true)
  if (!waits) tell(work, { type: 'DealBegun', table: id, deal: table.deals + 1, places, at, by, rules: [] })
  return null
}

/** A deal is over; antes or forfeited money may be left in the pot. */
export const dealOver: Handler<Of<'DealOver'>> = (work, { table: id, builtUp = false, at, by }) => {
  const table = tableOf(work.state, id)
  if (table === undefined || !table.inDeal) return refused('no-such-table', { table: id })
  tell(work, { type: 'DealEnded', table: id, builtUp, at, by, rules: [] })
  return null
}

/** A player leaves the seat for a while. */
export const walkAway: Handler<Of<'WalkAway'>> = (work, { player, at, by }) => {
  const off = seatedOff(work.state, player)
  if (off !== null) return off
  const { rules } = bookOf(work.state).maxAbsenceMinutes
  tell(work, { type: 'WalkedAway', player, table: seatOf(work.state, player)!.table.id, at, by, rules })
  return null
}

/** A player is back, and has what was missed posted. */
export const comeBack: Handler<Of<'ComeBack'>> = (work, { player, at, by }) => {
  const off = seatedOff(work.state, player)
  if (off !== null) return off
  tell(work, { type: 'CameBack', player, table: seatOf(work.state, player)!.table.id, at, by, rules: [] })
  return null
}

/** A player has missed a blind. */
export const missBlind: Handler<Of<'MissBlind'>> = (work, { player, at, by }) => {
  const off = seatedOff(work.state, player)
  if (off !== null) return off
  tell(work, { type: 'BlindMissed', player, table: seatOf(work.state, player)!.table.id, at, by, rules: [] })
  return null
}

/** A table that doesn't answer is shown as such, and none of its seats is given away. */
export const fallSilent: Handler<Of<'FallSilent'>> = (work, { table: id, silent, at, by }) => {
  const table = tableOf(work.state, id)
  if (table === undefined || table.closed) return refused('no-such-table', { table: id })
  if ((table.silent !== null) === silent) return refused('not-due', { table: id })
  tell(work, { type: 'TableSilent', table: id, silent, at, by, rules: [] })
  return null
}

const seatedOff = (floor: Floor, player: string): FloorRefusal | null =>
  seatOf(floor, player) === undefined ? refused('not-seated', { player }) : null
