import type { Chips } from '../../deal/chips.ts'
import { isFixed } from '../../deal/law.ts'
import type { Stakes } from '../../deal/stakes.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'

/** rrp/14/nl/15: how large a straddle is, by the big blind. */
export const straddleSize = (stakes: Stakes, book: Rulebook): Chips => {
  const { is } = isFixed(stakes.structure) ? book.limitStraddle : book.bigBetStraddle
  return Math.round((stakes.blinds.at(-1) ?? 0) * is.timesBigBlind)
}
