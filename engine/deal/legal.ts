import type { Deck } from '../cards/deck.ts'
import { barredFrom } from './betting/bars.ts'
import { bringInSizes } from './betting/betting.ts'
import { mayFoldBringIn } from './betting/first-to-act.ts'
import { type KillChoice, killChoices } from './betting/kills.ts'
import { mustOpenFor } from './betting/lowball-open.ts'
import { mayDeclareOpen } from './betting/opener-acts.ts'
import { mayBeOpener } from './betting/unknown-opener.ts'
import { type Bounds, callTo, mayCheck, wagerBarred, wagerBounds } from './betting/wager.ts'
import { checkedDeal } from './checked-deal.ts'
import type { Chips, Seat } from './chips.ts'
import type { Deal } from './deal.ts'
import { cardsToPlace } from './dealing/card-acts.ts'
import { poolOf, stubPlan } from './dealing/short-stub.ts'
import { maySplit, takesOpeners } from './drawing/openers.ts'
import type { ReshuffledPile } from './events.ts'
import type { Decider } from './mending.ts'
import { mayChop, mayRunIt } from './pots/agreements.ts'
import { programOf } from './program.ts'
import type { RulingDecision } from './ruling-decision.ts'
import { boardClaim, mayMuck } from './showdown/showdown.ts'
import { burnIsDue, stepDue } from './where.ts'
import { seatAt } from './work.ts'

/** What may happen next: who is to act and with which bounds, or which act of the dealer is due. */
export type Legal = BettingTurn | CardTurn | ShowTurn | DealerTurn | RulingTurn | { readonly due: 'nobody' }

/** Play waits for a ruling: who makes it, and the decisions that the book allows, the usual one first. */
export type RulingTurn = {
  /** A ruling is due. */
  readonly due: 'ruling'
  /** Who makes it. */
  readonly decides: Decider
  /** The decisions that the book allows, the usual one first. */
  readonly options: readonly RulingDecision[]
}

/** A player may bet, and by how much. */
export type BettingTurn = {
  /** Betting is due. */
  readonly due: 'betting'
  /** Whose turn it is. */
  readonly seat: Seat
  /** They may fold. */
  readonly fold: boolean
  /** They may check. */
  readonly check: boolean
  /** What a player who calls has in front of them then; null if there's nothing to call. */
  readonly callTo: Chips | null
  /** What a player who bets or raises may have in front of them then; null if they may not. */
  readonly wager: Bounds | null
  /** The sizes of the forced bet, null if none is due. */
  readonly bringIn: readonly Chips[] | null
  /** They may declare the pot open: they have nothing to bet, or nobody to bet against. */
  readonly declareOpen: boolean
  /** The blinds may take their blinds back. */
  readonly chop: boolean
  /** Who may open the round in their place, at a table with real cards: nobody has said whether their upcards do. */
  readonly opensToo?: readonly Seat[]
}

/** Players are asked about their cards, one in turn or all at once. */
export type CardTurn =
  | { readonly due: 'discard'; readonly seats: readonly Seat[]; readonly cards: number }
  | {
      readonly due: 'draw'
      readonly seat: Seat
      readonly most: number
      /** For the opener of a pot that takes openers: whether they may split them if they say so. */
      readonly splitting?: boolean
    }
  | { readonly due: 'turn-up'; readonly seat: Seat }
  | { readonly due: 'rows'; readonly hands: readonly RowsDue[] }

/** A hand to lay into rows: this many cards laid, this many thrown away. */
export type RowsDue = { readonly seat: Seat; readonly hand: 0 | 1; readonly place: number; readonly discard: number }

/** A player shows their hand or, if they may, throws it away. */
export type ShowTurn = {
  /** A hand is due to show. */
  readonly due: 'show'
  /** Whose turn it is. */
  readonly seat: Seat
  /** They may muck instead. */
  readonly muck: boolean
  /** Saying that they play the board keeps their share unseen: with the hand thrown away, kept, or (null) not at all. */
  readonly board: 'may-discard' | 'must-keep' | null
}

/** The dealer has something to do. */
export type DealerTurn = {
  /** The dealer is due. */
  readonly due: 'dealer'
  /** What the dealer has to do; `Deal` does it, or `Shuffle` and `Reshuffle` with a deck. */
  readonly act: DealerAct
  /** In how many runs the cards to come may be dealt, if all left agree. */
  readonly runs: readonly (2 | 3)[]
  /** Who may kill the pot before the next cards, having looked at theirs. */
  readonly kills: readonly KillChoice[]
}
/** What the dealer has to do. */
export type DealerAct =
  | { readonly do: 'shuffle'; readonly deck: Deck }
  | { readonly do: 'burn' | 'deal' | 'board' | 'replace' | 'common-card' | 'set-aside'; readonly cards: number }
  | { readonly do: 'reshuffle'; readonly from: ReshuffledPile; readonly cards: number }
  | { readonly do: 'award' }

/** Who has to act, or what the dealer has to do, at this moment. */
export const legal = (deal: Deal): Legal => {
  const { pending } = checkedDeal('legal', deal).mending
  // a pot pushed wrongly is ruled on when the deal is over
  if (pending !== null) {
    return { due: 'ruling', decides: pending.decides, options: pending.options.map(option => option.decision) }
  }
  if (deal.phase === 'ended') return { due: 'nobody' }
  if (deal.turn < 0) return { due: 'dealer', act: dealerAct(deal), runs: runsOf(deal), kills: killChoices(deal) }
  const seat = seatAt(deal, deal.turn)
  if (deal.phase === 'showdown') {
    return { due: 'show', seat, muck: mayMuck(deal, deal.turn), board: boardClaim(deal) }
  }
  if (deal.round === null) return cardTurn(deal, seat)
  const betting = deal.round.bringInDue ? forcedTurn(deal, deal.round, seat) : bettingTurn(deal, deal.round, seat)
  return deal.realCards ? { ...betting, ...opensToo(deal) } : betting
}

const bettingTurn = (deal: Deal, round: NonNullable<Deal['round']>, seat: Seat): BettingTurn => {
  const { turn } = deal
  const faces = deal.players[turn]!.bet < round.price
  return {
    due: 'betting',
    seat,
    fold: barredFrom(deal, turn, 'fold') === null,
    check: !faces && mayCheck(deal, turn) && barredFrom(deal, turn, 'check') === null,
    callTo: faces && mayCall(deal, turn) ? callTo(deal, turn) : null,
    wager: wagerBarred(deal, turn) === null ? wagerBounds(deal, turn) : null,
    bringIn: null,
    declareOpen: deal.form.family === 'draw' && mayDeclareOpen(deal, turn),
    // wsop/69: what was bet or called is not taken back
    chop: round.raises === 0 && mayChop(deal),
  }
}

/** The first to come in may have to open for more, and a ruling may have taken the call. */
const mayCall = (deal: Deal, place: number): boolean =>
  mustOpenFor(deal, place) === 0 && barredFrom(deal, place, 'call') === null

/** A player owes the forced bet of stud. */
const forcedTurn = (deal: Deal, round: NonNullable<Deal['round']>, seat: Seat): BettingTurn => ({
  ...bettingTurn(deal, round, seat),
  fold: mayFoldBringIn(deal),
  callTo: null,
  bringIn: bringInSizes(deal, deal.turn),
})

const opensToo = (deal: Deal): Pick<BettingTurn, 'opensToo'> => {
  const seats = deal.players.map(player => player.seat).filter(seat => mayBeOpener(deal, seat))
  const others = seats.filter(seat => seat !== seatAt(deal, deal.turn))
  return others.length === 0 ? {} : { opensToo: others }
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
      return { due: 'draw', seat, most: step.most, ...splitting(deal) }
    case 'turn-up':
      return { due: 'turn-up', seat }
    case 'set':
      return { due: 'rows', hands: waiting.map(player => rowsDue(deal, deal.players.indexOf(player))) }
    case 'place':
      return { due: 'rows', hands: [rowsDue(deal, deal.turn)] }
    default:
      throw new Error(`nobody is asked about their cards at ${step.do}`)
  }
}

const splitting = (deal: Deal): { readonly splitting?: boolean } =>
  deal.turn === deal.opener && takesOpeners(deal) ? { splitting: maySplit(deal) } : {}

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
  if (plan.do === 'set-aside') return plan
  if (plan.do === 'common-card' || deal.common) return { do: 'common-card', cards: 1 }
  const at = stepDue(deal)
  const step = programOf(deal.form).steps[at]!
  if (burnIsDue(deal, at)) return { do: 'burn', cards: 1 }
  if (step.do === 'deal' || step.do === 'board' || step.do === 'replace') return { do: step.do, cards: plan.cards }
  throw new Error(`the dealer has nothing to do at ${step.do}`)
}
