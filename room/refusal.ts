import type { RuleId } from '@cardroom/engine'

/** An order that is not carried out: why, in words, with the rules behind it. */
export type Refused = { readonly why: string; readonly words: string; readonly rules: readonly RuleId[] }

/** A refusal by the room itself; no rule of a book is behind it. */
export const simply = (why: string, words: string): Refused => ({ why, words, rules: [] })
