import { refusal } from '../../refusal.ts'
import { standingAfter } from '../state/after-night.ts'
import { newLiveEntry, takenBack } from '../state/live-log.ts'
import { DEALS, subject } from '../state/subject.ts'
import { decideLive } from './decide-live.ts'

/** A table of real cards: the helper enters what happens, and takes it back. */
export const live = subject<'live', 'HelperEntered' | 'TakenBack'>({
  orders: {
    live: {
      roles: DEALS,
      decide: (course, { does }, { person, at }) =>
        course.hosted.night!.table.placard.realCards
          ? decideLive(course, person, does, at)
          : refusal('cards-are-dealt-here'),
    },
  },
  events: {
    HelperEntered: (hosted, { entry, newDeal }) => ({ ...hosted, live: newLiveEntry(hosted, entry, newDeal) }),
    TakenBack: hosted => takenBack(hosted, standingAfter),
  },
})
