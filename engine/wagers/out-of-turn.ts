import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'
import { bound, choices, type Draft, leftToTheFloor, nothing, outcome } from './draft.ts'
import type { Facts } from './facts.ts'
import type { Act } from './reading.ts'
import type { Skipped } from './situation.ts'

/** An act out of turn, when the turn comes: whether it binds, who set the player free, and what it costs them. */
export const outOfTurn = (facts: Facts, book: Rulebook, draft: Draft): Draft => {
  if (draft.act === 'nothing') return draft
  const { outOfTurnBinding: unchanged, outOfTurnFreedBy: freedBy, outOfTurnFloorAfter: floorAfter } = book
  const since = (facts.situation.since ?? []).map(({ act }) => act)
  const raised = since.some(act => act === 'bet' || act === 'raise' || act === 'complete')
  const was = (acts: readonly Act[]): boolean => since.some(act => acts.some(other => other === act))
  // a hand given up facing a wager is dead at once (rrp/3/dead-hands/1a)
  if (draft.act === 'fold' && facts.facing) return { ...draft, rules: [unchanged.rule, ...draft.rules] }
  if (draft.act === 'check' && !raised) return heldToTheCheck(book, draft)
  const { bars, rules } = barred(book, draft.act, raised)
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
const heldToTheCheck = (book: Rulebook, draft: Draft): Draft => {
  const { is: bars, rule } = book.outOfTurnCheckBars
  return { ...draft, bars, rules: [rule, ...draft.rules] }
}

const barred = (
  { outOfTurnCheckBars: checkBars, outOfTurnCallBars: callBars }: Rulebook,
  act: Act,
  raised: boolean,
): { readonly bars: readonly Act[]; readonly rules: readonly RuleId[] } => {
  if (act === 'check') return { bars: checkBars.is, rules: [checkBars.rule] }
  const bars = act === 'call' && (callBars.is.always || !raised) ? callBars.is.acts : []
  return { bars, rules: bars.length > 0 ? [callBars.rule] : [] }
}

/** A player was passed over while it was their turn: whether they have lost it, and then their hand, or to a bet the right to act. */
export const skippedTurn = (facts: Facts, book: Rulebook, skipped: Skipped): Draft => {
  const { is, rule } = book.skippedActionPlayersBehind
  const { behind, waiting = false, calledTime = false } = skipped
  const keeps = nothing(facts, rule)
  if (waiting || calledTime || behind < is.players) return keeps
  // facing a wager the hand is dead, otherwise it is a check
  const lost = bound(facts.facing ? 'fold' : 'check', rule)
  if (is.loss === 'must') return lost
  return {
    ...lost,
    binding: 'may-be',
    mayStill: keeps.mayStill!,
    discretion: leftToTheFloor(outcome(lost), { act: 'nothing' }),
  }
}
