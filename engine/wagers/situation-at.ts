import { wagerBarred, wagerBounds } from '../deal/betting/wager.ts'
import { checkedDeal } from '../deal/checked-deal.ts'
import type { Seat } from '../deal/chips.ts'
import { type Deal, placeOf, potTotal } from '../deal/deal.ts'
import { legal } from '../deal/legal.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { drawKindOf } from './draw-change.ts'
import type { Doing, Situation } from './situation.ts'

/**
 * The situation of a seat in a deal, with what it said and did. The chips in front of it count as one unless `facts`
 * separates them; anything else people saw (who acted since, what they didn't know) goes there too.
 */
export const situationAt = (
  deal: Deal,
  seat: Seat,
  did: readonly Doing[],
  facts: Partial<Situation> = {},
): Situation => {
  const place = placeOf(checkedDeal('situationAt', deal), seat)
  const player = deal.players[place]
  if (player === undefined) throw new Error(`seat ${seat} has no hand`)
  if (!Array.isArray(did)) throw wrongArgument('did', did, "a list such as ['raise', [40]]")
  const { round, stakes } = deal
  const table: Situation = {
    structure: stakes.structure,
    setting: deal.setting,
    unit: stakes.unit,
    pot: potTotal(deal),
    stack: player.stack,
    before: player.bet > 0 ? [player.bet] : [],
    bet: player.bet,
    turn: deal.turn === place ? 'in' : 'out',
    did,
  }
  if (round === null) return { ...table, ...stageOf(deal), ...facts }
  return {
    ...table,
    price: round.price,
    bringIn: round.level === 0 && round.price > 0,
    lastRaise: stakes.structure === 'limit' ? round.sizes[0]! : round.increment,
    wager: wagerBarred(deal, place) === null ? wagerBounds(deal, place) : null,
    ...facts,
  }
}

/** Outside a betting round players draw or show, or wait for the dealer. */
const stageOf = (deal: Deal): Pick<Situation, 'stage' | 'drawing'> => {
  if (deal.phase !== 'streets') return { stage: 'showdown' }
  return legal(deal).due === 'draw' ? { stage: 'draw', drawing: drawKindOf(deal.form) } : { stage: 'dealing' }
}
