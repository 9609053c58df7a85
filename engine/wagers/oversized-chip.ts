import type { WagerPoints } from '../rulebooks/wagers/points.ts'
import { calls, type Draft, leftToTheFloor, outcome } from './draft.ts'
import type { Facts } from './facts.ts'
import { wagers } from './underbet.ts'

/** One chip, without a word, by a player who faces a bet: a call, however large the chip. */
export const oversizedChip = (facts: Facts, points: WagerPoints): Draft => {
  const chip = facts.motions[0]![0]!
  const call = calls(facts, points.oversizedChip[facts.bigBet ? 'bigBet' : 'limit'].rule)
  if (!isAboveThePot(facts, chip)) return call
  const { potLimitChip } = points
  const cited = { ...call, rules: [potLimitChip.rule, ...call.rules] }
  if (potLimitChip.is === 'call' || facts.wager === null) return cited
  // uspa/3.4.3.7 makes no exception for one who faces a bet, uspa/3.4.2.9 does
  const raise = wagers(facts, points, facts.wager.most, potLimitChip.rule)
  return { ...raise, asked: chip, discretion: leftToTheFloor(outcome(raise), outcome(call)) }
}

/** One chip, without a word, with nothing to call: a bet of the whole chip, at pot-limit of the pot at most. */
export const openingChip = (facts: Facts, points: WagerPoints): Draft => {
  const chip = facts.motions[0]![0]!
  const rule = isAboveThePot(facts, chip) ? points.potLimitChip.rule : points.openingChip.rule
  return wagers(facts, points, facts.keptTotal + chip, rule)
}

const isAboveThePot = ({ situation: { structure, pot } }: Facts, chip: number): boolean =>
  structure === 'pot-limit' && pot !== undefined && chip > pot
