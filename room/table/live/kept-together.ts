import type { PlayerId, Time } from '@cardroom/engine/table'
import type { Refused } from '../../refusal.ts'
import { attempt, type Course, tell } from '../state/course.ts'
import type { LiveEntry } from '../state/live-entry.ts'
import { liveDealerActs } from './live-dealer.ts'

/** One thing that the helper enters: who they are, what it is, and whether a new deal begins with it. */
export type HelperEntry = { readonly person: PlayerId; readonly entry: LiveEntry; readonly newDeal: boolean }

/** Carries out what was entered; all that comes of it follows it in the stream, and goes with it. */
export const keptTogether = (
  course: Course,
  entered: HelperEntry,
  at: Time,
  carry: (course: Course) => Refused | null,
): Refused | null =>
  attempt(course, tried => {
    tell(tried, { type: 'HelperEntered', ...entered, at })
    return carry(tried) ?? liveDealerActs(tried, at)
  })
