import type { Misread, Problem } from '../../kinds/problem.ts'
import { wrongArgument } from '../../kinds/wrong-argument.ts'

/** Words for each code of a kind of problems, of what it is about and what stands there. A code without them doesn't compile. */
export type ProblemWords<All> = {
  readonly [Why in keyof All]: (about: All[Why], said: unknown) => Words
}

/** What is wrong; beside it what is accepted, where that is worth saying. */
type Words = string | readonly [problem: string, accepted: string]

/** A problem in words: what was not accepted, and what is. */
export type SaidProblem = { readonly problem: string; readonly accepted?: string }

/** What is wrong with a piece, by maps that have its code. */
export const problemWordsIn = (map: object, found: Misread | Problem): SaidProblem => {
  if (typeof found?.why !== 'string' || !Object.hasOwn(map, found.why))
    throw wrongArgument('problem', found, 'a problem of an answer')
  const { why, about, ...rest } = found
  const said = 'said' in rest ? rest.said : undefined
  const words = (map as ProblemWords<Readonly<Record<string, unknown>>>)[why]!(about, said)
  return typeof words === 'string' ? { problem: words } : { problem: words[0], accepted: words[1] }
}

/** A problem in one sentence: the place, what was not accepted, then what is. */
export const placed = (at: string, { problem, accepted }: SaidProblem): string =>
  `${at === '' ? '' : `${at}: `}${problem}${accepted === undefined ? '' : `; accepted: ${accepted}`}`
