import type { Rulebook } from '../rulebooks/rulebook.ts'
import { calls, type Draft, leftToTheFloor, outcome } from './draft.ts'
import type { Facts } from './facts.ts'
import { wagers } from './underbet.ts'

/** One chip, without a word, by a player who faces a bet: a call, however large the chip. */
export const oversizedChip = (facts: Facts, book: Rulebook): Draft => {
  const chip = facts.motions[0]![0]!
  const call = calls(facts, book[facts.bigBet ? 'oversizedChipBigBet' : 'oversizedChip'].rule)
  if (!isAboveThePot(facts, chip)) return call
  const { potLimitBigChip } = book
  const cited = { ...call, rules: [potLimitBigChip.rule, ...call.rules] }
  if (potLimitBigChip.is.facingBet === 'call' || facts.wager === null) return cited
  // uspa/3.4.3.7 makes no exception for a player who faces a bet, uspa/3.4.2.9 does
  const raise = wagers(facts, book, facts.wager.most, potLimitBigChip.rule)
  return { ...raise, asked: chip, discretion: leftToTheFloor(outcome(raise), outcome(call)) }
}

/** One chip, without a word, with nothing to call: a bet of the whole chip, at pot-limit of the pot at most. */
export const openingChip = (facts: Facts, book: Rulebook): Draft => {
  const chip = facts.motions[0]![0]!
  const rule = isAboveThePot(facts, chip) ? book.potLimitBigChip.rule : book.openingChip.rule
  return wagers(facts, book, facts.keptTotal + chip, rule)
}

const isAboveThePot = ({ situation: { structure, pot } }: Facts, chip: number): boolean =>
  structure === 'pot-limit' && pot !== undefined && chip > pot
