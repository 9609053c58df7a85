import type { Seat } from '@cardroom/engine'
import { decideNight, type PlayerId, type Time } from '@cardroom/engine/table'
import { type Course, tell } from '../state/course.ts'
import type { Hosted } from '../state/hosted.ts'
import { orders } from '../state/night-orders.ts'
import { playerIn } from '../state/person.ts'
import { preferenceOf } from './preferences.ts'

/** Before a deal is called, those sit out to whom a blind would come that they don't want to post. */
export const sitOutAtBlind = (course: Course, at: Time): void => {
  for (;;) {
    const player = nextOut(course.hosted, at)
    if (player === null || orders(course, { type: 'WalkAway', player, at }) !== null) return
    if (preferenceOf(course.hosted, player, 'sit-out-at-blind'))
      tell(course, { type: 'Preferred', person: player, preference: { type: 'sit-out-at-blind', value: false }, at })
  }
}

/** The deal is called on trial: who would post a blind in it and sits out instead. */
const nextOut = (hosted: Hosted, at: Time): PlayerId | null => {
  const isAsking = (person: PlayerId): boolean =>
    preferenceOf(hosted, person, 'sit-out-at-blind') || !preferenceOf(hosted, person, 'post-blinds')
  if (!Object.keys(hosted.people).some(isAsking)) return null
  const trial = decideNight(hosted.night, { type: 'CallDeal', at })
  const called = trial.ok ? trial.events.find(event => event.type === 'DealCalled') : undefined
  const blinds = called?.places.blinds ?? []
  const seat = blinds.find(it => it !== null && sitsOut(hosted, it, it === blinds.at(-1)))
  return seat == null ? null : playerIn(hosted, seat)
}

/**
 * A player who posts no blinds automatically sits out when one comes, and misses it by the book. By coming back they agree to
 * the next big blind, and the small blind after it belongs to the same round.
 */
const sitsOut = (hosted: Hosted, seat: Seat, isBig: boolean): boolean => {
  const player = playerIn(hosted, seat)
  if (isBig && preferenceOf(hosted, player, 'sit-out-at-blind')) return true
  if (preferenceOf(hosted, player, 'post-blinds')) return false
  const hasPlayed = hosted.last?.players.some(it => it.player === player) ?? false
  return hasPlayed && hosted.night!.table.places?.blinds.at(-1) !== seat
}
