import type { Rulebook } from '../rulebooks/rulebook.ts'
import { bound, type Draft, freed } from './draft.ts'
import type { Facts } from './facts.ts'

/** The forced bet of stud by one whose upcard was not the lowest: taken back until the next player has acted, then it stands. */
export const wrongLowcard = (facts: Facts, book: Rulebook): Draft => {
  const { wrongBringInNobodyActed: before, wrongBringInNextActed: after } = book
  const acted = (facts.situation.since ?? []).length > 0
  const bet = { ...bound('bet', after.rule), to: facts.put }
  return acted ? bet : freed(bet, [], before.rule)
}
