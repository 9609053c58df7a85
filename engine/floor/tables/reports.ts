import { releaseDrawn } from '../broken/release-drawn.ts'
import { releaseReserved } from '../chairs/lock-ups.ts'
import { bookOf, gameOf, tableOf } from '../draft.ts'
import { movesNow } from '../moves/when.ts'
import { endOversAt } from '../overs/play-over.ts'
import { refused } from '../refusal.ts'
import { speaking } from '../speaking.ts'
import { type Handler, tell } from '../work.ts'
import type { TableOrder } from './tables.ts'

type Of<T extends TableOrder['type']> = Extract<TableOrder, { readonly type: T }>

/** A table is about to deal: players who have to move hear it first, seats kept too long are given free, and the deal begins. */
export const nextDeal: Handler<Of<'NextDeal'>> = (work, { table: id, places, at, by }) => {
  const table = tableOf(work.state, id)
  if (table === undefined || table.closed) return refused('no-such-table', { table: id })
  if (table.inDeal) return refused('deal-is-on', { table: id })
  releaseDrawn(work, table, places, { at, by })
  releaseReserved(work, table, { at, by })
  endOversAt(work, table, places, { at, by })
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
  endOversAt(work, table, null, { at, by })
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
