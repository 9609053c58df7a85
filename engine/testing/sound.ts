import { askProblemWords } from '../ask/words/problems.ts'
import { isProblem, type Misread } from '../kinds/problem.ts'

/** What was read, which the author of a test knows to be well written. */
export const sound = <T extends object>(read: T | Misread): T => {
  if (isProblem(read)) throw new Error(askProblemWords(read).problem)
  return read
}
