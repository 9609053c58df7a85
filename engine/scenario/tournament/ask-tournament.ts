import { isProblem, type Misread, misread, type Problem, problemAt } from '../../kinds/problem.ts'
import { isRecord } from '../../kinds/shown.ts'
import type { TournamentEvent } from '../../tournament/events.ts'
import type { Tournament } from '../../tournament/tournament.ts'
import { tournamentDecider } from '../../tournament/tournament-decider.ts'
import { tournamentRefusalWords } from '../../words/english/print.ts'
import type { Answered } from '../answers/answer.ts'
import { begun } from './begun.ts'
import { eventTold } from './event-told.ts'
import { orderTold } from './orders-told.ts'
import { EVENT_QUESTIONS, eventAnswers } from './questions.ts'

/** What came of an event that was told: the event at its last minute, and its news. */
export type EventCourse = {
  readonly event: Tournament
  readonly news: readonly TournamentEvent[]
  readonly at: number
  readonly purse: number | null
  readonly players: number | null
}

/** Reads an event, plays what happened in it, and answers what is asked. */
export const askTournament = (
  value: Readonly<Record<string, unknown>>,
): { readonly answers: Readonly<Record<string, Answered | Misread>> } | { readonly error: Problem } => {
  const told = value.tournament
  const event = eventTold(told, value.book)
  if (isProblem(event)) return { error: problemAt('tournament', event) }
  const happened = (isRecord(told) ? told.happened : undefined) ?? []
  if (!Array.isArray(happened) || happened.length > 10_000)
    return { error: problemAt('tournament.happened', misread('what happened is a list', '[{"type": "BustOut", …}]')) }
  let state = begun(event)
  let at = 0
  const news: TournamentEvent[] = []
  for (const [i, it] of happened.entries()) {
    const place = `tournament.happened[${i}]`
    const order = orderTold(it)
    if (isProblem(order)) return { error: problemAt(place, order, it) }
    const outcome = tournamentDecider.carryOut(state, order.order)
    if (!outcome.ok) {
      const { rules = [] } = outcome.refusal
      return { error: problemAt(place, { problem: tournamentRefusalWords(outcome.refusal), rules }, it) }
    }
    state = outcome.state
    at = order.order.at
    news.push(...outcome.events)
  }
  const asked = questionsIn(value.ask)
  if (isProblem(asked)) return { error: problemAt('ask', asked, value.ask) }
  const course: EventCourse = { event: state, news, at, purse: event.purse, players: event.players }
  return { answers: Object.fromEntries(asked.map(name => [name, eventAnswers(name, course)])) }
}

const questionsIn = (told: unknown): readonly string[] | Misread => {
  const names = told === undefined ? ['moves', 'level', 'places', 'prizes'] : Array.isArray(told) ? told : [told]
  const strange = names.find(name => !EVENT_QUESTIONS.some(known => known === name))
  return strange === undefined
    ? (names as string[])
    : misread('nobody can ask that of an event', EVENT_QUESTIONS.join(', '))
}
