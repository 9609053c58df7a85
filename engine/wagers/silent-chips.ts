import type { WagerPoints } from '../rulebooks/wagers/points.ts'
import { bound, calls, type Draft } from './draft.ts'
import { type Facts, totalOf } from './facts.ts'
import { overTheCallAtBigBet, overTheCallAtLimit } from './half-bet.ts'
import { chipsOverAnEarlierBet, severalChips } from './multi-chip.ts'
import { openingChip, oversizedChip } from './oversized-chip.ts'
import { afterTheFirstMotion } from './string-raise.ts'
import { wagers } from './underbet.ts'

/** What chips are that were released without a word. The first motion says what the act is. */
export const silentChips = (facts: Facts, points: WagerPoints): Draft =>
  afterTheFirstMotion(facts, points, facts.facing ? facingChips(facts, points) : openingChips(facts, points))

const facingChips = (facts: Facts, points: WagerPoints): Draft => {
  const chips = facts.motions[0]!
  const total = facts.keptTotal + totalOf(chips)
  if (total < facts.callTo) return calls(facts, points.shortCall[facts.bigBet ? 'bigBet' : 'limit'].rule)
  const exact = total === facts.callTo
  if (points.multiChip.is === 'call-if-every-chip-is-needed' && !exact) {
    const { before = [] } = facts.situation
    if (before.length > 0) return chipsOverAnEarlierBet(facts, points)
    if (chips.length > 1) return severalChips(facts, points, points.multiChip.rule)
  }
  if (chips.length === 1 && !exact) return oversizedChip(facts, points)
  if (exact) return calls(facts, points.released.rule)
  return facts.bigBet ? overTheCallAtBigBet(facts, points, total) : overTheCallAtLimit(facts, points, total)
}

const openingChips = (facts: Facts, points: WagerPoints): Draft => {
  const chips = facts.motions[0]!
  const total = facts.keptTotal + totalOf(chips)
  if (total <= facts.price) return bound('check', points.released.rule)
  // at limit a blind's few chips more are no raise
  if (!facts.bigBet && facts.price > 0) {
    const over = overTheCallAtLimit(facts, points, total)
    return over.act === 'call' ? { ...bound('check', ...over.rules), to: facts.price } : over
  }
  if (chips.length === 1 && facts.bigBet) return openingChip(facts, points)
  return wagers(facts, points, total, points.released.rule)
}
