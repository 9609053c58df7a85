import type { Card } from '../../cards/card.ts'
import { type Deal, stubCount } from '../../deal/deal.ts'
import { programOf } from '../../deal/program.ts'
import { stepDue } from '../../deal/where.ts'

/** A street of boardcards: the steps of its burn (-1 without), its board and the round on it (-1 without). */
export type BoardStreet = {
  readonly burn: number
  readonly board: number
  readonly round: number
  /** Cards for all boards together, and how many boards share them. */
  readonly cards: number
  readonly each: number
  readonly is: 'flop' | 'turn' | 'river'
}

/** How far a street has come: still to be laid, nobody has acted on it, acted on, or laid with no betting on it. */
export type StreetState = 'to-come' | 'open' | 'acted-on' | 'without-betting'

/** The streets of boardcards of the form, in order. */
export const boardStreets = (deal: Deal): readonly BoardStreet[] => {
  const { steps, streets } = programOf(deal.form)
  const boards = steps.flatMap((step, at) => (step.do === 'board' ? [at] : []))
  return boards.map((board, n) => {
    const step = steps[board]!
    const each = step.do === 'board' ? step.cards : 0
    const last = boards[n + 1] ?? steps.length
    return {
      burn: steps[board - 1]?.do === 'burn' ? board - 1 : -1,
      board,
      round: steps.findIndex((it, at) => at > board && at < last && it.do === 'bet'),
      cards: each * deal.form.boards,
      each,
      is: streets[board] === 'flop' ? 'flop' : n === boards.length - 1 ? 'river' : 'turn',
    }
  })
}

/** The street of boardcards that comes next, whatever is still to be done before it. */
export const nextStreet = (deal: Deal): BoardStreet | undefined =>
  deal.phase === 'streets' ? boardStreets(deal).find(({ board }) => board >= stepDue(deal)) : undefined

/** The street of boardcards that was laid last in this run-out. */
export const lastStreet = (deal: Deal): BoardStreet | undefined =>
  boardStreets(deal).findLast(({ board }) => board < deal.step)

/** The street that laid the boardcard at this place of its board. */
export const streetAt = (deal: Deal, place: number): BoardStreet | undefined => {
  let laid = 0
  return boardStreets(deal).find(({ each }) => {
    laid += each
    return place < laid
  })
}

/** How far a street has come. */
export const stateOf = (deal: Deal, { board, round }: BoardStreet): StreetState => {
  if (deal.phase !== 'ended' && deal.step <= board) return 'to-come'
  if (round >= 0 && (round < deal.played || (round === deal.played && begun(deal)))) return 'acted-on'
  if (hasChosenSince(deal, board)) return 'acted-on'
  return deal.phase === 'streets' && (round < 0 || deal.step <= round) ? 'open' : 'without-betting'
}

/** Has anybody acted in the round that was opened last? */
const begun = ({ round, turn, players }: Deal): boolean =>
  round === null || turn !== round.first || players[turn]!.acted

/** Has anybody thrown cards away since this board was laid? With no betting on it that is an act all the same. */
const hasChosenSince = (deal: Deal, board: number): boolean =>
  programOf(deal.form).steps.some((step, at) => {
    if (at < board || at > deal.step || (step.do !== 'discard' && step.do !== 'draw')) return false
    return at < deal.step || (deal.asked && deal.players.some(player => !player.folded && player.answered))
  })

/** Which board of the table a board of the run-out that is on is. */
export const boardAt = (deal: Deal, board: number): number => deal.run * deal.form.boards + board

/** The boardcards of the last street in the order in which they fell, board by board. */
export const cardsOf = (deal: Deal, { each }: BoardStreet): readonly (readonly Card[])[] =>
  Array.from({ length: deal.form.boards }, (_, i) => deal.boards[boardAt(deal, i)]!.slice(-each))

/** Is a burn due before this street, once what is still to be done has been done? */
export const isBurnDue = (deal: Deal, street: BoardStreet): boolean =>
  street.burn >= 0 && stubCount(deal) > 0 && stepDue({ ...deal, step: street.burn, round: null }) === street.burn
