import { carryOutNight, type Time } from '@cardroom/engine/table'
import { type Refused, refusal } from '../../refusal.ts'
import { type Course, tell, tellNight } from '../state/course.ts'
import { ordersBy } from '../state/night-orders.ts'
import { passedOn } from '../state/passed-on.ts'
import { HOST, subject } from '../state/subject.ts'

/** The host pauses the table and ends the night. */
export const night = subject<'pause' | 'end', 'Paused' | 'EndSaid' | 'EventDealCalled' | 'LastTwoSaid'>({
  orders: {
    pause: {
      roles: HOST,
      notInEvent: true,
      decide: (course, order, { at }) => {
        const { paused } = course.hosted
        if (order.paused === paused) return refusal('as-it-is', { about: paused ? 'paused' : 'paused-not' })
        tell(course, { type: 'Paused', paused: order.paused, at })
        return null
      },
    },
    /** At once between deals, else when the deal is over; until then the host may change their mind. */
    end: {
      roles: HOST,
      notInEvent: true,
      decide: (course, { ends }, { person, at }) => {
        const { night: now, ending } = course.hosted
        if (now!.table.ended) return refusal('as-it-is', { about: 'night-over' })
        if (ends && now!.table.deal === null) return ordersBy(course, person, [{ type: 'CloseTable', at }])
        if (ends === (ending !== null)) return refusal('as-it-is', { about: ends ? 'ends' : 'ends-not' })
        tell(course, { type: 'EndSaid', ends, by: person, at })
        return null
      },
    },
  },
  events: {
    Paused: (hosted, { paused }) => ({ ...hosted, paused }),
    EventDealCalled: (hosted, { deal }) => ({ ...hosted, eventDeal: deal }),
    LastTwoSaid: (hosted, { lastTwo }) => ({ ...hosted, lastTwo }),
    EndSaid: (hosted, { ends, by }) => ({ ...hosted, ending: ends ? by : null }),
  },
})

/** The deal is over after which the host wanted the night to end: it ends. */
export const endNight = (course: Course, at: Time): Refused | null => {
  const { hosted } = course
  const closing = carryOutNight(hosted.night, { type: 'CloseTable', at })
  if (!closing.ok) return passedOn(closing, hosted)
  tellNight(course, closing, hosted.ending ?? undefined)
  return null
}

/** The operator closes a table: at once between deals, else when the deal is over. Twice is once. */
export const closeTable = (course: Course, at: Time): Refused | null => {
  const { night, ending } = course.hosted
  if (night === undefined || night.table.ended || ending === OFFICE) return null
  if (night.table.deal === null) return endNight(course, at)
  tell(course, { type: 'EndSaid', ends: true, by: OFFICE, at })
  return null
}

/** Who ends a night where it is nobody at the table; no person has this id. */
const OFFICE = 'office'
