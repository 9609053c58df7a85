import { BOOKS } from '@cardroom/engine'
import { type Problem, shown } from '@cardroom/engine/kinds'
import { type ProblemWords, placed, problemText, problemWordsIn } from '@cardroom/engine/words'
import type { StartProblems } from '../log/start-wrong.ts'

/** What is wrong with an event or an order that a file holds, in words: those of the engine's kinds included. */
export const shapeText = (problem: Problem): string =>
  Object.hasOwn(START, problem.why) ? placed(problem.at, problemWordsIn(START, problem)) : problemText(problem)

const START: ProblemWords<StartProblems> = {
  'dealt-in-twice': ({ seat }) => `seat ${seat} is dealt in twice`,
  'form-not-whole': () => ['is not accepted', 'the whole form'],
  'nobody-dealt-in': () => 'nobody is dealt in',
  'not-a-book': ({ book }) => [`${shown(book)} is not accepted`, BOOKS.join(', ')],
}
