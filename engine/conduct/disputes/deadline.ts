import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'

/** How far things have gone since the pot in question, by the signs that the books go by. */
export const SIGNS = [
  'nothing',
  'pot-pushed',
  'first-riffle',
  'machine-button-pushed',
  'first-card-dealt',
  'game-ended',
] as const
/** One of the signs. */
export type Sign = (typeof SIGNS)[number]

/** Whether a ruling can still be asked for, and by which rules. */
export type Deadline = { readonly inTime: boolean; readonly late: boolean; readonly rules: readonly RuleId[] }

/** rrp/2/decision-making/5, wsop/55: until the next deal begins, by a riffle or by the machine's button. */
export const deadline = (book: Rulebook, gone: Sign, houseError: boolean): Deadline => {
  const { is, rules } = book.rulingDeadline
  const over = isOver(is, gone)
  const { lateHouseErrorCorrection: late } = book
  // wsop/55-house-error: what the house did wrong is corrected later too
  return over && houseError && late.is
    ? { inTime: true, late: true, rules: late.rules }
    : { inTime: !over, late: over, rules }
}

const isOver = (is: Rulebook['rulingDeadline']['is'], gone: Sign): boolean => {
  switch (gone) {
    case 'nothing':
      return false
    case 'pot-pushed':
      return is.manualShuffle === 'pot-pushed' && is.machineShuffle === 'pot-pushed'
    case 'first-riffle':
      return is.manualShuffle !== 'first-card-dealt'
    case 'machine-button-pushed':
      return is.machineShuffle !== 'first-card-dealt'
    case 'first-card-dealt':
      return true
    case 'game-ended':
      return is.gameEndsOrMoves
  }
}
