import type { Refusal } from '../../decider/refusal.ts'
import { problemText } from '../english/problems.ts'

/** What is wrong with what came with an order, after a colon; it names fields, which are English. */
export const problemsOf = ({ problems = [] }: Refusal): string =>
  problems.length === 0 ? '' : `: ${problems.map(problemText).join('; ')}`
