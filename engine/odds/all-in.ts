import { type Card, UNKNOWN } from '../cards/card.ts'
import type { Seat } from '../deal/chips.ts'
import type { Form } from '../forms/form.ts'
import { forms, isFormId } from '../forms/forms.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { equity, outlook } from './equity.ts'
import type { Options, Question } from './question.ts'

/** A deal as everybody sees it: nothing here is for some eyes only. */
export type SeenByAll = {
  readonly form: string
  readonly phase: string
  readonly turn: Seat | null
  readonly players: readonly {
    readonly seat: Seat
    readonly folded: boolean
    readonly allIn: boolean
    readonly down: readonly Card[]
    readonly up: readonly Card[]
  }[]
  readonly boards: readonly (readonly Card[])[]
  readonly runs: number
}

/** The share of the main pot that a seat takes on average, 0 to 1. */
export type SeatEquity = { readonly seat: Seat; readonly equity: number }

/**
 * How the hands stand once somebody is all-in, nobody can bet and every hand left lies face up; null at any other moment,
 * and in games whose odds nobody counts. It goes by the cards that everybody sees, and takes a moment at most.
 */
export const allInEquities = (deal: SeenByAll, seed: number | string = 1): readonly SeatEquity[] | null => {
  const questions = allInQuestions(deal)
  if (questions === null) return null
  const left = deal.players.filter(({ folded }) => !folded)
  const sums = left.map(() => 0)
  for (const question of questions) {
    const options = optionsFor(question, seed)
    const answer = options === null ? null : equity(question, options)
    if (!answer?.ok) return null
    for (const [i, hand] of answer.hands.entries()) sums[i]! += hand.equity / questions.length
  }
  return left.map(({ seat }, i) => ({ seat, equity: sums[i]! }))
}

/** What is asked of the odds, a question for each run-out; null where the hands don't lie face up, or something is still to decide. */
export const allInQuestions = (deal: SeenByAll): readonly Question[] | null => {
  if (!Array.isArray(deal?.players) || !Array.isArray(deal.boards))
    throw wrongArgument('deal', deal, "what the rail sees: view(deal, 'rail')")
  const { players, boards, runs, phase, turn } = deal
  const form = isFormId(deal.form) ? (forms[deal.form] as Form) : undefined
  if (form === undefined || form.pot.length === 0 || phase !== 'streets' || turn !== null) return null
  const left = players.filter(({ folded }) => !folded)
  const isOver = left.length > 1 && left.filter(({ allIn }) => !allIn).length < 2 && left.some(({ allIn }) => allIn)
  if (!isOver || left.some(({ down, up }) => down.includes(UNKNOWN) || down.length + up.length === 0)) return null
  // a player who draws still decides: their hand is not what lies there
  if (form.streets.some(({ steps }) => steps.some(step => step.do === 'draw'))) return null
  const hands = left.map(({ down, up }) => ({ cards: down, up }))
  const each = Math.max(1, boards.length / Math.max(1, runs))
  const gone = players.filter(({ folded }) => folded).flatMap(({ up }) => up)
  return Array.from({ length: Math.max(1, runs) }, (_, run) => {
    const own = boards.slice(run * each, (run + 1) * each)
    const dead = [...gone, ...boards.flat().filter(card => !own.flat().includes(card))]
    return { form, hands, boards: own, dead: [...new Set(dead)].filter(card => card !== UNKNOWN) }
  })
}

/** Every deal where that takes a moment, else samples; null where there are no odds. */
const optionsFor = (question: Question, seed: number | string): Options | null => {
  const ahead = outlook(question)
  if (!ahead.ok) return null
  // hands that are compared one by one take longer than the outlook says
  const isQuick = ahead.seconds / ahead.deals < QUICK ? ahead.seconds <= MOMENT : ahead.deals <= SAMPLES
  return ahead.exact && isQuick ? {} : { samples: SAMPLES, seed }
}

/** Seconds of one core that an exact answer may take, and for one of its deals where it is quick. */
const MOMENT = 0.1
const QUICK = 1e-7
/** Samples taken otherwise: what they say is off by a percent, seldom two. */
const SAMPLES = 3000
