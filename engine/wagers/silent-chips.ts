import type { Rulebook } from '../rulebooks/rulebook.ts'
import { bound, calls, type Draft } from './draft.ts'
import { type Facts, totalOf } from './facts.ts'
import { overTheCallAtBigBet, overTheCallAtLimit } from './half-bet.ts'
import { chipsOverAnEarlierBet, severalChips } from './multi-chip.ts'
import { openingChip, oversizedChip } from './oversized-chip.ts'
import { afterTheFirstMotion } from './string-raise.ts'
import { wagers } from './underbet.ts'

/** What chips are that were released without a word. The first motion says what the act is. */
export const silentChips = (facts: Facts, book: Rulebook): Draft =>
  afterTheFirstMotion(facts, book, facts.facing ? facingChips(facts, book) : openingChips(facts, book))

const facingChips = (facts: Facts, book: Rulebook): Draft => {
  const chips = facts.motions[0]!
  const total = facts.keptTotal + totalOf(chips)
  if (total < facts.callTo) return calls(facts, book[facts.bigBet ? 'shortCallBigBet' : 'shortCallLimit'].rule)
  const exact = total === facts.callTo
  if (book.multiChipRule.is === 'call-if-every-chip-is-needed' && !exact) {
    const { before = [] } = facts.situation
    if (before.length > 0) return chipsOverAnEarlierBet(facts, book)
    if (chips.length > 1) return severalChips(facts, book, book.multiChipRule.rule)
  }
  if (chips.length === 1 && !exact) return oversizedChip(facts, book)
  if (exact) return calls(facts, book.chipsReleased.rule)
  return facts.bigBet ? overTheCallAtBigBet(facts, book, total) : overTheCallAtLimit(facts, book, total)
}

const openingChips = (facts: Facts, book: Rulebook): Draft => {
  const chips = facts.motions[0]!
  const total = facts.keptTotal + totalOf(chips)
  if (total <= facts.price) return bound('check', book.chipsReleased.rule)
  // at limit a blind's few chips more are no raise
  if (!facts.bigBet && facts.price > 0) {
    const over = overTheCallAtLimit(facts, book, total)
    return over.act === 'call' ? { ...bound('check', ...over.rules), to: facts.price } : over
  }
  if (chips.length === 1 && facts.bigBet) return openingChip(facts, book)
  return wagers(facts, book, total, book.chipsReleased.rule)
}
