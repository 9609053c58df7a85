import { rulebookOf, type Seat } from '@cardroom/engine'
import { carryOutNight, type NightOrder, type PlayerId, type Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { type Refused, simply } from '../../refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { type Course, dealerActs, happens, nightHappens } from '../dealer/dealer.ts'
import { actsFor } from '../room-acts.ts'
import type { Hosted } from '../state/hosted.ts'
import { bankUsed, graceIsDue, turnClocks, turnsOf } from './turns.ts'

/**
 * The time of a seat is over. What that is goes by the book: where one may check one has checked, where one may not the
 * hand is dead, the bring-in is posted, open-face cards go to the front-most row. What the book leaves to a floor that
 * nobody is, and what is asked about cards, is done as is easiest. After too many in a row one sits out.
 */
export const timeRunsOut = (hosted: Hosted, seat: Seat, at: Time, secrets: Secrets): Course | Refused => {
  const person = hosted.night?.table.chairs[seat - 1] ?? null
  const clock = turnClocks(hosted).find(it => it.seat === seat)
  if (person === null || clock === undefined || at < clock.ends)
    return simply('not-the-time', `The time of seat ${seat} is not over.`)
  const course: Course = { hosted, events: [] }
  const seconds = bankUsed(hosted, seat, at)
  if (seconds > 0) happens(course, { type: 'BankUsed', person, seconds, at })
  const { rules } = rulebookOf(hosted.night!.table.placard.book).clock
  happens(course, { type: 'TimeRanOut', person, seat, rules, at })
  const expired: NightOrder =
    clock.called !== null && clock.called <= at
      ? { type: 'EndClock', at }
      : { type: 'InDeal', command: { type: 'ClockExpired', seat }, at }
  const refused = byTheBook(course, expired) ? dealt(course, at, secrets) : asIsEasiest(course, seat, at, secrets)
  if (refused !== null) return refused
  sitsOut(course, person, at)
  return course
}

/** One whose line is lost is given more time, once a deal. */
export const givesGrace = (hosted: Hosted, seat: Seat, at: Time): Course | Refused => {
  const person = hosted.night?.table.chairs[seat - 1] ?? null
  const turn = turnsOf(hosted).find(it => it.seat === seat)
  if (person === null || turn === undefined || !graceIsDue(hosted, seat))
    return simply('not-the-time', `Seat ${seat} gets no more time.`)
  const course: Course = { hosted, events: [] }
  const deal = hosted.night!.table.deal!.number
  happens(course, { type: 'GraceGiven', person, deal, since: turn.since, seconds: hosted.policy.line!.grace, at })
  return course
}

/** Does what the book says of it, unless it leaves it to the floor. */
const byTheBook = (course: Course, order: NightOrder): boolean => {
  const outcome = carryOutNight(course.hosted.night, order)
  if (!outcome.ok) return false
  if (outcome.state.deal !== null && outcome.state.deal.mending.pending !== null) return false
  nightHappens(course, outcome)
  return true
}

const dealt = (course: Course, at: Time, secrets: Secrets): null => {
  dealerActs(course, at, secrets, false)
  return null
}

const asIsEasiest = (course: Course, seat: Seat, at: Time, secrets: Secrets): Refused | null => {
  const acted = actsFor(course.hosted, seat, at, secrets)
  if ('why' in acted) return acted
  course.hosted = acted.hosted
  course.events.push(...acted.events)
  return null
}

const sitsOut = (course: Course, person: PlayerId, at: Time): void => {
  const { policy, people, night } = course.hosted
  const most = policy.line?.missed ?? 0
  if (most === 0 || heldIn(people, person)!.missed < most) return
  const outcome = carryOutNight(night, { type: 'WalkAway', player: person, at })
  // players who are away already, or have left, sit out anyhow
  if (!outcome.ok) return
  nightHappens(course, outcome)
  happens(course, { type: 'SatOut', person, at })
}
