import { isProblem, type Misread, type Problem } from '../../kinds/problem.ts'
import type { Answered } from '../answers/answer.ts'
import { nightAnswer } from './night-answers.ts'
import { playNight } from './play-night.ts'
import { readNight } from './read-night.ts'

/** Answers what is asked about a table between deals; acts that were refused come with the answers. */
export const askNight = (
  value: Readonly<Record<string, unknown>>,
):
  | {
      readonly answers: Readonly<Record<string, Answered | Misread>>
      readonly refused?: readonly Problem[]
    }
  | { readonly error: Problem } => {
  const setup = readNight(value)
  if (isProblem(setup)) return { error: setup }
  const course = playNight(setup)
  if (isProblem(course)) return { error: course }
  const answers = Object.fromEntries(setup.ask.map(name => [name, nightAnswer(course, name)]))
  const refused = course.happened.flatMap(({ at, said, refused }) =>
    refused === null ? [] : [{ at, said, ...refused }],
  )
  return refused.length === 0 ? { answers } : { answers, refused }
}
