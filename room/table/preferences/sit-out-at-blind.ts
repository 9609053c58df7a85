import { decideNight, type PlayerId, type Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { type Course, happens } from '../dealer/dealer.ts'
import { orders } from '../state/night-orders.ts'

/** Before a deal is called those sit out who wanted to when the big blind comes to them, and to whom it would come. */
export const sitOutAtBlind = (course: Course, at: Time): void => {
  for (;;) {
    const player = nextOut(course, at)
    if (player === null || orders(course, { type: 'WalkAway', player, at }) !== null) return
    happens(course, { type: 'OutAtBlindSaid', person: player, out: false, at })
  }
}

/** The deal is called on trial: who would post the big blind in it and wants to sit out then. */
const nextOut = ({ hosted: { night, people } }: Course, at: Time): PlayerId | null => {
  if (!Object.values(people).some(({ outAtBlind }) => outAtBlind)) return null
  const trial = decideNight(night, { type: 'CallDeal', at })
  const called = trial.ok ? trial.events.find(event => event.type === 'DealCalled') : undefined
  if (called === undefined) return null
  const seat = called.places.blinds.at(-1) ?? null
  const player = seat === null ? null : (night!.table.chairs[seat - 1] ?? null)
  return player !== null && heldIn(people, player)?.outAtBlind === true ? player : null
}
