import type { Seat } from '@cardroom/engine'
import type { Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { dueSeats } from '../state/due-seats.ts'
import type { AtTable, Hosted } from '../state/hosted.ts'
import { legalNow } from '../state/legal-now.ts'

/** A seat that has to act: since when, and how many milliseconds more it has because its line was lost. */
export type Turn = { readonly seat: Seat; readonly since: Time; readonly extra: number }

/**
 * Who has to act. In turn a player is due since the last act of anybody; where all are asked at once, since they were asked,
 * so that others who act give nobody more time.
 */
export const turnsOf = (hosted: Hosted): readonly Turn[] => at(hosted).turns

/** The turns and clocks of the table that was asked for last: with every act it is asked for several times in a row. */
type Turns = { readonly hosted: Hosted; readonly turns: readonly Turn[]; readonly clocks: readonly TurnClock[] }
let last: Turns | null = null

const at = (hosted: Hosted): Turns => {
  if (last === null || last.hosted !== hosted) {
    const turns = hosted.night === undefined ? [] : dueSeats(hosted.night).map(seat => turnOf(hosted, seat))
    last = { hosted, turns, clocks: turns.flatMap(turn => clockOf(hosted, turn)) }
  }
  return last
}

const turnOf = (hosted: Hosted, seat: Seat): Turn => {
  const { step, lastAct, night, policy } = hosted
  const since = isAskedOfAll(hosted) ? Math.max(step.since, step.acted[seat] ?? 0) : lastAct
  const grace = personAt(hosted, seat)?.grace ?? null
  const given = grace !== null && grace.deal === night!.table.deal?.number && grace.since === since
  return { seat, since, extra: given ? 1000 * (policy.line?.grace ?? 0) : 0 }
}

const isAskedOfAll = ({ night }: Hosted): boolean => {
  const { due } = legalNow(night!.deal!)
  if (due !== 'rows') return due === 'discard'
  return !night!.deal!.form.streets.some(({ steps }) => steps.some(step => step.do === 'place'))
}

const personAt = ({ night, people }: Hosted, seat: Seat): AtTable | undefined =>
  heldIn(people, night?.table.chairs[seat - 1] ?? '')

/** Can this turn get more time: is the player disconnected, and have they had none in this deal? */
export const graceIsDue = (hosted: Hosted, seat: Seat): boolean => {
  const person = personAt(hosted, seat)
  const number = hosted.night?.table.deal?.number
  return person?.lost === true && (hosted.policy.line?.grace ?? 0) > 0 && person.grace?.deal !== number
}

/** How long the player to act has: to act, from their time bank, and once the clock is called. */
export type TurnClock = {
  readonly seat: Seat
  readonly since: Time
  /** Until then they act without their time bank. */
  readonly until: Time
  /** Then their time is over. */
  readonly ends: Time
  /** Somebody has called the clock on them: it ends then, as the book has it. */
  readonly called: Time | null
}

/** The clocks of all who are due; none where nobody is hurried. */
export const turnClocks = (hosted: Hosted): readonly TurnClock[] => at(hosted).clocks

const clockOf = (hosted: Hosted, { seat, since, extra }: Turn): readonly TurnClock[] => {
  const { policy } = hosted
  const called = calledOn(hosted, seat)
  const { clock } = policy
  if (clock === null) {
    const ends = called ?? (isLeaving(hosted, seat) ? since + 1000 * LEAVING_ACTS_WITHIN : null)
    return ends === null ? [] : [{ seat, since, until: ends, ends, called }]
  }
  const until = since + 1000 * clock.act + extra
  const bank = personAt(hosted, seat)?.bank ?? 0
  const ends = until + 1000 * bank
  if (called === null) return [{ seat, since, until, ends, called }]
  return [{ seat, since, until: Math.min(until, called), ends: Math.min(ends, called), called }]
}

/** Where nobody is hurried, those who are leaving or were sent away still may not hold the table up; they play their hand out. */
const LEAVING_ACTS_WITHIN = 10

const isLeaving = ({ night }: Hosted, seat: Seat): boolean =>
  night?.table.members.some(member => member.seat === seat && member.leaving) ?? false

const calledOn = ({ night, clockLate }: Hosted, seat: Seat): Time | null => {
  const clock = night?.table.clock ?? null
  return clock === null || clock.seat !== seat || clock.from < night!.since ? null : clock.ends + clockLate
}

/** How many seconds of their time bank a player has used who acts now. */
export const bankUsed = (hosted: Hosted, seat: Seat, at: Time): number => {
  const clock = hosted.policy.clock === null ? undefined : turnClocks(hosted).find(it => it.seat === seat)
  if (clock === undefined) return 0
  const bank = personAt(hosted, seat)?.bank ?? 0
  return Math.min(bank, Math.max(0, Math.ceil((at - clock.until) / 1000)))
}
