import type { Chips } from '../deal/chips.ts'
import type { WagerPoints } from '../rulebooks/wagers/points.ts'
import { calls, type Draft, leftToTheFloor, outcome } from './draft.ts'
import { type Facts, totalOf } from './facts.ts'
import { wagers } from './underbet.ts'

/** More than the call at limit, without a word: a raise from half a bet on, which must then be completed. */
export const overTheCallAtLimit = (facts: Facts, points: WagerPoints, total: Chips): Draft => {
  const { raiseByChips, likeChips } = points
  const call = calls(facts, raiseByChips.rule)
  if (!isHalf(facts, total, raiseByChips.is) || facts.wager === null) return call
  const raise = wagers(facts, points, total, raiseByChips.rule)
  const chips = facts.motions[0]!
  if (likeChips.is === 'holds' || new Set(chips).size > 1) return raise
  // wsop/140-exceptions: chips of one kind may be held a call, as they are where each is needed for it
  const needed = totalOf(facts.kept) + totalOf(chips) - chips[0]! < facts.price
  const rules = [likeChips.rule, raiseByChips.rule]
  return needed
    ? { ...call, rules, discretion: leftToTheFloor(outcome(call), outcome(raise)) }
    : { ...raise, rules, discretion: leftToTheFloor(outcome(raise), outcome(call)) }
}

/** Too much put in to call at big-bet play: a raise if it is one, otherwise what the book says of an overcall. */
export const overTheCallAtBigBet = (facts: Facts, points: WagerPoints, total: Chips): Draft => {
  const { overcall, released } = points
  if (facts.wager !== null && total >= facts.wager.least) return wagers(facts, points, total, released.rule)
  const call = calls(facts, overcall.rule)
  if (facts.wager === null) return call
  const raise = wagers(facts, points, total, overcall.rule)
  if (overcall.is === 'half-is-a-raise') return isHalf(facts, total, 'half') ? raise : call
  // rrp/14/nl/11 asks whether he tried to raise or merely put in too much; without a word it is taken for a call
  return { ...call, discretion: leftToTheFloor(outcome(call), outcome(raise)) }
}

/** Is what lies over the call half a raise? */
const isHalf = (facts: Facts, total: Chips, from: 'half' | 'more-than-half'): boolean => {
  const twice = 2 * (total - facts.price)
  return from === 'half' ? twice >= facts.step : twice > facts.step
}
