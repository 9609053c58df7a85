import type { PlayerId } from '../player.ts'
import { minutes, type Time } from '../time.ts'

/** Time that a player spent in qualifying play, logged on a card of the house. */
export type PlayLogged = {
  readonly player: PlayerId
  /** Whose card it is. */
  readonly card: PlayerId
  readonly from: Time
  readonly to: Time
}

/** wsop/5: an hour of play is worth this many credits. */
const CREDITS_AN_HOUR = 100
/** wsop/5-expiry: after this many months without a new credit all lapse. */
const MONTHS_IDLE = 6

/** The credits on a player's card at a time; play on another's card earns none (wsop/5-own-card). */
export const creditsOf = (player: PlayerId, log: readonly PlayLogged[], at: Time): number => {
  let credits = 0
  let last: Time | null = null
  for (const { from, to } of log.filter(it => counts(it, player) && it.to <= at).sort((a, b) => a.to - b.to)) {
    if (last !== null && to >= monthsAfter(last, MONTHS_IDLE)) credits = 0
    credits += Math.floor(((to - from) / minutes(60)) * CREDITS_AN_HOUR)
    last = to
  }
  return last !== null && at >= monthsAfter(last, MONTHS_IDLE) ? 0 : credits
}

/** Is this play that earns them something: their own, on their own card? */
const counts = ({ player, card, from, to }: PlayLogged, who: PlayerId): boolean =>
  player === who && card === who && (to - from) * CREDITS_AN_HOUR >= minutes(60)

/** The same day and hour this many months later; the last of the month where it has no such day. */
const monthsAfter = (time: Time, months: number): Time => {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.setUTCDate(Math.min(day, last))
}
