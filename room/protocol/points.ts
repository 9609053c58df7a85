import type { BookId, RuleId } from '@cardroom/engine'

/** What the five books say on every point, chapter by chapter. */
export type BooksTold = {
  readonly books: readonly { readonly id: BookId; readonly name: string }[]
  readonly chapters: readonly { readonly title: string; readonly points: readonly PointSaid[] }[]
  /** The points that a host cares about when he opens a table. */
  readonly house: readonly HousePoint[]
}

/** A point: what it asks, which values it takes, and the answers in the order of the books. */
export type PointSaid = {
  readonly name: string
  readonly asks: string
  readonly takes: string
  readonly answers: readonly AnswerSaid[]
  /** Not all books answer alike. */
  readonly differs: boolean
}

/** An answer in words with its rules; `by` names the book that answers where this one is silent. */
export type AnswerSaid = { readonly says: string; readonly rules: readonly RuleId[]; readonly by: BookId | null }

/** A point that a host may set: its choices, and the whole answer of each book, of which `field` may be one part. */
export type HousePoint = {
  readonly point: string
  readonly field: string | null
  readonly words: string
  readonly choices: readonly { readonly value: string | number | boolean; readonly words: string }[]
  readonly values: readonly unknown[]
  readonly rules: readonly (readonly RuleId[])[]
}

/** By what a table is played. */
export type HouseTold = {
  readonly name: string
  readonly book: BookId
  readonly departs: readonly { readonly point: string; readonly says: string; readonly note: string }[]
}
