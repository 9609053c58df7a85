import { carryOutNight, type Time } from '@cardroom/engine/table'
import { type Refused, simply } from '../../refusal.ts'
import { type Course, happens, nightHappens } from '../state/course.ts'
import { inWords } from '../state/in-words.ts'
import { ordersBy } from '../state/night-orders.ts'
import { HOST, subject } from '../state/subject.ts'

/** The host pauses the table and ends the night. */
export const night = subject<'pause' | 'end', 'Paused' | 'EndSaid' | 'EventDealCalled'>({
  orders: {
    pause: {
      roles: HOST,
      notInEvent: true,
      decide: (course, order, { at }) => {
        const { paused } = course.hosted
        if (order.paused === paused)
          return simply('as-it-is', paused ? 'The table is already paused.' : 'The table isn’t paused.')
        happens(course, { type: 'Paused', paused: order.paused, at })
        return null
      },
    },
    /** At once between deals, else when the deal is over; until then the host may change their mind. */
    end: {
      roles: HOST,
      notInEvent: true,
      decide: (course, { ends }, { person, at }) => {
        const { night: now, ending } = course.hosted
        if (now!.table.ended) return simply('as-it-is', 'The night is already over.')
        if (ends && now!.table.deal === null) return ordersBy(course, person, [{ type: 'CloseTable', at }])
        if (ends === (ending !== null))
          return simply('as-it-is', ends ? 'The night already ends after this hand.' : 'The night isn’t about to end.')
        happens(course, { type: 'EndSaid', ends, by: person, at })
        return null
      },
    },
  },
  events: {
    Paused: (hosted, { paused }) => ({ ...hosted, paused }),
    EventDealCalled: (hosted, { deal }) => ({ ...hosted, eventDeal: deal }),
    EndSaid: (hosted, { ends, by }) => ({ ...hosted, ending: ends ? by : null }),
  },
})

/** The deal is over after which the host wanted the night to end: it ends. */
export const endNight = (course: Course, at: Time): Refused | null => {
  const { hosted } = course
  const closing = carryOutNight(hosted.night, { type: 'CloseTable', at })
  if (!closing.ok) return inWords(closing, hosted)
  nightHappens(course, closing, hosted.ending ?? undefined)
  return null
}
