import { callTo, wagerBounds } from '../betting/wager.ts'
import type { BettingTurn, DealerTurn, Legal } from '../legal.ts'
import { cardsReach, mayChop } from '../pots/agreements.ts'
import { mayMuck } from '../showdown/showdown.ts'
import { mayWager } from './acts-flat.ts'
import type { FlatDeal } from './flat-deal.ts'

/** Who has to act, or what the dealer has to do, at this moment of a flat deal. */
export const legalFlat = (flat: FlatDeal): Legal => {
  const { turn, phase, round } = flat
  if (phase === 'ended') return OVER
  if (turn < 0) return dealerTurn(flat)
  if (round !== null) return bettingTurn(flat, round)
  const { rulebook, boardClaim } = flat.plan
  return { due: 'show', seat: flat.players[turn]!.seat, muck: mayMuck(flat, turn, rulebook), board: boardClaim }
}

const OVER: Legal = { due: 'nobody' }

const bettingTurn = (flat: FlatDeal, round: NonNullable<FlatDeal['round']>): BettingTurn => {
  const { turn } = flat
  const player = flat.players[turn]!
  if (flat.bounds === null && mayWager(flat, round, player)) flat.bounds = wagerBounds(flat, turn, flat.plan.betting)
  const faces = player.bet < round.price
  return {
    due: 'betting',
    seat: player.seat,
    fold: true,
    check: !faces,
    callTo: faces ? callTo(flat, turn) : null,
    wager: flat.bounds,
    bringIn: null,
    declareOpen: false,
    // only two who are left chop, on the first round
    chop: flat.live === 2 && round.raises === 0 && flat.opener < 0 && isFirst(flat) && mayChop(flat),
  }
}

const isFirst = ({ plan, step }: FlatDeal): boolean => step === plan.program.firstRound

const dealerTurn = (flat: FlatDeal): DealerTurn => {
  const { phase, players } = flat
  const { turns } = flat.plan
  if (phase === 'streets')
    return flat.step === 0 ? turns.deals[players.length]! : turns.steps[runsAt(flat)]![flat.step]!
  return phase === 'shuffle' ? turns.shuffle : turns.award
}

/** How often the cards to come may be dealt at most, 1 where there is nothing to agree on. */
const runsAt = (flat: FlatDeal): number => {
  if (flat.able > 1) return 1
  const { plan, step } = flat
  const most = flat.timed ? plan.timedRuns : plan.runs
  if (most < 2 || !plan.runsFrom[step] || !reach(flat, 2)) return 1
  return most > 2 && reach(flat, 3) ? 3 : 2
}

const reach = (flat: FlatDeal, times: number): boolean => {
  const { plan, next, live, laid } = flat
  // what has left the deck and lies neither in a hand nor on the board is burned or mucked
  const out = next - live * plan.own - laid
  return cardsReach(plan, flat.step, times, plan.deck - next, out)
}
