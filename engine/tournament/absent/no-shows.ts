import type { Time } from '../../table/time.ts'
import { bookOf, entrantOf, tableOf } from '../draft.ts'
import type { TournamentWork } from '../work.ts'
import { forfeit } from './forfeit.ts'

/** hpt/late-players/deadline: with the first deal of level two, who has not come is out, where the book has it so by itself. */
export const removeNoShows = (work: TournamentWork, table: number, at: Time): void => {
  const { state: event } = work
  const { is, rules } = bookOf(event).noShowRemoval
  if (is.by !== 'automatic' || event.clock.level < is.fromLevel) return
  for (const player of tableOf(event, table)?.seats ?? []) {
    if (player === null || event.phase !== 'playing') continue
    const { came, keepChips, unsold } = entrantOf(event, player)!
    const stays = keepChips && is.unless === 'player-asked-to-leave-chips'
    if (!came && !stays && !unsold) forfeit(work, player, 'no-show', rules, at)
  }
}
