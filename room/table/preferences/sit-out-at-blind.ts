import { decideNight, type PlayerId, type Time } from '@cardroom/engine/table'
import { type Course, happens } from '../state/course.ts'
import { orders } from '../state/night-orders.ts'
import { preferenceOf } from './preferences.ts'

/** Before a deal is called those sit out who wanted to when the big blind comes to them, and to whom it would come. */
export const sitOutAtBlind = (course: Course, at: Time): void => {
  for (;;) {
    const player = nextOut(course, at)
    if (player === null || orders(course, { type: 'WalkAway', player, at }) !== null) return
    happens(course, { type: 'Preferred', person: player, preference: { type: 'sit-out-at-blind', value: false }, at })
  }
}

/** The deal is called on trial: who would post the big blind in it and wants to sit out then. */
const nextOut = ({ hosted }: Course, at: Time): PlayerId | null => {
  const { night, people } = hosted
  if (!Object.keys(people).some(person => preferenceOf(hosted, person, 'sit-out-at-blind'))) return null
  const trial = decideNight(night, { type: 'CallDeal', at })
  const called = trial.ok ? trial.events.find(event => event.type === 'DealCalled') : undefined
  if (called === undefined) return null
  const seat = called.places.blinds.at(-1) ?? null
  const player = seat === null ? null : (night!.table.chairs[seat - 1] ?? null)
  return preferenceOf(hosted, player, 'sit-out-at-blind') ? player : null
}
