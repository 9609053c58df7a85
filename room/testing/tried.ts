import type { Refused } from '../refusal.ts'
import { courseFrom } from '../table/evolve.ts'
import type { Course } from '../table/state/course.ts'
import type { Hosted } from '../table/state/hosted.ts'

/** What would come of something at a table as it stands: the course of events, or why not. */
export const tried = (hosted: Hosted, act: (course: Course) => Refused | null): Course | Refused => {
  const course = courseFrom(hosted)
  return act(course) ?? course
}
