import type { Rulebook } from '../rulebooks/rulebook.ts'
import type { GameKind, Limit } from './game.ts'

/** Are these games of one kind: equal forms and limit, and a required kill at both or neither where the book looks at it? */
export const sameKind = (one: GameKind, other: GameKind, book: Rulebook): boolean =>
  sameForms(one, other) &&
  sameLimit(one.limit, other.limit) &&
  // rrp/13/13: a required kill makes it another game
  (one.kill === other.kill || !book.killGameIsDifferentType.is)

/** Are these games of one type, whatever they are played for? */
export const sameForms = (one: GameKind, other: GameKind): boolean =>
  one.forms.length === other.forms.length && one.forms.every(form => other.forms.includes(form))

/** Are these limits the same? */
export const sameLimit = (one: Limit, other: Limit): boolean =>
  one.structure === other.structure && one.small === other.small && one.big === other.big

/** Is it a mix of forms? */
export const isMixed = ({ forms }: GameKind): boolean => forms.length > 1
