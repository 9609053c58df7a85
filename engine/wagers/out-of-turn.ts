import type { RuleId } from '../rulebooks/rule-id.ts'
import type { WagerPoints } from '../rulebooks/wagers/points.ts'
import { bound, choices, type Draft, leftToTheFloor, nothing, outcome } from './draft.ts'
import type { Facts } from './facts.ts'
import type { Act } from './reading.ts'
import type { Skipped } from './situation.ts'

/** An act out of turn, when the turn comes: whether it binds, who set the player free, and what it costs him. */
export const outOfTurn = (facts: Facts, points: WagerPoints, draft: Draft): Draft => {
  if (draft.act === 'nothing') return draft
  const { unchanged, freedBy, floorAfter } = points.outOfTurn
  const since = (facts.situation.since ?? []).map(({ act }) => act)
  const raised = since.some(act => act === 'bet' || act === 'raise' || act === 'complete')
  const was = (acts: readonly Act[]): boolean => since.some(act => acts.some(other => other === act))
  // a hand given up facing a wager is dead at once (rrp/3/dead-hands/1a)
  if (draft.act === 'fold' && facts.facing) return { ...draft, rules: [unchanged.rule, ...draft.rules] }
  if (draft.act === 'check' && !raised) return heldToTheCheck(points, draft)
  const { bars, rules } = barred(points, draft.act, raised)
  const open = choices(facts.facing || raised).filter(act => !bars.includes(act))
  if (was(freedBy.is)) {
    return { ...draft, binding: false, mayStill: open, bars, rules: [freedBy.rule, ...rules] }
  }
  const floor = was(floorAfter.is) ? floorAfter.rule : unchanged.is === 'may-bind' ? unchanged.rule : null
  if (floor === null) return { ...draft, bars, rules: [unchanged.rule, ...rules, ...draft.rules] }
  return {
    ...draft,
    binding: 'may-be',
    mayStill: open,
    bars,
    rules: [floor, ...rules, ...draft.rules],
    discretion: leftToTheFloor(outcome(draft), { act: 'withdraw' }),
  }
}

/** Nobody has bet: a check stands in every book, and it costs what the book says. */
const heldToTheCheck = (points: WagerPoints, draft: Draft): Draft => {
  const { checkBars } = points.outOfTurn
  return { ...draft, bars: checkBars.is, rules: [checkBars.rule, ...draft.rules] }
}

const barred = (
  { outOfTurn: { checkBars, callBars } }: WagerPoints,
  act: Act,
  raised: boolean,
): { readonly bars: readonly Act[]; readonly rules: readonly RuleId[] } => {
  if (act === 'check') return { bars: checkBars.is, rules: [checkBars.rule] }
  const bars = act === 'call' && (callBars.is.always || !raised) ? callBars.is.acts : []
  return { bars, rules: bars.length > 0 ? [callBars.rule] : [] }
}

/** A player was passed over while it was his turn: whether he has lost it, and then his hand, or to a bet the right to act. */
export const skippedTurn = (facts: Facts, points: WagerPoints, skipped: Skipped): Draft => {
  const { is, rule } = points.skipped
  const { behind, waiting = false, calledTime = false } = skipped
  const keeps = nothing(facts, rule)
  if (waiting || calledTime || behind < is.players) return keeps
  // facing a wager the hand is dead, otherwise it is a check
  const lost = bound(facts.facing ? 'fold' : 'check', rule)
  if (is.loses === 'will') return lost
  return {
    ...lost,
    binding: 'may-be',
    mayStill: keeps.mayStill!,
    discretion: leftToTheFloor(outcome(lost), { act: 'nothing' }),
  }
}
