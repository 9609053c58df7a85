import { problemIn } from '../../kinds/check.ts'
import { isProblem, type Misread, type Problem } from '../../kinds/problem.ts'
import type { Answered } from '../answers/answer.ts'
import { floorScenario } from './floor-kind.ts'
import { floorAnswer } from './floor-questions.ts'
import { playFloor } from './play-floor.ts'
import { readFloor } from './read-floor.ts'

/** Answers what is asked about a floor; a scenario that asks nothing wants to know what happened and what is due. */
export const askFloor = (
  value: Readonly<Record<string, unknown>>,
): { readonly answers: Readonly<Record<string, Answered | Misread>> } | { readonly error: Problem } => {
  const off = problemIn(floorScenario, value)
  if (off !== null) return { error: { ...off, at: off.at === '' ? 'the scenario' : off.at } }
  const written = readFloor(value.floor)
  if (isProblem(written)) return { error: written }
  const asked = (typeof value.ask === 'string' ? [value.ask] : (value.ask ?? ['happened', 'due'])) as readonly string[]
  const course = playFloor(written)
  return { answers: Object.fromEntries(asked.map(name => [name, floorAnswer(course, name)])) }
}
