import type { Seat } from '@cardroom/engine'
import type { PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { type Refused, simply } from '../../refusal.ts'
import { type Course, happens } from '../dealer/dealer.ts'
import { rulesAlone } from '../reports/stake.ts'
import { orders } from '../state/night-orders.ts'
import { bankUsed, turnsOf } from './turns.ts'

/** A person acts himself: what he took of his time bank is gone once his turn is over, and he misses no act. */
export const actsInTime = (
  course: Course,
  person: PlayerId,
  seat: Seat,
  at: Time,
  act: () => Refused | null,
): Refused | null => {
  const turn = turnsOf(course.hosted).find(it => it.seat === seat)
  const seconds = bankUsed(course.hosted, seat, at)
  const refused = act()
  if (refused !== null) return refused
  const same = turnsOf(course.hosted).some(it => it.seat === seat && it.since === turn?.since)
  if (seconds > 0 && !same) happens(course, { type: 'BankUsed', person, seconds, at })
  isHere(course, person, at)
  return null
}

const isHere = (course: Course, person: PlayerId, at: Time): void => {
  const { missed, satOut } = heldIn(course.hosted.people, person)!
  if (missed > 0 || satOut) happens(course, { type: 'HereAgain', person, at })
}

/** Back from sitting out, whoever had ordered it. */
export const comesBack = (course: Course, person: PlayerId, at: Time): Refused | null => {
  const refused = orders(course, { type: 'ComeBack', player: person, at })
  if (refused !== null) return refused
  isHere(course, person, at)
  if (heldIn(course.hosted.people, person)!.outAtBlind)
    happens(course, { type: 'OutAtBlindSaid', person, out: false, at })
  return null
}

/** He plays on until the big blind comes to him. */
export const saysOutAtBlind = (course: Course, person: PlayerId, out: boolean, at: Time): Refused | null => {
  const { night, people } = course.hosted
  if (!night!.table.chairs.includes(person)) return simply('no-seat', 'You don’t have a seat here. Take one to play.')
  if (heldIn(people, person)!.outAtBlind === out) return simply('as-it-is', 'Already set.')
  happens(course, { type: 'OutAtBlindSaid', person, out, at })
  return null
}

/** The clock is called on whoever is to act, where the book allows it; host and floor who have no seat call it as the floor. */
export const callsClock = (course: Course, person: PlayerId, seconds: number | undefined, at: Time): Refused | null => {
  const { night, people } = course.hosted
  const [turn] = turnsOf(course.hosted)
  const player = turn === undefined ? null : (night!.table.chairs[turn.seat - 1] ?? null)
  if (turn === undefined || player === null) return simply('nobody-is-due', 'Nobody has to act right now.')
  const { role } = heldIn(people, person)!
  const office = role === 'host' || role === 'floor'
  // who plays for the pot calls the clock as a player, for as long as the book has it
  if (office && seconds !== undefined && !rulesAlone(course.hosted, person))
    return simply('stake-in-the-hand', 'You have a stake in this hand: call the clock without setting its time.')
  const floor = office && rulesAlone(course.hosted, person)
  return orders(course, {
    type: 'CallClock',
    player,
    by: floor ? 'floor' : person,
    since: turn.since,
    ...(seconds !== undefined && { seconds }),
    at,
  })
}
