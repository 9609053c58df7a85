import type { Chime } from './chimes.ts'
import type { ClockNow } from './clock-now.ts'

/** The last minute begins with this many milliseconds left. */
const LAST = 60_000

/** What the clock sounds between one look and the next; null for nothing. A clock that stands still is silent. */
export const chimeDue = (before: ClockNow, now: ClockNow): Chime | null => {
  if (now.stopped || now.number === 0) return null
  if (now.onBreak && !before.onBreak) return 'break'
  if (now.number !== before.number || now.onBreak !== before.onBreak) return 'level'
  if (before.left === null || now.left === null) return null
  return before.left > LAST && now.left <= LAST ? 'minute' : null
}
