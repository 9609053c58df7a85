import type { Time } from '@cardroom/engine/table'
import type { Refused } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import { actAsPlanned, takeTurn } from './act/act-for.ts'
import type { Plans } from './act/plans.ts'
import { giveGrace, runOutOfTime } from './act/time-runs-out.ts'
import { stopWaiting } from './dealer/dealer.ts'
import { type Due, dueAt } from './due.ts'
import { callDeal } from './next/call-deal.ts'
import { endNight } from './night/night.ts'
import { endReport } from './reports/ask.ts'
import { ruleAsUsual } from './reports/usual-ruling.ts'
import { lapseRequest } from './requests/requests.ts'
import { attempt, type Course } from './state/course.ts'
import { playerIn } from './state/person.ts'

/** What the room goes by when it does what is due: chance, and what people have planned before their turn. */
export type RoomHas = {
  readonly secrets: Secrets
  readonly plans: Pick<Plans, 'of'>
  /** Does somebody watch, or has just asked for the table? Where nothing is said, somebody does. */
  readonly isAttended?: () => boolean
  /** May hands begin at all? Where nothing is said, they may. */
  readonly mayDeal?: () => boolean
}

/** The room does what is due at a table. */
export const doDue = (course: Course, due: Due, at: Time, { secrets, plans }: RoomHas): Refused | null => {
  if (due.do === 'call-deal') return callDeal(course, at, secrets)
  if (due.do === 'end-night') return endNight(course, at)
  if (due.do === 'stop-waiting') return stopWaiting(course, at, secrets)
  if (due.do === 'end-report') return endReport(course, at)
  if (due.do === 'rule-as-usual') return ruleAsUsual(course, at, secrets)
  if (due.do === 'deal-on') return stopWaiting(course, at, secrets)
  if (due.do === 'lapse-request') return lapseRequest(course, at)
  if ('actFor' in due.do) return takeTurn(course, due.do.actFor, at, secrets)
  if ('giveGrace' in due.do) return giveGrace(course, due.do.giveGrace, at)
  if ('timeOut' in due.do) return runOutOfTime(course, due.do.timeOut, at, secrets)
  const seat = due.do.actAsPlanned
  return actAsPlanned(course, seat, plans.of(playerIn(course.hosted, seat) ?? ''), at, secrets)
}

/** How much may follow in one go: bots that never pause would play on without end. */
const MOST = 50

/** What is due at once belongs to what made it so: it is kept and shown with it. */
export const carryOn = (course: Course, at: Time, has: RoomHas): void => {
  for (let steps = 0; steps < MOST; steps++) {
    const due = dueAt(course.hosted, at, has.plans, has.isAttended?.(), has.mayDeal?.())
    if (due === null || due.at > at) return
    const before = course.events.length
    const refused = attempt(course, tried => doDue(tried, due, at, has))
    if (refused !== null || course.events.length === before) return
  }
}
