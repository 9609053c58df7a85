import type { Time } from '../../table/time.ts'
import { removeNoShows } from '../absent/no-shows.ts'
import { movesDue } from '../balance/moves-due.ts'
import { waitsAt } from '../balance/next-places.ts'
import { bookOf, countAt, entrantOf, tableOf } from '../draft.ts'
import { catchUp } from '../levels/start-clock.ts'
import { refused, type TournamentRefusal } from '../refusal.ts'
import type { Entrant, EventTable, Tournament } from '../tournament.ts'
import { type Handler, tell } from '../work.ts'
import type { DealsEvent, DealsOrder } from './deals.ts'

/** rrp/15/10, hpt/hand/1: with the first riffle a deal begins, at the level that the clock shows then. */
export const startDeal: Handler<Extract<DealsOrder, { readonly type: 'StartDeal' }>> = (work, { table, at }) => {
  const { state: event } = work
  if (event.phase !== 'playing') return refused('not-playing-yet')
  catchUp(work, at)
  removeNoShows(work, table, at)
  const here = tableOf(event, table)
  if (here === undefined) return refused('no-such-table', { table })
  const off = dealOff(event, here)
  if (off !== null) return off
  const { levelSchedule } = bookOf(event)
  const out = notDealtIn(event, here, at)
  tell(work, { type: 'DealStarted', table, level: event.clock.level, ...out, at, rules: levelSchedule.rules })
  return null
}

/** Why a table cannot deal now. */
const dealOff = (event: Tournament, table: EventTable): TournamentRefusal | null => {
  const { clock } = event
  if (table.dealing !== null) return refused('deal-is-on', { table: table.table })
  // hpt/timer/breaks: deals that are on are played out, and no table begins another
  if (clock.onBreak) return refused('on-a-break', { rules: bookOf(event).timerStopsForDispute.rules })
  if (clock.stopped !== null) return refused('clock-is-stopped', { rules: bookOf(event).timerStopsForDispute.rules })
  if (table.waits) return refused('waits-for-other-tables', { table: table.table })
  if (countAt(table) < 2) return refused('too-few-players', { table: table.table, least: 2 })
  return movesOff(event, table)
}

/** rrp/15/17: players who are to move do so first; hpt/moving-players/2: before the next hand at any table. */
const movesOff = (event: Tournament, table: EventTable): TournamentRefusal | null => {
  const { balanceMover, tableBalance } = bookOf(event)
  const due = movesDue(event)
  if (due === null) return null
  const isEverywhere = due.redraw || balanceMover.is === 'same-seat-relative-to-button-as-vacated'
  const isHere = due.tables.includes(table.table)
  return isEverywhere || isHere ? refused('moves-are-due', { table: table.table, rules: tableBalance.rules }) : null
}

/** Who has a seat here and gets no cards: who serves a penalty, and who waits for the button to pass. */
const notDealtIn = (
  event: Tournament,
  table: EventTable,
  at: Time,
): Pick<Extract<DealsEvent, { readonly type: 'DealStarted' }>, 'out' | 'served'> => {
  const here = table.seats.flatMap(player => (player === null ? [] : [entrantOf(event, player)!]))
  const serving = here.filter(entrant => serves(entrant, at))
  const waiting = here.filter(({ waits, seat }) => waits && waitsAt(event, table, seat!))
  return {
    out: [
      ...serving.map(({ player }) => ({ player, why: 'penalty' as const })),
      ...waiting.map(({ player }) => ({ player, why: 'waits-for-the-button' as const })),
    ],
    served: here.flatMap(({ player, penalty }) => {
      if (penalty === null) return []
      if ('until' in penalty) return at < penalty.until ? [] : [{ player, left: null }]
      return [{ player, left: penalty.deals > 1 ? { deals: penalty.deals - 1 } : null }]
    }),
  }
}

const serves = ({ penalty }: Entrant, at: Time): boolean =>
  penalty !== null && ('deals' in penalty ? penalty.deals > 0 : at < penalty.until)
