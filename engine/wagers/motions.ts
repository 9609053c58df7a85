import type { Rulebook } from '../rulebooks/rulebook.ts'
import { type Draft, leftToTheFloor, nothing, outcome } from './draft.ts'
import { type Facts, totalOf } from './facts.ts'
import { silentChips } from './silent-chips.ts'

/** Chips moved forward and not let go, without a word: whether the player is held to them. */
export const forwardMotion = (facts: Facts, book: Rulebook): Draft => {
  const induced = (facts.situation.since ?? []).length > 0
  return facts.bigBet ? atBigBet(facts, book, induced) : atLimit(facts, book, induced)
}

/** rrp/3/betting/8: one whose motion made another act may be held to completing it. */
const atLimit = (facts: Facts, book: Rulebook, induced: boolean): Draft => {
  const { is, rule } = book.forwardMotionLimit
  const free = nothing(facts, rule)
  const completed = asIfReleased(facts, book)
  if (!induced) {
    if (is !== 'complete-or-forfeit') return free
    // wsop/138: the floor may impose the same when nobody acted
    const ways = leftToTheFloor({ act: 'nothing' }, outcome(completed), { act: 'forfeit' })
    return { ...free, binding: 'may-be', discretion: ways }
  }
  const held = { ...completed, rules: [rule, ...completed.rules] }
  if (is === 'committed-if-another-acts') return held
  const others =
    is === 'complete-or-forfeit'
      ? [{ act: 'forfeit' as const }, { act: 'nothing' as const }]
      : [{ act: 'nothing' as const }]
  return {
    ...held,
    binding: 'may-be',
    mayStill: free.mayStill!,
    discretion: leftToTheFloor(outcome(held), ...others),
  }
}

/** rrp/14/nl/7: no wager until the chips are let go; wsop/179 may keep the call of a player who drew an action. */
const atBigBet = (facts: Facts, book: Rulebook, induced: boolean): Draft => {
  const { is, rule } = book.forwardMotionBigBet
  const free = nothing(facts, rule)
  if (is === 'not-binding-until-released' || !induced || !facts.facing) return free
  const call = { act: 'call', to: facts.callTo } as const
  return { ...free, ...call, binding: 'may-be', discretion: leftToTheFloor(call, { act: 'nothing' }) }
}

const asIfReleased = (facts: Facts, book: Rulebook): Draft => {
  const motions = facts.held
  return silentChips({ ...facts, motions, put: facts.keptTotal + totalOf(motions.flat()) }, book)
}
