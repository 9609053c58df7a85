import type { PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { type Course, happens } from '../dealer/dealer.ts'
import type { Hosted } from '../state/hosted.ts'
import { comesBack } from './clock-orders.ts'

/** The line of one who sits here is lost; of those who look on nobody takes note. */
export const losesLine = (hosted: Hosted, person: PlayerId, at: Time): Course => {
  const course: Course = { hosted, events: [] }
  const seated = hosted.night?.table.chairs.includes(person) === true
  if (seated && heldIn(hosted.people, person)?.lost === false) happens(course, { type: 'LineLost', person, at })
  return course
}

/** He is on the line again; whom the room has sat out meanwhile is back in his seat. */
export const findsLine = (hosted: Hosted, person: PlayerId, at: Time): Course => {
  const course: Course = { hosted, events: [] }
  const own = heldIn(hosted.people, person)
  if (own?.lost === true) happens(course, { type: 'LineFound', person, at })
  // one who has got up meanwhile has nothing to come back to
  if (own?.satOut === true) comesBack(course, person, at)
  return course
}
