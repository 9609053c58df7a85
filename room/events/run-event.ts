import type { Time } from '@cardroom/engine/table'
import type { Refused } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import { backoff } from '../streams/backoff.ts'
import { type Course, done, giveOrder } from './course.ts'
import { decideDirector } from './decide-director.ts'
import { dueInEvent, type EventDue } from './due-event.ts'
import { seals } from './envelopes.ts'
import type { EventStream } from './event-stream.ts'
import type { Held } from './held.ts'

/** How an event that is kept going is stopped. */
export type EventRunning = { readonly stop: () => void }

/** The longest that a timer waits before it looks again, in milliseconds: timers know no weeks. */
const LONGEST = 3_600_000
/** How soon it is tried again what the event refused. */
const REFUSED = 2_000

/**
 * Keeps an event going: levels, breaks and absences run out at their times, whether or not the room was open then, and
 * what runs by itself goes on. The clock is worked out from times that are kept, so that nothing is lost by a restart.
 */
export const runEvent = (
  event: EventStream,
  now: () => Time,
  { below }: Secrets,
  onError: (cause: unknown) => void,
): EventRunning => {
  let timer: ReturnType<typeof setTimeout> | null = null
  let busy = false
  let stopped = false
  let failed = 0

  const plan = (): void => {
    if (stopped || busy) return
    const due = dueInEvent(event.state(), now())
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (due !== null) ringAfter(Math.max(0, due.at - now()))
  }
  const ringAfter = (wait: number): void => {
    timer = setTimeout(() => void ring(), Math.min(wait, LONGEST))
    timer.unref()
  }
  const ring = async (): Promise<void> => {
    timer = null
    busy = true
    let wait: number | null = null
    try {
      const outcome = await event.run((held, at) => done(doneNow(held, at, below)))
      failed = 0
      if ('why' in outcome) wait = REFUSED
    } catch (cause) {
      onError(cause)
      wait = backoff(++failed)
    }
    busy = false
    if (stopped) return
    if (wait === null) plan()
    else ringAfter(wait)
  }
  const unlisten = event.listen(plan)
  plan()
  return {
    stop: () => {
      stopped = true
      unlisten()
      if (timer !== null) clearTimeout(timer)
    },
  }
}

/** All that is due by now, one thing after another; what is refused waits, and holds up nothing that came before it. */
export const doneNow = (held: Held, at: Time, below: Secrets['below']): Course | Refused => {
  const course: Course = { held, events: [] }
  for (let steps = 0; steps < MOST; steps++) {
    const due = dueInEvent(course.held, at)
    if (due === null || due.at > at) return course
    const before = course.events.length
    const refused = does(course, due.order, at, below)
    if (refused !== null) return before > 0 ? course : refused
    if (course.events.length === before) return course
  }
  return course
}

/** How much is done in one go: thousands of tables may be due at once. */
const MOST = 200

const does = (course: Course, order: EventDue['order'], at: Time, below: Secrets['below']): Refused | null => {
  if (order.type === 'SealEnvelopes') return seals(course, at, below)
  return order.type === 'Tick' || order.type === 'StartDeal'
    ? giveOrder(course, order, at)
    : decideDirector(course, order, at, below)
}
