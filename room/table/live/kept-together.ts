import type { PlayerId, Time } from '@cardroom/engine/table'
import type { Refused } from '../../refusal.ts'
import { attempt, type Course, happens } from '../state/course.ts'
import type { LiveTold } from '../state/live-told.ts'
import { liveDealerActs } from './live-dealer.ts'

/** One thing that the helper enters: who they are, what it is, and whether a new deal begins with it. */
export type Told = { readonly person: PlayerId; readonly told: LiveTold; readonly newDeal: boolean }

/** Carries out what was entered; all that comes of it follows it in the stream, and goes with it. */
export const keptTogether = (
  course: Course,
  told: Told,
  at: Time,
  carry: (course: Course) => Refused | null,
): Refused | null =>
  attempt(course, tried => {
    happens(tried, { type: 'HelperTold', ...told, at })
    return carry(tried) ?? liveDealerActs(tried, at)
  })
