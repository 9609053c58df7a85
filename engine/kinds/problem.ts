import type { Kind } from './kind.ts'

/**
 * What is wrong with data from outside: the place in it, what stands there, and why it can't be used. Like every refusal
 * it is a code, what the code is about, and rules; words are made of them at the edge.
 */
export type Problem = Misread & {
  /** The place as you would write it in a program: `acts[3]`, `seats.2.cards`; empty for the whole. */
  readonly at: string
  /** What stands there. */
  readonly said?: unknown
}

/** What is wrong with a piece of it, before anybody knows where it stands. */
export type Misread = {
  readonly why: string
  readonly about?: unknown
  /** The rules behind it, where a rule forbids it. */
  readonly rules?: readonly string[]
}

/** What is wrong with a value by its kind alone: each code, and what it is about. */
export type KindProblems = {
  /** What a kind takes, and the right names that may have been meant. */
  readonly 'not-accepted': { readonly takes: Kind; readonly meant: readonly string[] }
  readonly 'there-twice': { readonly takes: Kind }
  readonly missing: { readonly takes: Kind }
  /** The fields that there are, and the one that may have been meant. */
  readonly 'no-such-field': {
    readonly field: string
    readonly meant: string | null
    readonly fields: readonly string[]
  }
  /** A name that isn't written like those that are accepted. */
  readonly 'no-such-name': { readonly field: string; readonly takes: Kind }
}

/** Is this a problem, and not the answer? */
export const isProblem = (answer: unknown): answer is Misread =>
  typeof answer === 'object' && answer !== null && typeof (answer as Partial<Misread>).why === 'string'

/** What a code is about, where it is about something. */
type About<All, Why extends keyof All> = All[Why] extends null ? [] : [about: All[Why]]

/** Writes what is wrong with a piece: `const misread = misreadings<ActProblems>()`, then `misread('no-card', { text })`. */
export const misreadings =
  <All>() =>
  <Why extends keyof All & string>(why: Why, ...[about]: About<All, Why>): Misread =>
    about === undefined ? { why } : { why, about }

/** Writes the problems of one kind: `const wrong = problems<FormProblems>()`, then `wrong('streets', 'two-rounds')`. */
export const problems =
  <All>() =>
  <Why extends keyof All & string>(at: string, why: Why, ...[about]: About<All, Why>): Problem =>
    about === undefined ? { at, why } : { at, why, about }

/** The same with its place. */
export const problemAt = (at: string, { why, about, rules }: Misread, said?: unknown): Problem => ({
  at,
  ...(said === undefined ? {} : { said }),
  why,
  ...(about === undefined ? {} : { about }),
  ...(rules === undefined ? {} : { rules }),
})

/** A problem of a part as a problem of the whole: its place after the place of the part. */
export const within = (place: string, problem: Problem): Problem => ({ ...problem, at: under(place, problem.at) })

/** A place within a place: `seats` and `[3].chips` make `seats[3].chips`. */
export const under = (place: string, name: string): string => {
  if (place === '' || name === '') return place + name
  return name.startsWith('[') ? `${place}${name}` : `${place}.${name}`
}
