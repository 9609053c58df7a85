import type { PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { type Course, tell } from '../state/course.ts'
import { nameAt } from './name-at-table.ts'

/** Somebody comes to the table who was not there before; on two pages at once they come once. */
export const joinTable = (course: Course, person: PlayerId, wanted: string, at: Time): null => {
  if (heldIn(course.hosted.people, person) !== undefined) return null
  const name = nameAt(course.hosted, person, wanted)
  tell(course, { type: 'PersonCame', person, name, bot: null, role: 'player', at })
  return null
}

/** Somebody at the table has taken another name. */
export const takeName = (course: Course, person: PlayerId, wanted: string, at: Time): null => {
  const name = nameAt(course.hosted, person, wanted)
  const was = heldIn(course.hosted.people, person)!.name
  // one of two who are called the same has come again
  if (name !== was) tell(course, { type: 'Renamed', person, name, was, at })
  return null
}
