import type { Card, Refusal, Seat, StartDeal, TableCommand } from '@cardroom/engine'
import type { Play } from '@cardroom/engine/deal'
import { dealRefusal, english, type Names, type Say, text, withNames } from '@cardroom/engine/words'
import type { HistoryAct, Problem } from './history.ts'

/** A history being carried out: the deal, and what the file has told ahead of it. */
export type Teller = {
  readonly play: Play<TableCommand>
  readonly lenient: boolean
  /** How many decimal places amounts have in the file. */
  readonly scale: number
  /** What the file calls its players. */
  readonly names: Names
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
export const passes = (teller: Teller, act: HistoryAct | null, said: Say, rules: Problem['rules'] = []): boolean => {
  const what = text(withNames(said, teller.names), english)
  const problem: Problem = { line: act?.line ?? 0, act: act === null ? '' : actWords(act), what, rules }
  const where = teller.lenient ? teller.letPass : teller.problems
  where.push(problem)
  return teller.lenient
}

/** The same for what the engine refuses. */
export const passesRefused = (teller: Teller, act: HistoryAct | null, refusal: Refusal): boolean =>
  passes(teller, act, refusedSay(refusal, teller.scale), refusal.rules ?? [])

/** What a file calls its players: some formats number seats, PHH the places of its list, p1 first. */
export const namesIn = ({ seats }: Pick<StartDeal, 'seats'>, by: 'seat' | 'place'): Names => ({
  player: id => id,
  seat: number => {
    const at = by === 'seat' ? -1 : seats.findIndex(({ seat }) => seat === number)
    return at < 0 ? null : `p${at + 1}`
  },
})

/** A refusal as a sentence, its amounts as the file writes them. */
export const refusedSay = (refusal: Refusal, scale: number): Say => {
  const inFile = (chips: number): number => chips / 10 ** scale
  const { least, most, sizes } = refusal
  return dealRefusal({
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
