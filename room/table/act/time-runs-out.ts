import type { Seat } from '@cardroom/engine'
import { carryOutNight, clockRules, type NightOrder, type PlayerId, type Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { type Refused, refusal } from '../../refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { bankUsed, graceIsDue, turnClocks, turnsOf } from '../clock/turns.ts'
import { dealerActs } from '../dealer/dealer.ts'
import { type Course, tell, tellNight } from '../state/course.ts'
import { playerIn } from '../state/person.ts'
import { actFor } from './act-for.ts'

/**
 * The time of a seat is over. The book says what follows: a player who may check has checked, the hand of a player who
 * may not is dead, the bring-in is posted, open-face cards go to the front-most row. What the book leaves to a floor that
 * nobody is, and what is asked about cards, is done as is easiest. After too many in a row the player sits out.
 */
export const runOutOfTime = (course: Course, seat: Seat, at: Time, secrets: Secrets): Refused | null => {
  const { hosted } = course
  const person = playerIn(hosted, seat)
  const clock = turnClocks(hosted).find(it => it.seat === seat)
  if (person === null || clock === undefined || at < clock.ends)
    return refusal('not-the-time', { about: { seat, is: 'early' } })
  const seconds = bankUsed(hosted, seat, at)
  if (seconds > 0) tell(course, { type: 'BankUsed', person, seconds, at })
  tell(course, { type: 'TimeRanOut', person, seat, rules: clockRules(hosted.night!.table), at })
  const expired: NightOrder =
    clock.called !== null && clock.called <= at
      ? { type: 'EndClock', at }
      : { type: 'InDeal', command: { type: 'ClockExpired', seat }, at }
  if (byTheBook(course, expired)) dealerActs(course, at, secrets, false)
  else {
    const refused = actFor(course, seat, at, secrets)
    if (refused !== null) return refused
  }
  sitOut(course, person, at)
  return null
}

/** A player whose line is lost is given more time, once a deal. */
export const giveGrace = (course: Course, seat: Seat, at: Time): Refused | null => {
  const { hosted } = course
  const person = playerIn(hosted, seat)
  const turn = turnsOf(hosted).find(it => it.seat === seat)
  if (person === null || turn === undefined || !graceIsDue(hosted, seat))
    return refusal('not-the-time', { about: { seat, is: 'no-grace' } })
  const deal = hosted.night!.table.deal!.number
  tell(course, { type: 'GraceGiven', person, deal, since: turn.since, seconds: hosted.policy.line!.grace, at })
  return null
}

/** Does what the book says of it, unless it leaves it to the floor. */
const byTheBook = (course: Course, order: NightOrder): boolean => {
  const outcome = carryOutNight(course.hosted.night, order)
  if (!outcome.ok) return false
  if (outcome.state.deal !== null && outcome.state.deal.mending.pending !== null) return false
  tellNight(course, outcome)
  return true
}

const sitOut = (course: Course, person: PlayerId, at: Time): void => {
  const { policy, people, night } = course.hosted
  const most = policy.line?.missed ?? 0
  if (most === 0 || heldIn(people, person)!.missed < most) return
  const outcome = carryOutNight(night, { type: 'WalkAway', player: person, at })
  // players who are away already, or have left, sit out anyway
  if (!outcome.ok) return
  tellNight(course, outcome)
  tell(course, { type: 'SatOut', person, at })
}
