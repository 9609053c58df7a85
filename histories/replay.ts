import type { Card, Refusal, Seat, StartDeal, TableCommand } from '@cardroom/engine'
import type { Play } from '@cardroom/engine/deal'
import type { HistoryAct } from './history.ts'
import { type Fault, fault, type Problem } from './problems.ts'

/** A history being carried out: the deal, and what the file says ahead of it. */
export type Replay = {
  readonly play: Play<TableCommand>
  readonly lenient: boolean
  /** How many decimal places amounts have in the file. */
  readonly scale: number
  /** The seats whose places name the players, p1 first; null where seats have numbers. */
  readonly places: readonly Seat[] | null
  /** The acts that named cards, for what is wrong with one of them. */
  readonly dealt: DealtAct[]
  /** Named cards that the dealer has still to deal: to each seat, and to the board. */
  readonly holecards: Map<Seat, Card[]>
  readonly boardcards: Card[]
  /** What players do at the showdown, written before it is their turn. */
  readonly shows: Map<Seat, ShowAct>
  readonly problems: Problem[]
  readonly letPass: Problem[]
}

/** Cards dealt. */
export type DealtAct = Extract<HistoryAct, { do: 'holecards' | 'boardcards' }>

/** A hand shown or thrown away. */
export type ShowAct = Extract<HistoryAct, { do: 'show' | 'muck' }>

/** Notes what doesn’t fit at this act; true if a lenient replay lets it pass. */
export const noteFault = (replay: Replay, act: HistoryAct | null, of: Fault, rules: Problem['rules'] = []): boolean => {
  const problem: Problem = { line: act?.line ?? 0, act: act === null ? '' : actWords(act), ...of, rules }
  const where = replay.lenient ? replay.letPass : replay.problems
  where.push(problem)
  return replay.lenient
}

/** The same for what the engine refuses. */
export const noteRefusal = (replay: Replay, act: HistoryAct | null, refusal: Refusal): boolean =>
  noteFault(replay, act, fault('refused', { refusal, scale: replay.scale, places: replay.places }), refusal.rules ?? [])

/** The seats whose places name the players in a file: some formats number seats, PHH the places of its list. */
export const placesIn = ({ seats }: Pick<StartDeal, 'seats'>, by: 'seat' | 'place'): readonly Seat[] | null =>
  by === 'seat' ? null : seats.map(({ seat }) => seat)

/** An act as the file writes it, or else in our words. */
export const actWords = (act: HistoryAct): string => {
  if (act.words !== undefined) return act.words
  return 'seat' in act ? `seat ${act.seat}: ${act.do}` : act.do
}
