import type { Refusal } from '../../decider/refusal.ts'
import { problemText } from '../../kinds/problem.ts'

/** What is wrong with what came with an order, after a colon. */
export const problemsOf = ({ problems = [] }: Refusal): string =>
  problems.length === 0 ? '' : `: ${problems.map(problemText).join('; ')}`
