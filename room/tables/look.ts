import { spoiled } from '../store/spoiled.ts'
import { dueAt } from '../table/due.ts'
import { UNPLAYABLE } from '../table/host-table.ts'
import { endNight } from '../table/night/night.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { failsAt, type Hall, isAbandoned, PREFIX, unlessAside } from './hall.ts'
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
  for (const [id, kept] of away) {
    if (kept?.onlyBots === true && isAbandoned(hall, kept.seen))
      close(hall, id).catch(unlessAside).catch(failsAt(hall, id))
  }
}

/** A table at which only bots have sat for long, and nobody looked, closes by itself. */
const close = async (hall: Hall, id: string): Promise<void> => {
  const table = await takeUp(hall, id)
  await table.does(endNight)
}

/**
 * Is there nothing to be done at it while nobody watches? A table between two hands waits until somebody does. If
 * nobody can say, that is a fault of ours, and of this table alone.
 */
export const isResting = ({ around }: Hall, hosted: Hosted): boolean => {
  try {
    return dueAt(hosted, around.now(), undefined, false) === null
  } catch (cause) {
    throw spoiled({ stream: `${PREFIX}${hosted.id}`, place: hosted.version, reason: UNPLAYABLE }, cause)
  }
}
