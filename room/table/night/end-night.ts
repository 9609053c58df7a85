import { carryOutNight, type NightOrder, type PlayerId, type Time } from '@cardroom/engine/table'
import { type Refused, simply } from '../../refusal.ts'
import { type Course, happens, nightHappens } from '../dealer/dealer.ts'
import type { Hosted } from '../state/hosted.ts'
import { inWords } from '../state/in-words.ts'

/** The host ends the night: at once between deals, else when the deal is over; until then he may change his mind. */
export const endNight = (
  course: Course,
  host: PlayerId,
  ends: boolean,
  at: Time,
  orders: (...list: readonly NightOrder[]) => Refused | null,
): Refused | null => {
  const { night, ending } = course.hosted
  if (night!.table.ended) return simply('as-it-is', 'The night is already over.')
  if (ends && night!.table.deal === null) return orders({ type: 'CloseTable', at })
  if (ends === (ending !== null))
    return simply('as-it-is', ends ? 'The night already ends after this hand.' : 'The night isn’t about to end.')
  happens(course, { type: 'EndSaid', ends, by: host, at })
  return null
}

/** The deal is over after which the host wanted the night to end: it ends. */
export const endsNight = (hosted: Hosted, at: Time): Course | Refused => {
  const course: Course = { hosted, events: [] }
  const closing = carryOutNight(hosted.night, { type: 'CloseTable', at })
  if (!closing.ok) return inWords(closing, hosted)
  nightHappens(course, closing, hosted.ending ?? undefined)
  return course
}
