import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'
import { calls, type Draft } from './draft.ts'
import { type Facts, totalOf } from './facts.ts'
import { overTheCallAtBigBet, overTheCallAtLimit } from './half-bet.ts'
import { wagers } from './underbet.ts'

/** Chips without a word on top of, or in place of, those of an earlier bet: what wsop/141 makes of them. */
export const chipsOverAnEarlierBet = (facts: Facts, book: Rulebook): Draft => {
  const { before = [], pulledBack = [], pushedTogether } = facts.situation
  const chips = facts.motions[0]!
  const one = chips.length === 1
  if (pushedTogether) return multiChipBet(facts, book, 'wsop/141c')
  const pulled = pulledBack.length === 0 ? 'none' : facts.kept.length === 0 ? 'all' : 'some'
  if (totalOf(before) >= facts.price) {
    if (one && pulled === 'all') return wagers(facts, book, chips[0]!, 'wsop/141b2')
    return multiChipBet(facts, book, 'wsop/141b1')
  }
  switch (pulled) {
    case 'none':
      return one ? calls(facts, 'wsop/141a2') : severalChips(facts, book, 'wsop/141a3', 'wsop/141a1')
    case 'all':
      return one ? calls(facts, 'wsop/141a4') : severalChips(facts, book, 'wsop/141g2', 'wsop/141a4')
    case 'some':
      return multiChipBet(facts, book, 'wsop/141a5')
  }
}

/** Several chips at once, without a word: a call if every one of them is needed for it. */
export const severalChips = (facts: Facts, book: Rulebook, ...rules: readonly RuleId[]): Draft => {
  const chips = facts.motions[0]!
  const total = facts.keptTotal + totalOf(chips)
  if (total - Math.min(...chips) >= facts.price) return multiChipBet(facts, book, ...rules)
  // chips of one kind at limit are a matter of the half-bet rule, which leaves them to the floor
  if (!facts.bigBet) return withRules(overTheCallAtLimit(facts, book, total), rules)
  return calls(facts, ...rules)
}

/** wsop/141f: chips that are not all needed are a raise from half a raise on, and otherwise a call. */
const multiChipBet = (facts: Facts, book: Rulebook, ...rules: readonly RuleId[]): Draft => {
  const total = facts.keptTotal + totalOf(facts.motions[0]!)
  if (!facts.bigBet) return withRules(overTheCallAtLimit(facts, book, total), rules)
  return withRules(overTheCallAtBigBet(facts, book, total), [...rules, 'wsop/141f'])
}

const withRules = (draft: Draft, rules: readonly RuleId[]): Draft => ({ ...draft, rules: [...rules, ...draft.rules] })
