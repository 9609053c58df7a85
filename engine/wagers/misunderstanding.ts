import type { Rulebook } from '../rulebooks/rulebook.ts'
import { choices, type Draft, freed, leftToTheFloor, outcome } from './draft.ts'
import type { Facts } from './facts.ts'
import type { Mistake } from './situation.ts'

/** What becomes of an act whose player did not know of a raise, of a kill, or of how much the wager was. */
export const mistaken = (facts: Facts, book: Rulebook, draft: Draft, mistook: Mistake): Draft => {
  switch (mistook.of) {
    case 'raise':
      return unawareOfRaise(facts, book, draft)
    case 'kill':
      return unawareOfKill(facts, book, draft, mistook)
    case 'amount':
      return misunderstood(facts, book, draft, mistook)
  }
}

/** Somebody has acted after them; a hand that was shown is no act. */
const anotherActed = (facts: Facts): boolean => (facts.situation.since ?? []).some(({ act }) => act !== 'shows')

/** rrp/3/betting/13: as long as nobody has acted after them, players take the chips back and think again, or the floor may let them. */
const unawareOfRaise = (facts: Facts, book: Rulebook, draft: Draft): Draft => {
  const { is, rule } = book.raiseUnaware
  if (anotherActed(facts)) return { ...draft, rules: [rule, ...draft.rules] }
  const open = choices(facts.facing)
  if (is === 'withdraws-if-nobody-acted') return freed(draft, open, rule)
  return {
    ...draft,
    binding: 'may-be',
    mayStill: open,
    rules: [rule, ...draft.rules],
    discretion: leftToTheFloor(outcome(draft), { act: 'withdraw' }),
  }
}

const unawareOfKill = (
  facts: Facts,
  book: Rulebook,
  draft: Draft,
  { required = false, announced = false, buttonUp = false }: Extract<Mistake, { of: 'kill' }>,
): Draft => {
  const { is, rule } = book.killUnaware
  const known = is.boundWhen === 'required-and-button-face-up' ? required : announced
  if (!known || !buttonUp) return freed(draft, choices(facts.facing), rule)
  const kept = { ...draft, rules: [rule, ...draft.rules] }
  // wsop/200: or they give up the chips that are in
  return is.bound === 'must-complete' ? kept : { ...kept, mayStill: ['fold'] }
}

const misunderstood = (
  facts: Facts,
  book: Rulebook,
  draft: Draft,
  { harm }: Extract<Mistake, { of: 'amount' }>,
): Draft => {
  const { misunderstandingCovers: covers, misunderstandingMaxFraction: most, misunderstandingUnless: unless } = book
  if (covers.is.at === 'big-bet' && !facts.bigBet) return draft
  if (!covers.is.acts.some(act => act === draft.act)) return { ...draft, rules: [covers.rule, ...draft.rules] }
  const tooLate = unless.is === 'harm' ? (harm ?? anotherActed(facts)) : anotherActed(facts)
  if (tooLate) return { ...draft, rules: [unless.rule, ...draft.rules] }
  // rrp/14/nl/12/eighty-percent: no claim from a player who has put in that much of it
  if (draft.act === 'call' && most.is !== null && facts.put / facts.price >= most.is) {
    return { ...draft, rules: [most.rule, ...draft.rules] }
  }
  return {
    ...draft,
    binding: 'may-be',
    mayStill: choices(facts.facing),
    rules: [covers.rule],
    discretion: leftToTheFloor({ act: 'withdraw' }, outcome(draft)),
  }
}
