import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'

/** wsop/73-unapproved: whatever players play for, rulings go by what the house approved, unless the book has it otherwise. */
export const ruledBy = <L>(
  { limitChangeBlockingObjections: { is } }: Rulebook,
  played: L,
  approved: L,
): { readonly limit: L; readonly rules: readonly RuleId[] } => ({
  limit: is.unapproved === 'limit-played' ? played : approved,
  rules: ['wsop/73-unapproved'],
})
