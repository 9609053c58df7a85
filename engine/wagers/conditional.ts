import type { Rulebook } from '../rulebooks/rulebook.ts'
import { choices, type Draft, leftToTheFloor, outcome } from './draft.ts'
import type { Facts } from './facts.ts'
import type { Act } from './reading.ts'
import type { Since, Situation } from './situation.ts'
import type { Condition } from './words.ts'

/** wsop/18, "if you bet, I raise": discouraged, and the player may be held to it once the condition has come true. */
export const conditionalWords = (facts: Facts, book: Rulebook, promised: Draft): Draft => {
  const { is, rule } = book.conditionalStatementsBind
  const came = hasComeTrue(facts.situation, facts.said!.conditional!)
  const none = { act: 'nothing', mayStill: choices(facts.facing), rules: [rule] } as const
  // until it has come true there is nothing to hold anybody to
  if (is === 'not-binding' || !came) return { ...none, binding: false }
  const held = { ...promised, rules: [rule, ...promised.rules] }
  if (is === 'binding' || facts.situation.floor === 'holds') {
    return { ...held, binding: true, bars: EVERY_ACT.filter(act => act !== promised.act) }
  }
  return {
    ...held,
    binding: 'may-be',
    mayStill: choices(facts.facing),
    discretion: leftToTheFloor(outcome(promised), { act: 'nothing' }),
  }
}

const EVERY_ACT: readonly Act[] = ['fold', 'check', 'call', 'bet', 'raise']

/** Has somebody since done what the promise was made to depend on? */
const hasComeTrue = ({ since = [] }: Situation, condition: Condition): boolean =>
  since.some(({ act }) => condition === 'anything' || condition === nameOf(act))

const nameOf = (act: Since['act']): Condition | Since['act'] =>
  act === 'bet' || act === 'raise' || act === 'complete' ? 'wager' : act

/** The situation in which a promise falls due: it answers the wager that came since, not the table as it was before. */
export const whenItFallsDue = (situation: Situation): Situation => {
  const { since = [], price: before = 0, wager, ...rest } = situation
  const price = Math.max(before, ...since.map(({ to = 0 }) => to))
  if (price === before) return situation
  return { ...rest, since, price, lastRaise: Math.max(situation.lastRaise ?? 0, price - before) }
}
