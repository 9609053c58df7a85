import { type FormId, forms } from '@cardroom/engine'
import type { Structure } from '@cardroom/engine/forms'
import { BIG_BLIND, bot, dealsBetween, type Plays } from '@cardroom/room/match'

/** The bots there are. */
export const TEMPERS = ['careful', 'steady', 'bold'] as const

/** What came of a match, in big blinds a hand: the mean, how far the truth may be from it, and the milliseconds a decision took. */
export type Outcome = { readonly mean: number; readonly within: number; readonly perDecision: number }

export type Match = Outcome & {
  readonly form: FormId
  readonly structure: Structure
  readonly against: string
  readonly temper: (typeof TEMPERS)[number]
}

/** A bot against somebody over this many hands. */
export const matchOf = (
  form: FormId,
  structure: Structure,
  temper: (typeof TEMPERS)[number],
  against: Plays,
  hands: number,
): Outcome => {
  const clock = { spent: 0, decisions: 0 }
  const plays = bot(temper)
  const timed: Plays = (deal, seat, chance) => {
    const from = performance.now()
    const act = plays(deal, seat, chance)
    clock.spent += performance.now() - from
    clock.decisions++
    return act
  }
  const won = Array.from(dealsBetween(forms[form], structure, [timed, against], hands, `${form} ${structure}`))
  return { ...spread(pairs(won)), perDecision: clock.spent / clock.decisions }
}

/** The two deals of one deck count as one: they are not independent of each other. */
const pairs = (won: readonly number[]): readonly number[] =>
  Array.from({ length: won.length >> 1 }, (_, i) => (won[2 * i]! + won[2 * i + 1]!) / 2 / BIG_BLIND)

const spread = (values: readonly number[]): { readonly mean: number; readonly within: number } => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
  return { mean, within: 1.96 * Math.sqrt(square / values.length) }
}
