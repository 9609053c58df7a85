import { isProblem, type Misread, misread, type Problem, problemAt } from '../../kinds/problem.ts'
import type { Answered } from '../answers/answer.ts'
import { floorAnswer } from './floor-questions.ts'
import { playFloor } from './play-floor.ts'
import { readFloor } from './read-floor.ts'

/** Answers what is asked about a floor; who asks nothing wants to know what happened and what is due. */
export const askFloor = (
  value: Readonly<Record<string, unknown>>,
): { readonly answers: Readonly<Record<string, Answered | Misread>> } | { readonly error: Problem } => {
  const strange = Object.entries(value).find(([name]) => !FIELDS.includes(name))
  if (strange !== undefined) {
    const [name, said] = strange
    return { error: problemAt(name, misread(`"${name}" is not a field of a floor`, FIELDS.join(', ')), said) }
  }
  const told = readFloor(value.floor)
  if (isProblem(told)) return { error: told }
  const asked = typeof value.ask === 'string' ? [value.ask] : (value.ask ?? ['happened', 'due'])
  if (!Array.isArray(asked) || !asked.every(it => typeof it === 'string')) {
    return {
      error: problemAt('ask', misread('this is not a question', 'a question or a list of questions'), value.ask),
    }
  }
  const course = playFloor(told)
  return { answers: Object.fromEntries(asked.map(name => [name, floorAnswer(course, name)])) }
}

const FIELDS: readonly string[] = ['id', 'floor', 'ask', 'expect', 'title', 'about']
