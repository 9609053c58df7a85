import { heldIn } from '../../kinds/held-in.ts'
import type { Question } from './answer.ts'
import { legalAnswer } from './legal.ts'
import { payoutsAnswer } from './payouts.ts'
import { potsAnswer } from './pots.ts'
import { rulingAnswer } from './ruling.ts'
import { showsAnswer } from './shows.ts'
import { eventsAnswer, stateAnswer, viewAnswer } from './table.ts'
import { wagerAnswer } from './wager.ts'

const questions: Readonly<Record<string, Question>> = {
  legal: legalAnswer,
  ruling: rulingAnswer,
  wager: wagerAnswer,
  shows: showsAnswer,
  pots: potsAnswer,
  payouts: payoutsAnswer,
  view: viewAnswer(),
  state: stateAnswer,
  events: eventsAnswer,
}

/** The question of this name; `view 3` asks what seat 3 sees. */
export const questionNamed = (name: string): Question => {
  const [, seat] = /^view (\d+)$/.exec(name) ?? []
  const question = seat === undefined ? heldIn(questions, name) : viewAnswer(Number(seat))
  if (question === undefined) throw new Error(`there is no question "${name}"`)
  return question
}

/** The names of the questions. */
export const QUESTIONS: readonly string[] = Object.keys(questions)
