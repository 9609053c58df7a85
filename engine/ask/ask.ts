import { isProblem, type Misread, type Problem } from '../kinds/problem.ts'
import { isRecord } from '../kinds/shown.ts'
import { type Answered, distinct } from './answers/answer.ts'
import { questionNamed } from './answers/questions.ts'
import type { Course } from './course/course.ts'
import { playScenario } from './course/play-scenario.ts'
import { type Difference, differences } from './expected.ts'
import { askFloor } from './floor/ask-floor.ts'
import { askNight } from './night/ask-night.ts'
import { readScenario } from './read-scenario.ts'
import { askTournament } from './tournament/ask-tournament.ts'
import { type AnsweredProblem, saidAnswers, saidProblemAt } from './words/problems.ts'

/** The answer to a scenario: to each of its questions, or why it cannot be played. */
export type Answer = {
  readonly id?: string | number
  /** By question. One that has no answer says why. */
  readonly answers?: Readonly<Record<string, Answered | AnsweredProblem>>
  readonly error?: AnsweredProblem & Pick<Problem, 'at' | 'said'>
  /** Acts that the book refused: they changed nothing, and the rest went on. */
  readonly refused?: readonly (AnsweredProblem & Pick<Problem, 'at' | 'said'>)[]
  /** Whether it holds what the scenario expects, and where it does not. */
  readonly asExpected?: boolean
  readonly differences?: readonly Difference[]
}

/** Reads a scenario, plays it, and answers its questions. Every input gets an answer. */
export const ask = (value: unknown): Answer => {
  const answer = answerTo(value)
  const { id, expect } = isRecord(value) ? value : {}
  const named = typeof id === 'string' || typeof id === 'number' ? { id, ...answer } : answer
  if (!isRecord(expect)) return named
  const found = differences(expect, answer)
  return found.length === 0 ? { ...named, asExpected: true } : { ...named, asExpected: false, differences: found }
}

/** A scenario that asks nothing wants to know what is due, and how it was ruled if something was reported. */
const usual = ({ rulings }: Course): readonly string[] => (rulings.length > 0 ? ['ruling', 'legal'] : ['legal'])

type Found = {
  readonly answers?: Readonly<Record<string, Answered | Misread>>
  readonly error?: Problem
  readonly refused?: readonly Problem[]
}

/** What was found, with what is wrong in words. */
const answerTo = (value: unknown): Answer => {
  const { answers, error, refused } = foundIn(value)
  return {
    ...(answers === undefined ? {} : { answers: saidAnswers(answers) }),
    ...(error === undefined ? {} : { error: saidProblemAt(error) }),
    ...(refused === undefined ? {} : { refused: refused.map(saidProblemAt) }),
  }
}

const foundIn = (value: unknown): Found => {
  if (isRecord(value) && value.floor !== undefined) return askFloor(value)
  if (isRecord(value) && value.night !== undefined) return askNight(value)
  if (isRecord(value) && value.tournament !== undefined) return askTournament(value)
  const setup = readScenario(value)
  if (isProblem(setup)) return { error: setup }
  const course = playScenario(setup)
  if (isProblem(course)) return { error: course }
  const questions = setup.ask.length > 0 ? setup.ask : usual(course)
  const answered = (name: string): Answered | Misread => {
    const answer = questionNamed(name)(course)
    if (isProblem(answer) || !JUDGED.has(name)) return answer
    return { ...answer, rules: distinct([...answer.rules, ...setup.limitRules]) }
  }
  const answers = Object.fromEntries(questions.map(name => [name, answered(name)]))
  return course.refused.length === 0 ? { answers } : { answers, refused: course.refused }
}

/** The questions whose answers depend on what is played for. */
const JUDGED: ReadonlySet<string> = new Set(['legal', 'ruling', 'wager'])
