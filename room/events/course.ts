import { type TournamentOrder, type TournamentRefusal, tournamentDecider } from '@cardroom/engine/tournament'
import type { Names } from '@cardroom/engine/words'
import type { Refused } from '../refusal.ts'
import type { Done } from '../streams/stream-kind.ts'
import { afterTournament, evolveEvent, opened } from './evolve-event.ts'
import type { AroundEvent, Happening } from './happenings.ts'
import { type Held, nameOf } from './held.ts'

/** What has come of an order so far: the event, and what happened that made it so. */
export type Course = { held: Held; readonly events: Happening[] }

/** An order of the engine without its time. */
export type Timeless<Order> = Order extends TournamentOrder ? Omit<Order, 'at'> : never

/** Something happens around the tournament. */
export const tell = (course: Course, event: AroundEvent): void => {
  course.held = evolveEvent(course.held, event)
  course.events.push(event)
}

/** What came of an order, for the stream that keeps it. */
export const done = (course: Course | Refused): Done<Held, Happening> | Refused =>
  'why' in course ? course : { state: course.held, events: course.events }

/** Carries out an order in the tournament, or says why not; time never runs back, also where clocks were set. */
export const giveOrder = (course: Course, order: Timeless<TournamentOrder>, at: number): Refused | null => {
  const tournament = opened(course.held)
  const timed = { ...order, at: Math.max(at, tournament?.at ?? 0) } as TournamentOrder
  const outcome = tournamentDecider.carryOut(tournament, timed)
  if (!outcome.ok) return passedOn(course.held, outcome.refusal)
  for (const event of outcome.events) {
    course.held = afterTournament(course.held, event, outcome.state)
    course.events.push(event)
  }
  return null
}

/** A refusal by the tournament, passed on with the names of its people. */
const passedOn = (held: Held, refusal: TournamentRefusal): Refused => ({
  why: refusal.why,
  rules: refusal.rules ?? [],
  names: namesIn(held),
  by: 'tournament',
  refusal,
})

/** How people are called in an event. */
export const namesIn = (held: Held): Names => ({ seat: () => null, player: id => nameOf(held, id) })
