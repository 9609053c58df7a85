import type { BookId } from '../rulebooks/rule-id.ts'
import type { DrillArea } from './drill.ts'
import { type Known, knownAfter, NO_REPEAT } from './next-drill.ts'

/** An answer to a drill: what it was about, and whether it was right. */
export type Answered = {
  readonly area: DrillArea
  readonly book: BookId
  /** The first of its rules; a drill may have none. */
  readonly rule: string | null
  readonly key: string
  readonly right: boolean
}

/** How many answers were right, of how many. */
export type Score = { readonly right: number; readonly all: number }

/** What somebody has answered so far: it follows from their answers alone, in the order in which they came. */
export type Practice = {
  readonly areas: Readonly<Partial<Record<DrillArea, Score>>>
  readonly books: Readonly<Record<string, Score>>
  readonly known: Known
  /** After how many questions each rule was asked last. */
  readonly seen: Readonly<Record<string, number>>
  readonly lately: readonly string[]
  readonly streak: number
  readonly asked: number
}

/** Nobody has answered anything yet. */
export const noPractice: Practice = { areas: {}, books: {}, known: {}, seen: {}, lately: [], streak: 0, asked: 0 }

/** The practice after an answer. */
export const practiceAfter = (practice: Practice, { area, book, rule, key, right }: Answered): Practice => ({
  areas: { ...practice.areas, [area]: plusOne(practice.areas[area], right) },
  books: { ...practice.books, [book]: plusOne(scoreIn(practice.books, book), right) },
  known: rule === null ? practice.known : knownAfter(practice.known, rule, right),
  seen: rule === null ? practice.seen : { ...practice.seen, [rule]: practice.asked },
  lately: [...practice.lately, key].slice(-NO_REPEAT),
  streak: right ? practice.streak + 1 : 0,
  asked: practice.asked + 1,
})

/** Two practices of one person as one: nothing is counted less, and a rule counts as known as far as both know it. */
export const practiceWith = (one: Practice, other: Practice): Practice => ({
  areas: summed(one.areas, other.areas),
  books: summed(one.books, other.books),
  known: Object.fromEntries(
    [...new Set([...Object.keys(one.known), ...Object.keys(other.known)])].map(rule => [
      rule,
      Math.min(one.known[rule] ?? MOST_KNOWN, other.known[rule] ?? MOST_KNOWN),
    ]),
  ),
  seen: {
    ...one.seen,
    ...Object.fromEntries(Object.entries(other.seen).map(([rule, at]) => [rule, one.asked + at])),
  },
  lately: [...one.lately, ...other.lately].slice(-NO_REPEAT),
  streak: other.asked === 0 ? one.streak : other.streak,
  asked: one.asked + other.asked,
})

/** As well as a rule can be known. */
const MOST_KNOWN = 9

const plusOne = (score: Score | undefined, right: boolean): Score => ({
  right: (score?.right ?? 0) + Number(right),
  all: (score?.all ?? 0) + 1,
})

const scoreIn = (scores: Practice['books'], name: string): Score | undefined =>
  Object.hasOwn(scores, name) ? scores[name] : undefined

const summed = <K extends string>(
  one: Readonly<Partial<Record<K, Score>>>,
  other: Readonly<Partial<Record<K, Score>>>,
): Readonly<Record<K, Score>> => {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])] as K[]
  const sum = (name: K): Score => ({
    right: (one[name]?.right ?? 0) + (other[name]?.right ?? 0),
    all: (one[name]?.all ?? 0) + (other[name]?.all ?? 0),
  })
  return Object.fromEntries(names.map(name => [name, sum(name)])) as Record<K, Score>
}
