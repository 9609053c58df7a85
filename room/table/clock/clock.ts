import type { Seat } from '@cardroom/engine'
import type { PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { type Refused, refusal } from '../../refusal.ts'
import { preferenceOf } from '../preferences/preferences.ts'
import { rulesAlone } from '../reports/stake.ts'
import { type Course, tell } from '../state/course.ts'
import { orders } from '../state/night-orders.ts'
import { playerIn, withChange } from '../state/person.ts'
import { afterStop } from '../state/step.ts'
import { type Orderer, PLAY, subject } from '../state/subject.ts'
import { bankUsed, turnsOf } from './turns.ts'

/** How long people have to act, what comes of those who don't, and of those whose line is lost. */
export const clock = subject<
  'clock',
  'BankUsed' | 'TimeRanOut' | 'SatOut' | 'HereAgain' | 'LineLost' | 'LineFound' | 'GraceGiven' | 'Resumed'
>({
  orders: {
    clock: {
      roles: PLAY,
      dealtOnly: true,
      waitsForReport: true,
      decide: (course, { seconds }, by) => callClock(course, seconds, by),
    },
  },
  events: {
    BankUsed: (hosted, { person, seconds }) =>
      withChange(hosted, person, ({ bank }) => ({ bank: Math.max(0, bank - seconds) })),
    TimeRanOut: (hosted, { person }) => withChange(hosted, person, ({ missed }) => ({ missed: missed + 1 })),
    SatOut: (hosted, { person }) => withChange(hosted, person, () => ({ satOut: true })),
    HereAgain: (hosted, { person }) => withChange(hosted, person, () => ({ missed: 0, satOut: false })),
    LineLost: (hosted, { person }) => withChange(hosted, person, () => ({ lost: true })),
    LineFound: (hosted, { person }) => withChange(hosted, person, () => ({ lost: false })),
    GraceGiven: (hosted, { person, deal, since }) => withChange(hosted, person, () => ({ grace: { deal, since } })),
    Resumed: (hosted, { down }) => afterStop(hosted, down),
  },
})

/** Somebody acts: what they took of their time bank is gone once their turn is over, and they miss no act. */
export const actInTime = (
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
  if (seconds > 0 && !same) tell(course, { type: 'BankUsed', person, seconds, at })
  noteHere(course, person, at)
  return null
}

const noteHere = (course: Course, person: PlayerId, at: Time): void => {
  const { missed, satOut } = heldIn(course.hosted.people, person)!
  if (missed > 0 || satOut) tell(course, { type: 'HereAgain', person, at })
}

/** Somebody is back from sitting out, no matter who had ordered it. */
export const comeBack = (course: Course, person: PlayerId, at: Time): Refused | null => {
  const refused = orders(course, { type: 'ComeBack', player: person, at })
  if (refused !== null) return refused
  noteHere(course, person, at)
  if (preferenceOf(course.hosted, person, 'sit-out-at-blind'))
    tell(course, { type: 'Preferred', person, preference: { type: 'sit-out-at-blind', value: false }, at })
  return null
}

/** The clock is called on the player to act, where the book allows it; host and floor who have no seat call it as the floor. */
const callClock = (course: Course, seconds: number | undefined, { person, own, at }: Orderer): Refused | null => {
  const { hosted } = course
  const [turn] = turnsOf(hosted)
  const player = turn === undefined ? null : playerIn(hosted, turn.seat)
  if (turn === undefined || player === null) return refusal('nobody-is-due')
  const office = own.role === 'host' || own.role === 'floor'
  // a player who plays for the pot calls the clock as a player, for as long as the book has it
  if (office && seconds !== undefined && !rulesAlone(hosted, person)) return refusal('stake-in-the-hand')
  const floor = office && rulesAlone(hosted, person)
  return orders(course, {
    type: 'CallClock',
    player,
    by: floor ? 'floor' : person,
    since: turn.since,
    ...(seconds !== undefined && { seconds }),
    at,
  })
}
