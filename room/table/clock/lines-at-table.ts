import type { PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { type Course, tell } from '../state/course.ts'
import { seatOf } from '../state/person.ts'
import { comeBack } from './clock.ts'

/** A player's line is lost; nobody takes note of a spectator's. */
export const loseLine = (course: Course, person: PlayerId, at: Time): null => {
  const { hosted } = course
  if (seatOf(hosted, person) > 0 && heldIn(hosted.people, person)?.lost === false)
    tell(course, { type: 'LineLost', person, at })
  return null
}

/** They are on the line again; anybody whom the room has sat out meanwhile is back in their seat. */
export const findLine = (course: Course, person: PlayerId, at: Time): null => {
  const own = heldIn(course.hosted.people, person)
  if (own?.lost === true) tell(course, { type: 'LineFound', person, at })
  // a player who has left since then has nothing to come back to
  if (own?.satOut === true) comeBack(course, person, at)
  return null
}
