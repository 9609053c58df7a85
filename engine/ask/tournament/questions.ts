import type { RuleId } from '../../rulebooks/rule-id.ts'
import { absentHand } from '../../tournament/absent/absent-hand.ts'
import { movesDue } from '../../tournament/balance/moves-due.ts'
import { planMoves } from '../../tournament/balance/plan-moves.ts'
import { tablesWanted } from '../../tournament/balance/tables-wanted.ts'
import { places } from '../../tournament/busts/places.ts'
import { bookOf, playing } from '../../tournament/draft.ts'
import { clockAt, leftAt } from '../../tournament/levels/level-now.ts'
import { paidOut, prizesOf } from '../../tournament/prizes/paid.ts'
import { payouts } from '../../tournament/prizes/payouts.ts'
import { tournamentNewsWords } from '../../words/english/print.ts'
import { type Answered, distinct, listed } from '../answers/answer.ts'
import type { EventCourse } from './ask-tournament.ts'

/** What can be asked of an event. */
export const EVENT_QUESTIONS = ['moves', 'level', 'places', 'prizes', 'stacks', 'absent', 'penalties', 'news'] as const

/** The answer to a question about an event. */
export const eventAnswers = (name: string, course: EventCourse): Answered => {
  const answer = answers.get(name)
  if (answer === undefined) throw new Error(`nobody answers ${name}`)
  return answer(course)
}

/** Who moves where, and why: tables that break first, or a new draw for all. */
const moves = ({ event }: EventCourse): Answered => {
  const due = event.phase === 'playing' ? movesDue(event) : null
  const { tableBalance } = bookOf(event)
  if (due === null) return { moves: [], breaks: [], redraw: null, words: 'Nobody moves.', rules: tableBalance.rules }
  if (due.redraw) {
    const { tables, rules } = tablesWanted(event)
    const words = `Everybody draws a new seat: ${tables === 1 ? 'one table is' : `${tables} tables are`} left.`
    return { moves: [], breaks: [], redraw: { tables }, words, rules }
  }
  const plan = planMoves(event)
  const news = plan.moves.map(({ rules, ...move }) =>
    tournamentNewsWords({ type: 'PlayerMoved', ...move, at: event.at, rules: [] }),
  )
  const broken = plan.breaks.map(table => `Table ${table} breaks.`)
  const rules = distinct([...plan.moves.flatMap(move => move.rules), ...bookOf(event).movedPlayerWaitsIn.rules])
  return { moves: plan.moves, breaks: plan.breaks, redraw: null, words: [...broken, ...news].join('\n'), rules }
}

/** The level that a hand has which begins now. */
const level = ({ event, at }: EventCourse): Answered => {
  const { rules } = bookOf(event).levelSchedule
  const clock = clockAt(event, at)
  const left = leftAt(event, at)
  const { small, big, ante } = event.levels[clock.level - 1]!
  const seconds = left === null ? null : Math.ceil(left / 1000)
  const words = `${clock.onBreak ? `Break after level ${clock.level}` : `Level ${clock.level}`}: blinds ${small}–${big}.`
  return { level: clock.level, small, big, ante, onBreak: clock.onBreak, secondsLeft: seconds, words, rules }
}

/** Who is placed where, and how many are left. */
const placed = ({ event }: EventCourse): Answered => {
  const all = places(event)
  const left = playing(event).length
  const words = [`${left} left.`, ...all.map(({ place, players }) => `${place}: ${listed(players)}.`)].join(' ')
  return { left, places: all, words, rules: bookOf(event).simultaneousBustOrder.rules }
}

/** What each place gets, and who has won what so far. */
const prizes = ({ event, purse, players }: EventCourse): Answered => {
  const { payoutTable, simultaneousBustOrder } = bookOf(event)
  const field = players ?? event.entrants.length
  const all = purse === null ? prizesOf(event) : payouts({ players: field, purse }, event.plan.prizes, bookOf(event))
  const paid = purse === null ? paidOut(event).filter(({ prize }) => prize > 0) : []
  const won = paid.map(({ player, prize }) => `${player} wins ${prize}.`)
  const rules = distinct([...payoutTable.rules, ...(won.length > 0 ? simultaneousBustOrder.rules : [])])
  return { prizes: all, paid, words: [`Prizes: ${all.join(', ')}.`, ...won].join(' '), rules }
}

/** Who has how many chips, with what races, forfeits and penalties made of them. */
const stacks = ({ event }: EventCourse): Answered => {
  const left = playing(event).map(({ player, stack }) => ({ player, chips: stack }))
  const words = left.map(({ player, chips }) => `${player} ${chips}`).join(', ')
  const { raced, removed, unit } = event
  return { stacks: left, raced, removed, unit, words: `${words}.`, rules: bookOf(event).chipRace.rules }
}

/** What becomes of the hands of those who are away. */
const absent = ({ event }: EventCourse): Answered => {
  const away = playing(event).flatMap(({ player }) => {
    const hand = absentHand(event, player)
    return hand === null ? [] : [{ player, ...hand }]
  })
  const words = away.map(
    ({ player, dealtIn, posts }) =>
      `${player} is ${dealtIn ? 'dealt in' : 'not dealt in'}${posts ? ' and pays blinds and antes' : ''}.`,
  )
  const rules = distinct(away.flatMap((it): readonly RuleId[] => it.rules))
  return { away, words: words.length === 0 ? 'Nobody is away.' : words.join(' '), rules }
}

/** Who is dealt out, and for how long. */
const penalties = ({ event }: EventCourse): Answered => {
  const serving = playing(event).flatMap(({ player, penalty, warnings }) =>
    penalty === null && warnings === 0 ? [] : [{ player, penalty, warnings }],
  )
  const words = serving.map(({ player, penalty }) => `${player} is ${penalty === null ? 'warned' : 'dealt out'}.`)
  return {
    serving,
    words: words.length === 0 ? 'Nobody.' : words.join(' '),
    rules: bookOf(event).behaviourPenalties.rules,
  }
}

/** What happened, in sentences. */
const news = ({ news: written }: EventCourse): Answered => ({
  events: written,
  words: written.flatMap(event => tournamentNewsWords(event) ?? []).join('\n'),
  rules: distinct(written.flatMap(({ rules }) => rules)),
})

const answers: ReadonlyMap<string, (course: EventCourse) => Answered> = new Map(
  Object.entries({ moves, level, places: placed, prizes, stacks, absent, penalties, news }),
)
