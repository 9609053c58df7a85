import type { Chips } from '../deal/chips.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'
import type { Draft } from './draft.ts'
import { type Facts, totalOf } from './facts.ts'

/** Chips that follow in another motion, or a raise that is said after the chips, do not count. */
export const afterTheFirstMotion = (facts: Facts, book: Rulebook, draft: Draft): Draft => {
  const late = facts.late && (facts.said?.says === 'wager' || facts.said?.says === 'amount')
  const more = facts.motions.length > 1 && draft.to !== undefined && facts.put > draft.to
  return late || more ? { ...draft, rules: [stringRule(facts, book), ...draft.rules] } : draft
}

/** The rule against string raises. */
export const stringRule = (facts: Facts, book: Rulebook): RuleId =>
  book[facts.bigBet ? 'stringRaiseBigBet' : 'stringRaiseLimit'].rule

/** What the chips amount to after a bet or raise was said without an amount; null when no chips came. */
export const amountByMotions = (
  facts: Facts,
  book: Rulebook,
): { readonly amount: Chips; readonly rules: readonly RuleId[] } | null => {
  const { motions, keptTotal, put } = facts
  if (motions.length === 0) return null
  // the motions of limit play need no counting once the raise is said (rrp/3/betting/14)
  if (!facts.bigBet) return { amount: put, rules: [] }
  const inEvent = facts.situation.setting === 'tournament'
  const way = book[inEvent ? 'raiseInSeveralMotionsTournament' : 'raiseInSeveralMotions']
  const counted = way.is === 'allowed-after-saying-raise' ? motions.length : countedMotions(facts, way.is)
  const amount = keptTotal + totalOf(motions.slice(0, counted).flat())
  if (motions.length === 1) return { amount, rules: [] }
  return { amount, rules: counted < motions.length ? [way.rule, stringRule(facts, book)] : [way.rule] }
}

/** wsop/178: the call may go in first, and the raise then in one motion. */
const countedMotions = (
  facts: Facts,
  way: 'amount-stated-or-single-motion' | 'amount-stated-or-call-and-single-motion',
): number => {
  if (way === 'amount-stated-or-single-motion') return 1
  let total = facts.keptTotal
  for (let i = 0; i < facts.motions.length; i++) {
    total += totalOf(facts.motions[i]!)
    if (total > facts.price) return i + 1
  }
  return facts.motions.length
}
