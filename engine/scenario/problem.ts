import type { RuleId } from '../rulebooks/rule-id.ts'

/** Why a scenario cannot be played: the place in it, what stands there, what is wrong, and what is accepted instead. */
export type Problem = Misread & {
  /** The place as one would write it in a program: `acts[3]`, `seats.2.cards`. */
  readonly at: string
  /** What stands there. */
  readonly said?: unknown
}

/** What is wrong with a piece of a scenario, before it is known where it stands. */
export type Misread = {
  readonly problem: string
  readonly accepted?: string
  /** The rules behind it, where a rule forbids it. */
  readonly rules?: readonly RuleId[]
}

/** Is this a problem, and not what was asked for? */
export const isProblem = (answer: unknown): answer is Misread =>
  typeof answer === 'object' && answer !== null && typeof (answer as Partial<Misread>).problem === 'string'

/** A piece that cannot be used, with what is accepted in its place. */
export const misread = (problem: string, accepted?: string): Misread =>
  accepted === undefined ? { problem } : { problem, accepted }

/** The same with its place. */
export const problemAt = (at: string, { problem, accepted, rules }: Misread, said?: unknown): Problem => ({
  at,
  ...(said === undefined ? {} : { said }),
  problem,
  ...(accepted === undefined ? {} : { accepted }),
  ...(rules === undefined ? {} : { rules }),
})
