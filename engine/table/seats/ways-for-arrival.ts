import { bookOf } from '../draft.ts'
import { type Entering, type EntryChoice, untilButtonPasses, waiting } from './entry-choice.ts'
import { isPassed } from './line.ts'

/** rrp/15/16: at an event a player new to the table is dealt in at once, but waits for the button in its two best places. */
export const waysForArrival = (entering: Entering): readonly EntryChoice[] => {
  const { rules } = bookOf(entering.table).movedPlayerWaitsIn
  return [{ wish: 'at-once', deals: untilDealtIn(entering), live: 0, dead: 0, rules }]
}

/** Between two players there is no other place than these: a third waits for the big blind. */
const untilDealtIn = (entering: Entering): number => {
  if (entering.line.headsUp) return waiting(entering, []).deals
  return isBarred(entering) ? untilButtonPasses(entering) : 0
}

const isBarred = ({ table, line: { places, core }, member }: Entering): boolean => {
  const seat = member.seat!
  const { is } = bookOf(table).movedPlayerWaitsIn
  if (core.includes(seat) || !isPassed(places, seat)) return false
  return is.includes('big-blind') || is.includes(seat === places.trail[0] ? 'button' : 'small-blind')
}
