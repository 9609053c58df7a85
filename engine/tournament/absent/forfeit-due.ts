import { minutes, type Time } from '../../table/time.ts'
import { bookOf } from '../draft.ts'
import type { Tournament } from '../tournament.ts'

/** hpt/players-leaving/forfeit: when somebody will have been away for too long while no hand is on at their table; null for nobody. */
export const forfeitDue = (event: Tournament): Time | null => {
  const { limitMinutes, forfeit } = bookOf(event).tournamentAbsence.is
  if (limitMinutes === null || forfeit === 'none') return null
  const ends = event.entrants.flatMap(({ status, away, table }) => {
    const isIdle = event.tables.find(it => it.table === table)?.dealing === null
    return status === 'playing' && away !== null && isIdle ? [away + minutes(limitMinutes)] : []
  })
  return ends.length === 0 ? null : Math.min(...ends)
}
