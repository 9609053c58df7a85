import { bookOf } from '../draft.ts'
import type { Entering, EntryChoice } from './entry-choice.ts'
import { intoKilledPot } from './killed-pot.ts'
import { hasBlinds, isArrival } from './line.ts'
import { waysBack } from './ways-back.ts'
import { waysForArrival } from './ways-for-arrival.ts'
import { waysForMoved } from './ways-for-moved.ts'
import { lettingPass, waysForMover } from './ways-for-mover.ts'
import { waysForNew } from './ways-for-new.ts'

/** The ways in that are open to a player who is at the table and isn't in the next deal anyway. */
export const waysIn = (entering: Entering): readonly EntryChoice[] => intoKilledPot(entering, waysByBlinds(entering))

const waysByBlinds = (entering: Entering): readonly EntryChoice[] => {
  const { line, member, part, table } = entering
  const seat = member.seat!
  const free = { wish: 'at-once', deals: 0, live: 0, dead: 0 } as const
  if (line.certain.includes(seat)) {
    const { rules } = bookOf(table).dealOffFree
    return member.dealtOff ? [{ ...free, rules }, ...lettingPass(entering)] : []
  }
  if (isArrival(table, part, member)) return waysForArrival(entering)
  // wsop/104a: where everybody antes, that is enough
  if (!hasBlinds(part)) return [{ ...free, rules: bookOf(table).newPlayerEntry.rules }]
  if (member.missed.length > 0 || member.missedStraddle || member.shortBlind) return waysBack(entering)
  if (member.place !== null || member.dealtOff) return waysForMover(entering)
  return member.standing === 'moved' ? waysForMoved(entering) : waysForNew(entering)
}
