import { problemIn } from '../../kinds/check.ts'
import { isProblem, type Misread, type Problem, problemAt } from '../../kinds/problem.ts'
import type { TournamentEvent } from '../../tournament/events.ts'
import type { Tournament } from '../../tournament/tournament.ts'
import { tournamentDecider } from '../../tournament/tournament-decider.ts'
import type { Answered } from '../answers/answer.ts'
import { misread } from '../problems.ts'
import { tournamentScenario } from './event-kind.ts'
import { eventAnswers } from './questions.ts'
import { readEvent } from './read-event.ts'
import { readOrder } from './read-order.ts'
import { startEvent } from './start-event.ts'

/** What came of the event of a scenario: the event at its last minute, and its news. */
export type EventCourse = {
  readonly event: Tournament
  readonly news: readonly TournamentEvent[]
  readonly at: number
  readonly purse: number | null
  readonly players: number | null
}

/** Reads an event, plays what happened in it, and answers what is asked. What the event refuses is an answer too. */
export const askTournament = (
  value: Readonly<Record<string, unknown>>,
):
  | { readonly answers: Readonly<Record<string, Answered | Misread>>; readonly refused?: readonly Problem[] }
  | { readonly error: Problem } => {
  const off = problemIn(tournamentScenario, value)
  if (off !== null) return { error: { ...off, at: off.at === '' ? 'the scenario' : off.at } }
  const written = value.tournament as Readonly<Record<string, unknown>>
  const event = readEvent(written, value.book)
  if (isProblem(event)) return { error: problemAt('tournament', event) }
  const happened = (written.happened ?? []) as readonly Readonly<Record<string, unknown>>[]
  let state = startEvent(event)
  let at = 0
  const news: TournamentEvent[] = []
  const refused: Problem[] = []
  for (const [i, it] of happened.entries()) {
    const order = readOrder(it)
    const outcome = tournamentDecider.carryOut(state, order)
    at = order.at
    if (!outcome.ok) {
      const { rules = [] } = outcome.refusal
      const place = `tournament.happened[${i}]`
      refused.push(problemAt(place, { ...misread('event-refuses', { refusal: outcome.refusal }), rules }, it))
      continue
    }
    state = outcome.state
    news.push(...outcome.events)
  }
  const course: EventCourse = { event: state, news, at, purse: event.purse, players: event.players }
  const answers = Object.fromEntries(questionsIn(value.ask).map(name => [name, eventAnswers(name, course)]))
  return refused.length === 0 ? { answers } : { answers, refused }
}

const questionsIn = (written: unknown): readonly string[] =>
  written === undefined
    ? ['moves', 'level', 'places', 'prizes']
    : Array.isArray(written)
      ? (written as readonly string[])
      : [written as string]
