import { type Card, type Play, type Refusal, refusalWords, type Seat, type TableCommand } from '@cardroom/engine'
import type { HistoryAct, Problem } from './history.ts'

/** A history being carried out: the deal, and what the file has told ahead of it. */
export type Teller = {
  readonly play: Play<TableCommand>
  readonly lenient: boolean
  /** How many decimal places amounts have in the file. */
  readonly scale: number
  /** The acts that told of cards, for what is wrong with one of them. */
  readonly dealt: DealtAct[]
  /** Cards told that the dealer has still to deal: to each seat, and to the board. */
  readonly holecards: Map<Seat, Card[]>
  readonly boardcards: Card[]
  /** What players do at the showdown, told before it is their turn. */
  readonly shows: Map<Seat, ShowAct>
  readonly problems: Problem[]
  readonly letPass: Problem[]
}

/** Cards dealt. */
export type DealtAct = Extract<HistoryAct, { do: 'holecards' | 'boardcards' }>

/** A hand shown or thrown away. */
export type ShowAct = Extract<HistoryAct, { do: 'show' | 'muck' }>

/** What does not fit, at this act: true where a lenient teller lets it pass and goes on. */
export const passes = (teller: Teller, act: HistoryAct | null, what: string, rules: Problem['rules'] = []): boolean => {
  const problem: Problem = { line: act?.line ?? 0, act: act === null ? '' : actWords(act), what, rules }
  const where = teller.lenient ? teller.letPass : teller.problems
  where.push(problem)
  return teller.lenient
}

/** The same for what the engine refuses. */
export const passesRefused = (teller: Teller, act: HistoryAct | null, refusal: Refusal): boolean => {
  const what = refusedWords(refusal, teller.scale)
  return passes(teller, act, what, refusal.rules ?? [])
}

/** A refusal in words, its amounts as the file writes them. */
export const refusedWords = (refusal: Refusal, scale: number): string => {
  const inFile = (chips: number): number => chips / 10 ** scale
  const { least, most, sizes } = refusal
  return refusalWords({
    ...refusal,
    ...(least !== undefined && { least: inFile(least) }),
    ...(most !== undefined && { most: inFile(most) }),
    ...(sizes !== undefined && { sizes: sizes.map(inFile) }),
  })
}

/** An act as the file writes it, or else in our words. */
export const actWords = (act: HistoryAct): string => {
  if (act.words !== undefined) return act.words
  return 'seat' in act ? `seat ${act.seat}: ${act.do}` : act.do
}
