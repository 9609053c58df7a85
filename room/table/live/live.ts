import { refusal } from '../../refusal.ts'
import { standingAfter } from '../state/after-night.ts'
import { actBegins, takenBack } from '../state/live-log.ts'
import { DEALS, subject } from '../state/subject.ts'
import { decideLive } from './decide-live.ts'

/** A table of real cards: the helper enters what happens, and takes it back. */
export const live = subject<'live', 'HelperTold' | 'TakenBack'>({
  orders: {
    live: {
      roles: DEALS,
      decide: (course, { does }, { person, at }) =>
        course.hosted.night!.table.placard.told
          ? decideLive(course, person, does, at)
          : refusal('cards-are-dealt-here'),
    },
  },
  events: {
    HelperTold: (hosted, { told, newDeal }) => ({ ...hosted, live: actBegins(hosted, told, newDeal) }),
    TakenBack: hosted => takenBack(hosted, standingAfter),
  },
})
