import { isProblem, type Misread, type Problem } from '../kinds/problem.ts'
import { isRecord } from '../kinds/shown.ts'
import type { Answered } from './answers/answer.ts'
import { questionNamed } from './answers/questions.ts'
import type { Course } from './course/course.ts'
import { playScenario } from './course/play-scenario.ts'
import { type Difference, differences } from './expected.ts'
import { askFloor } from './floor/ask-floor.ts'
import { readScenario } from './read-scenario.ts'
import { askTournament } from './tournament/ask-tournament.ts'

/** The answer to a scenario: to each of its questions, or why it cannot be played. */
export type Answer = {
  readonly id?: string | number
  /** By question. One that has no answer says why. */
  readonly answers?: Readonly<Record<string, Answered | Misread>>
  readonly error?: Problem
  /** Whether it holds what the scenario expects, and where it does not. */
  readonly asExpected?: boolean
  readonly differences?: readonly Difference[]
}

/** Reads a scenario, plays it, and answers what it asks. Whatever comes is answered. */
export const ask = (value: unknown): Answer => {
  const answer = answerTo(value)
  const { id, expect } = isRecord(value) ? value : {}
  const named = typeof id === 'string' || typeof id === 'number' ? { id, ...answer } : answer
  if (!isRecord(expect)) return named
  const found = differences(expect, answer)
  return found.length === 0 ? { ...named, asExpected: true } : { ...named, asExpected: false, differences: found }
}

/** Who asks nothing wants to know what is due, and how it was ruled if something was reported. */
const usual = ({ rulings }: Course): readonly string[] => (rulings.length > 0 ? ['ruling', 'legal'] : ['legal'])

const answerTo = (value: unknown): Answer => {
  if (isRecord(value) && value.floor !== undefined) return askFloor(value)
  if (isRecord(value) && value.tournament !== undefined) return askTournament(value)
  const setup = readScenario(value)
  if (isProblem(setup)) return { error: setup }
  const course = playScenario(setup)
  if (isProblem(course)) return { error: course }
  const questions = setup.ask.length > 0 ? setup.ask : usual(course)
  return { answers: Object.fromEntries(questions.map(name => [name, questionNamed(name)(course)])) }
}
