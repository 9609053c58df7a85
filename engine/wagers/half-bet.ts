import type { Chips } from '../deal/chips.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'
import { calls, type Draft, leftToTheFloor, outcome } from './draft.ts'
import { type Facts, totalOf } from './facts.ts'
import { wagers } from './underbet.ts'

/** More than the call at limit, without a word: a raise from half a bet on, which must then be completed. */
export const overTheCallAtLimit = (facts: Facts, book: Rulebook, total: Chips): Draft => {
  const { raiseByChipsFraction, raiseByLikeChips } = book
  const call = calls(facts, raiseByChipsFraction.rule)
  if (!isRaise(facts, total, raiseByChipsFraction.is) || facts.wager === null) return call
  const raise = wagers(facts, book, total, raiseByChipsFraction.rule)
  const chips = facts.motions[0]!
  if (raiseByLikeChips.is === 'holds' || new Set(chips).size > 1) return raise
  // wsop/140-exceptions: chips of one kind may be held a call, as they are where each is needed for it
  const needed = totalOf(facts.kept) + totalOf(chips) - chips[0]! < facts.price
  const rules = [raiseByLikeChips.rule, raiseByChipsFraction.rule]
  return needed
    ? { ...call, rules, discretion: leftToTheFloor(outcome(call), outcome(raise)) }
    : { ...raise, rules, discretion: leftToTheFloor(outcome(raise), outcome(call)) }
}

/** Too much put in to call at big-bet play: a raise if it is one, otherwise what the book says of an overcall. */
export const overTheCallAtBigBet = (facts: Facts, book: Rulebook, total: Chips): Draft => {
  const { noLimitOvercallHalfRaise: overcall, chipsReleased } = book
  if (facts.wager !== null && total >= facts.wager.least) return wagers(facts, book, total, chipsReleased.rule)
  const call = calls(facts, overcall.rule)
  if (facts.wager === null) return call
  const raise = wagers(facts, book, total, overcall.rule)
  if (overcall.is) return isRaise(facts, total, half) ? raise : call
  // rrp/14/nl/11 asks whether they tried to raise or merely put in too much; without a word it is taken for a call
  return { ...call, discretion: leftToTheFloor(outcome(call), outcome(raise)) }
}

const half = { fraction: 0.5, inclusive: true }

/** Is what lies over the call this part of a raise? */
const isRaise = (facts: Facts, total: Chips, { fraction, inclusive }: typeof half): boolean => {
  const over = (total - facts.price) / facts.step
  return inclusive ? over >= fraction : over > fraction
}
