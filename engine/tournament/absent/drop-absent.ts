import { minutes, type Time } from '../../table/time.ts'
import { bookOf, playing, tableOf } from '../draft.ts'
import type { TournamentWork } from '../work.ts'
import { forfeit } from './forfeit.ts'

/** hpt/players-leaving/forfeit: who is away longer than the book allows loses the stack, once no deal is on at their table. */
export const dropAbsent = (work: TournamentWork, at: Time): void => {
  const { state: event } = work
  const { is, rules } = bookOf(event).tournamentAbsence
  const limit = is.limitMinutes
  if (limit === null || is.forfeit === 'none') return
  for (const { player, away, table } of playing(event)) {
    if (away === null || at < away + minutes(limit) || event.phase !== 'playing') continue
    if (tableOf(event, table!)?.dealing === null) forfeit(work, player, 'too-long-away', rules, at)
  }
}
