import type { DeckName } from '../cards/deck.ts'
import { mayChop, mayRunIt } from './agreements.ts'
import { bringInSizes } from './betting.ts'
import { cardsToPlace } from './card-acts.ts'
import type { Chips, Seat } from './chips.ts'
import type { Deal } from './deal.ts'
import type { ReshuffledPile } from './events.ts'
import { programOf } from './program.ts'
import { poolOf, stubPlan } from './short-stub.ts'
import { mayMuck } from './showdown.ts'
import { type Bounds, callTo, mayCheck, wagerBarred, wagerBounds } from './wager.ts'
import { burnBetween, stepDue } from './where.ts'
import { seatAt } from './work.ts'

/** What may happen next: who is to act and with which bounds, or which act of the dealer is due. */
export type Legal = BettingTurn | CardTurn | ShowTurn | DealerTurn | { readonly due: 'nobody' }

/** A player may bet, and by how much. */
export type BettingTurn = {
  readonly due: 'betting'
  readonly seat: Seat
  readonly fold: boolean
  readonly check: boolean
  /** What then lies in front of a player who calls, null with nothing to call. */
  readonly callTo: Chips | null
  /** What may then lie in front of a player who bets or raises, null if he may not. */
  readonly wager: Bounds | null
  /** The sizes of the forced bet, null if none is due. */
  readonly bringIn: readonly Chips[] | null
  /** The blinds may take their blinds back. */
  readonly chop: boolean
}

/** Players are asked about their cards, one in turn or all at once. */
export type CardTurn =
  | { readonly due: 'discard'; readonly seats: readonly Seat[]; readonly cards: number }
  | { readonly due: 'draw'; readonly seat: Seat; readonly most: number }
  | { readonly due: 'turn-up'; readonly seat: Seat }
  | { readonly due: 'rows'; readonly hands: readonly RowsDue[] }

/** A hand that is to be laid into rows: so many cards laid, so many thrown away. */
export type RowsDue = { readonly seat: Seat; readonly hand: 0 | 1; readonly place: number; readonly discard: number }

/** A player shows his hand or, if he may, throws it away. */
export type ShowTurn = { readonly due: 'show'; readonly seat: Seat; readonly muck: boolean }

/** The dealer has something to do. */
export type DealerTurn = {
  readonly due: 'dealer'
  readonly act: DealerAct
  /** In how many runs what is to come may be dealt, if all left agree. */
  readonly runs: readonly (2 | 3)[]
}
/** What the dealer has to do. */
export type DealerAct =
  | { readonly do: 'shuffle'; readonly deck: DeckName }
  | { readonly do: 'burn' | 'deal' | 'board' | 'replace' | 'common-card'; readonly cards: number }
  | { readonly do: 'reshuffle'; readonly from: ReshuffledPile; readonly cards: number }
  | { readonly do: 'award' }

/** Who is to act, or what the dealer has to do, at this moment. */
export const legal = (deal: Deal): Legal => {
  if (deal.phase === 'ended') return { due: 'nobody' }
  if (deal.turn < 0) return { due: 'dealer', act: dealerAct(deal), runs: runsOf(deal) }
  const seat = seatAt(deal, deal.turn)
  if (deal.phase === 'showdown') return { due: 'show', seat, muck: mayMuck(deal, deal.turn) }
  if (deal.round === null) return cardTurn(deal, seat)
  const { turn } = deal
  const bringIn = deal.round.bringInDue ? bringInSizes(deal, turn) : null
  return {
    due: 'betting',
    seat,
    fold: bringIn === null,
    check: mayCheck(deal, turn),
    callTo: bringIn === null && deal.players[turn]!.bet < deal.round.price ? callTo(deal, turn) : null,
    wager: wagerBarred(deal, turn) ? null : wagerBounds(deal, turn),
    bringIn,
    chop: mayChop(deal),
  }
}

const NO_RUNS: readonly (2 | 3)[] = []
const runsOf = (deal: Deal): readonly (2 | 3)[] => {
  if (!mayRunIt(deal, 2)) return NO_RUNS
  return mayRunIt(deal, 3) ? [2, 3] : [2]
}

const cardTurn = (deal: Deal, seat: Seat): CardTurn => {
  const step = programOf(deal.form).steps[deal.step]!
  const waiting = deal.players.filter(player => !player.folded && !player.answered)
  switch (step.do) {
    case 'discard':
      return { due: 'discard', seats: waiting.map(player => player.seat), cards: step.cards }
    case 'draw':
      return { due: 'draw', seat, most: step.most }
    case 'turn-up':
      return { due: 'turn-up', seat }
    case 'set':
      return { due: 'rows', hands: waiting.map(player => rowsDue(deal, deal.players.indexOf(player))) }
    case 'place':
      return { due: 'rows', hands: [rowsDue(deal, deal.turn)] }
    default:
      throw new Error(`nobody is asked about his cards at ${step.do}`)
  }
}

const rowsDue = (deal: Deal, place: number): RowsDue => {
  const { seat, hand, down } = deal.players[place]!
  const laid = cardsToPlace(deal, place)
  return { seat, hand, place: laid, discard: down.length - laid }
}

const dealerAct = (deal: Deal): DealerAct => {
  if (deal.phase === 'shuffle') return { do: 'shuffle', deck: deal.form.deck }
  if (deal.phase === 'award') return { do: 'award' }
  const plan = stubPlan(deal)
  if (plan.do === 'reshuffle') return { do: 'reshuffle', from: plan.from, cards: poolOf(deal, plan.from).length }
  if (plan.do === 'common-card' || deal.common) return { do: 'common-card', cards: 1 }
  const step = programOf(deal.form).steps[stepDue(deal)]!
  if (step.do === 'burn' || burnBetween(deal)) return { do: 'burn', cards: 1 }
  if (step.do === 'deal' || step.do === 'board' || step.do === 'replace') return { do: step.do, cards: plan.cards }
  throw new Error(`the dealer has nothing to do at ${step.do}`)
}
