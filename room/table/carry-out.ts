import type { Time } from '@cardroom/engine/table'
import type { Refused } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import type { Plans } from './act/plans.ts'
import { givesGrace, timeRunsOut } from './clock/time-runs-out.ts'
import type { Course } from './dealer/dealer.ts'
import { type Due, dueAt } from './due.ts'
import { endsNight } from './night/end-night.ts'
import { lapses } from './reports/ask.ts'
import { rulesAsUsual } from './reports/usual-ruling.ts'
import { actsAsPlanned, callsDeal, stopsWaiting, takesTurn } from './room-acts.ts'
import type { Hosted } from './state/hosted.ts'

/** What the room goes by when it does what is due: chance, and what people have said before their turn. */
export type RoomHas = {
  readonly secrets: Secrets
  readonly plans: Pick<Plans, 'of'>
  /** Does somebody watch, or has just asked for the table? Where nothing is said, somebody does. */
  readonly isAttended?: () => boolean
}

/** The room does what is due at a table. */
export const carryOut = (hosted: Hosted, due: Due, at: Time, { secrets, plans }: RoomHas): Course | Refused => {
  if (due.do === 'call-deal') return callsDeal(hosted, at, secrets)
  if (due.do === 'end-night') return endsNight(hosted, at)
  if (due.do === 'stop-waiting') return stopsWaiting(hosted, at, secrets)
  if (due.do === 'end-report') return lapses(hosted, at)
  if (due.do === 'rule-as-usual') return rulesAsUsual(hosted, at, secrets)
  if ('actFor' in due.do) return takesTurn(hosted, due.do.actFor, at, secrets)
  if ('giveGrace' in due.do) return givesGrace(hosted, due.do.giveGrace, at)
  if ('timeOut' in due.do) return timeRunsOut(hosted, due.do.timeOut, at, secrets)
  const seat = due.do.actAsPlanned
  const person = hosted.night?.table.chairs[seat - 1] ?? ''
  return actsAsPlanned(hosted, seat, plans.of(person), at, secrets)
}

/** How much may follow in one go: bots that never pause would play on without end. */
const MOST = 50

/** What is due at once belongs to what made it so: it is kept and shown with it. */
export const carryOn = (course: Course, at: Time, has: RoomHas): void => {
  for (let steps = 0; steps < MOST; steps++) {
    const due = dueAt(course.hosted, at, has.plans, has.isAttended?.())
    if (due === null || due.at > at) return
    const next = carryOut(course.hosted, due, at, has)
    if ('why' in next || next.events.length === 0) return
    course.hosted = next.hosted
    course.events.push(...next.events)
  }
}
