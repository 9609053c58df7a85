import type { WagerPoints } from '../rulebooks/wagers/points.ts'
import { choices, type Draft, leftToTheFloor, outcome } from './draft.ts'
import type { Facts } from './facts.ts'
import type { Act } from './reading.ts'

/** "If you bet, I raise": discouraged, and he may be held to it once the condition has come true. */
export const conditionalWords = (facts: Facts, points: WagerPoints, promised: Draft): Draft => {
  const { rule } = points.conditional
  const came = (facts.situation.since ?? []).length > 0
  const free = choices(facts.facing || came)
  if (!came) {
    const none = { act: 'nothing', binding: 'may-be', mayStill: free, rules: [rule] } as const
    return { ...none, discretion: leftToTheFloor({ act: 'nothing' }, outcome(promised)) }
  }
  return {
    ...promised,
    binding: 'may-be',
    mayStill: free,
    bars: EVERY_ACT.filter(act => act !== promised.act),
    rules: [rule, ...promised.rules],
    discretion: leftToTheFloor(outcome(promised), { act: 'nothing' }),
  }
}

const EVERY_ACT: readonly Act[] = ['fold', 'check', 'call', 'bet', 'raise']
