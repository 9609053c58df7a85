import type { Kind } from '../kinds/kind.ts'
import type { BookId, RuleId } from './rule-id.ts'

/** A book's answer to a point: the value, and the rules it rests on, the nearest first. */
export type Answer<T> = readonly [value: T, rule: RuleId, ...more: RuleId[]]

/**
 * A point on which books may differ: what it asks, which values it takes, and the answers of the books side by side.
 * A book without an answer is silent and takes Robert's. Where Robert's itself is silent, its answer names the rule of
 * the book that speaks, which then serves all.
 */
export type Asked<T = unknown> = {
  /** The question in one line. */
  readonly asks: string
  readonly takes: Kind<T>
  /** Other names under which rules of the ledger carry it. */
  readonly also?: readonly string[]
  readonly rrp: Answer<T>
  readonly uspa?: Answer<T>
  readonly hpt?: Answer<T>
  readonly web?: Answer<T>
  readonly wsop?: Answer<T>
}

/** A point as it stands in a chapter. */
export const point = <T>(asked: {
  readonly asks: string
  readonly takes: Kind<T>
  readonly rrp: NoInfer<Answer<T>>
  readonly uspa?: NoInfer<Answer<T>>
  readonly hpt?: NoInfer<Answer<T>>
  readonly web?: NoInfer<Answer<T>>
  readonly wsop?: NoInfer<Answer<T>>
}): Asked<T> => asked

/** A chapter of the rulebook: the points of one subject by their names. */
export type Chapter = { readonly title: string; readonly points: Readonly<Record<string, Asked>> }

/** A point answered in one book: the value, the rule it rests on, and whose word it is. */
export type Point<T> = {
  readonly is: T
  /** The nearest rule. Where a house departs from its book, the rule it departs from. */
  readonly rule: RuleId
  readonly rules: readonly RuleId[]
  /** The book that says so: another than their own where that is silent, or the house. */
  readonly by: BookId | 'house'
}
