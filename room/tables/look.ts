import { endNight } from '../table/night/night.ts'
import { failsAt, type Hall, isAbandoned, unlessAside } from './hall.ts'
import { isResting } from './resting.ts'
import { putAway, takeUp } from './take-up.ts'

/** After how long a table is put away that nobody asks for. */
const RESTS_AFTER = 60_000

/** Looks after all tables from time to time: those that rest are put away, and those that only bots play on are closed. */
export const look = (hall: Hall): void => {
  const { open, away, gallery, around } = hall
  for (const [id, entry] of open) {
    if (gallery.isWatched(id)) entry.used = around.now()
    if (around.now() - entry.used <= RESTS_AFTER) continue
    try {
      if (isResting(hall, entry.table.hosted())) putAway(hall, id, entry).catch(failsAt(hall, id))
    } catch (cause) {
      failsAt(hall, id)(cause)
    }
  }
  if (hall.abroad?.looksAfter() === false) return
  for (const [id, kept] of away) {
    if (kept?.onlyBots === true && isAbandoned(hall, kept.seen))
      close(hall, id).catch(unlessAside).catch(failsAt(hall, id))
  }
}

/** A table at which only bots have sat for long, and nobody looked, closes by itself. */
const close = async (hall: Hall, id: string): Promise<void> => {
  await hall.abroad?.take(id)
  const table = await takeUp(hall, id)
  await table.does(endNight)
}
