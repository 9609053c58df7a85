import type { WagerPoints } from '../rulebooks/wagers/points.ts'
import { choices, type Draft, freed, leftToTheFloor, outcome } from './draft.ts'
import type { Facts } from './facts.ts'
import type { Mistake } from './situation.ts'

/** What becomes of an act whose player did not know of a raise, of a kill, or of how much the wager was. */
export const mistaken = (facts: Facts, points: WagerPoints, draft: Draft, mistook: Mistake): Draft => {
  switch (mistook.of) {
    case 'raise':
      return unawareOfRaise(facts, points, draft)
    case 'kill':
      return unawareOfKill(facts, points, draft, mistook)
    case 'amount':
      return misunderstood(facts, points, draft, mistook)
  }
}

/** Somebody has acted after him; a hand that was shown is no act. */
const anotherActed = (facts: Facts): boolean => (facts.situation.since ?? []).some(({ act }) => act !== 'shows')

/** rrp/3/betting/13: he may take the chips back and think again, as long as nobody has acted after him. */
const unawareOfRaise = (facts: Facts, points: WagerPoints, draft: Draft): Draft => {
  const { rule } = points.unawareOfRaise
  if (anotherActed(facts)) return { ...draft, rules: [rule, ...draft.rules] }
  return freed(draft, choices(facts.facing), rule)
}

const unawareOfKill = (
  facts: Facts,
  points: WagerPoints,
  draft: Draft,
  { required = false, announced = false, buttonUp = false }: Extract<Mistake, { of: 'kill' }>,
): Draft => {
  const { is, rule } = points.unawareOfKill
  const told = is.bound === 'required-with-the-button-up' ? required : announced
  if (!told || !buttonUp) return freed(draft, choices(facts.facing), rule)
  const kept = { ...draft, rules: [rule, ...draft.rules] }
  // wsop/200: or he gives up the chips that are in
  return is.must === 'completes' ? kept : { ...kept, mayStill: ['fold'] }
}

const misunderstood = (
  facts: Facts,
  points: WagerPoints,
  draft: Draft,
  { harm }: Extract<Mistake, { of: 'amount' }>,
): Draft => {
  const { covers, boundFrom, unless } = points.misunderstanding
  if (covers.is.at === 'big-bet' && !facts.bigBet) return draft
  if (!covers.is.acts.some(act => act === draft.act)) return { ...draft, rules: [covers.rule, ...draft.rules] }
  const tooLate = unless.is === 'harm' ? (harm ?? anotherActed(facts)) : anotherActed(facts)
  if (tooLate) return { ...draft, rules: [unless.rule, ...draft.rules] }
  // rrp/14/nl/12/eighty-percent: no claim from one who has put in that much of it
  if (draft.act === 'call' && boundFrom.is !== null && facts.put >= boundFrom.is * facts.price) {
    return { ...draft, rules: [boundFrom.rule, ...draft.rules] }
  }
  return {
    ...draft,
    binding: 'may-be',
    mayStill: choices(facts.facing),
    rules: [covers.rule],
    discretion: leftToTheFloor({ act: 'withdraw' }, outcome(draft)),
  }
}
