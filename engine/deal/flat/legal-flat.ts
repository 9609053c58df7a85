import { callTo, wagerBounds } from '../betting/wager.ts'
import { countAble } from '../deal.ts'
import type { BettingTurn, DealerAct, DealerTurn, Legal } from '../legal.ts'
import { mayChop, mayRunFrom } from '../pots/agreements.ts'
import { boardClaim, mayMuck } from '../showdown/showdown.ts'
import { mayWager } from './acts-flat.ts'
import type { FlatDeal } from './flat-deal.ts'

/** Who has to act, or what the dealer has to do, at this moment of a flat deal. */
export const legalFlat = (flat: FlatDeal): Legal => {
  const { turn, phase, round } = flat
  if (phase === 'ended') return OVER
  if (turn < 0) return dealerTurn(flat)
  if (round !== null) return bettingTurn(flat, round)
  return { due: 'show', seat: flat.players[turn]!.seat, muck: mayMuck(flat, turn), board: boardClaim(flat) }
}

const OVER: Legal = { due: 'nobody' }

const bettingTurn = (flat: FlatDeal, round: NonNullable<FlatDeal['round']>): BettingTurn => {
  const { turn } = flat
  if (flat.bounds === null && mayWager(flat, round, turn)) flat.bounds = wagerBounds(flat, turn)
  const player = flat.players[turn]!
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
    // only two who are left chop
    chop: flat.live === 2 && round.raises === 0 && mayChop(flat),
  }
}

const dealerTurn = (flat: FlatDeal): DealerTurn => {
  const { phase, form, plan, players } = flat
  if (phase === 'shuffle') return dealers({ do: 'shuffle', deck: form.deck }, NO_RUNS)
  if (phase === 'award') return AWARD
  const step = plan.program.steps[flat.step]!
  if (step.do === 'deal') return dealers({ do: 'deal', cards: step.cards * players.length }, NO_RUNS)
  const runs = runsOf(flat)
  const turn = plan.turns[flat.step]!
  return runs === NO_RUNS ? turn : dealers(turn.act, runs)
}

const runsOf = (flat: FlatDeal): DealerTurn['runs'] => {
  const most = flat.timed ? flat.plan.timedRuns : flat.plan.runs
  if (most < 2 || countAble(flat) > 1 || !mayRun(flat, 2)) return NO_RUNS
  return most > 2 && mayRun(flat, 3) ? [2, 3] : [2]
}

const mayRun = (flat: FlatDeal, times: number): boolean => {
  const { plan, next, live, board } = flat
  // what has left the deck and lies neither in a hand nor on the board is burned or mucked
  const out = next - live * plan.own - board.length
  return mayRunFrom(flat, flat.step, times, plan.deck - next, out)
}

const NO_RUNS: DealerTurn['runs'] = []
const dealers = (act: DealerAct, runs: DealerTurn['runs']): DealerTurn => ({ due: 'dealer', act, runs, kills: [] })
const AWARD = dealers({ do: 'award' }, NO_RUNS)
