import type { Rulebook } from '../rulebooks/rulebook.ts'
import { bound, type Draft, nothing } from './draft.ts'
import type { Facts } from './facts.ts'

/** A motion with the cards, read as an act: the hand thrown forward, or the upcards of stud lifted. */
export const cardsMoved = (facts: Facts, book: Rulebook, does: 'throws-hand-forward' | 'lifts-upcards'): Draft => {
  const { stage = 'betting', since = [] } = facts.situation
  if (does === 'lifts-upcards') {
    const { rule } = book.upcardsLifted
    // at the showdown it means nothing, and the hand lives until it is discarded
    if (stage === 'showdown') return { ...nothing(facts, rule), mayStill: [] }
    return facts.facing ? bound('fold', rule) : nothing(facts, rule)
  }
  if (facts.facing) return bound('fold', book.foldSaid.rule, book.handThrownForward.rule)
  return since.length > 0 ? bound('fold', book.handThrownForward.rule) : nothing(facts, book.handThrownForward.rule)
}
