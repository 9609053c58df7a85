import type { Refusal } from '../../decider/refusal.ts'
import type { Misread, Problem } from '../../kinds/problem.ts'
import type { Called, contradictionWords } from './contradictions.ts'
import { formProblems } from './form-problems.ts'
import { houseProblems } from './house-problems.ts'
import { kindProblems } from './kind-problems.ts'
import { placardProblems, planProblems } from './opening-problems.ts'
import { placed, problemWordsIn, type SaidProblem } from './problem-words.ts'

/** All that can be wrong with data of the engine's own kinds. */
const PROBLEMS = { ...kindProblems, ...formProblems, ...placardProblems, ...planProblems, ...houseProblems() }

/** What is wrong with a piece, in words; the points of a house go by the names that `called` has for them. */
export const problemWords = (problem: Misread | Problem, called?: Called): SaidProblem =>
  problemWordsIn(called === undefined ? PROBLEMS : { ...PROBLEMS, ...houseProblems(called) }, problem)

/** A problem in one sentence: the place, what was not accepted, then what is. */
export const problemText = (problem: Problem): string => placed(problem?.at, problemWords(problem))

/**
 * The same, with the points of a house by the names that people choose them by, and what contradicts itself in the words
 * of their language.
 */
export const problemTextCalled = (called: Called, contradiction?: typeof contradictionWords) => {
  const map = { ...PROBLEMS, ...houseProblems(called, contradiction) }
  return (problem: Problem): string => placed(problem.at, problemWordsIn(map, problem))
}

/** What is wrong with what came with an order, after a colon. */
export const problemsOf = ({ problems = [] }: Refusal): string =>
  problems.length === 0 ? '' : `: ${problems.map(problemText).join('; ')}`
