import type { BookId, RuleId } from '../rulebooks/rule-id.ts'
import type { Floor } from './floor.ts'

/** The rule of the room's own book on a matter that every book leaves to the house alike; Robert's where it has none. */
export const ruleBy = (
  { book }: Pick<Floor, 'book'>,
  rules: { readonly rrp: RuleId } & { readonly [B in BookId]?: RuleId },
): readonly RuleId[] => [rules[typeof book === 'string' ? book : book.book] ?? rules.rrp]
