import type { Rulebook } from '../rulebooks/rulebook.ts'
import { choices, type Draft, leftToTheFloor, outcome } from './draft.ts'
import type { Facts } from './facts.ts'
import type { Act } from './reading.ts'

/** "If you bet, I raise": discouraged, and he may be held to it once the condition has come true. */
export const conditionalWords = (facts: Facts, book: Rulebook, promised: Draft): Draft => {
  const { is, rule } = book.conditionalStatementsBind
  const came = (facts.situation.since ?? []).length > 0
  const free = choices(facts.facing || came)
  const none = { act: 'nothing', mayStill: free, rules: [rule] } as const
  if (is === 'not-binding' || (is === 'binding' && !came)) return { ...none, binding: false }
  if (!came) return { ...none, binding: 'may-be', discretion: leftToTheFloor({ act: 'nothing' }, outcome(promised)) }
  const held = {
    ...promised,
    bars: EVERY_ACT.filter(act => act !== promised.act),
    rules: [rule, ...promised.rules],
  }
  if (is === 'binding') return held
  return {
    ...held,
    binding: 'may-be',
    mayStill: free,
    discretion: leftToTheFloor(outcome(promised), { act: 'nothing' }),
  }
}

const EVERY_ACT: readonly Act[] = ['fold', 'check', 'call', 'bet', 'raise']
