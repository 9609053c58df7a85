import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import type { Ruler } from '../ruler.ts'
import type { Ruling } from '../ruling.ts'
import { clockTerms, hasClock } from './clock-terms.ts'

/** Somebody calls the clock on the player to act, who has thought for this many seconds; without `by` it is the floor. */
export type ClockAskedFor = { readonly seat: Seat; readonly after: number; readonly by?: Seat }

/** Whether the clock runs. */
export type ClockAskedDecision = 'clock-runs' | 'clock-too-early' | 'clock-not-theirs' | 'clock-not-here'

/** rrp/14/nl/16, wsop/85: the book says when the clock may be called, by whom, and in which games. */
export const clockAskedFor = (deal: Deal, { seat, after, by }: ClockAskedFor): Ruling<ClockAskedDecision> => {
  const book = rulebookOf(deal.book)
  const { think, rules } = clockTerms(deal.form, book)
  const ruled = (decision: ClockAskedDecision, ...wouldChange: readonly Change[]): Ruling<ClockAskedDecision> => ({
    decision,
    events: [],
    rules: decision === 'clock-runs' || decision === 'clock-too-early' ? rules : book.clock.rules,
    wouldChange,
  })
  if (!hasClock(deal.form, deal.stakes, book)) return ruled('clock-not-here', 'big-bet-game')
  // wsop/85-fast: the floor need not wait
  if (by === undefined) return ruled('clock-runs', 'a-player-calls-it')
  if (!mayCall(deal, seat, by)) return ruled('clock-not-theirs', 'another-player-calls-it')
  if (after < think) return ruled('clock-too-early', { if: 'thought-long-enough', seconds: think })
  return ruled('clock-runs', think > 0 ? { if: 'thought-less', seconds: think } : 'no-clock-in-game')
}

/** wsop/85-who, wsop/83-clock, uspa/3.4.2.13: a player who is away, was not dealt in or is to act themselves may not in every book. */
const mayCall = (deal: Deal, seat: Seat, by: Seat): boolean => {
  const { requestedBy, requesterAtSeat } = rulebookOf(deal.book).clock.is
  if (requesterAtSeat && deal.mending.absent.some(it => it.seat === by)) return false
  if (requestedBy === 'anyone-dealt-in') return placeOf(deal, by) >= 0
  return requestedBy === 'any-player' || by !== seat
}

/** A clock that is called. */
export const clockAskedRuler = {
  impossible: (deal, { seat }) => {
    if (deal.phase === 'showdown') return cannot('showdown')
    if (deal.phase !== 'streets' || deal.turn < 0) return cannot('nobody-due')
    return deal.players[deal.turn]!.seat === seat ? null : cannot('not-due', { seat })
  },
  rule: clockAskedFor,
} satisfies Ruler<ClockAskedFor>
