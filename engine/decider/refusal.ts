import type { Problem } from '../kinds/problem.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'

/**
 * An order that changes nothing: why, as a code, and the rules behind it. What it's about is in fields next to the
 * code; the edge makes words of them.
 */
export type Refusal<Why extends string = string> = {
  readonly why: Why
  readonly rules?: readonly RuleId[]
  /** What is wrong with what came with the order: a placard, a plan, a house. */
  readonly problems?: readonly Problem[]
}

/**
 * The refusals of one decider: each code with the fields that any of them can have, and what it's about, typed by the
 * code. A code that `About` doesn't name has no more to say.
 */
export type RefusalOf<Why extends string, Data, About extends { readonly [Code in Why]?: unknown }> = {
  [Code in Why]: Refusal<Code> & Data & { readonly about?: Code extends keyof About ? About[Code] : never }
}[Why]

/** The refusals with this code. */
export type Coded<No extends Refusal, Why extends No['why']> = [Extract<No, Refusal<Why>>] extends [never]
  ? No
  : Extract<No, Refusal<Why>>

/** A sentence, or anything else made of refusals, for each code. A new code without one does not compile. */
export type ByWhy<No extends Refusal, Made> = {
  readonly [Why in No['why']]: (refusal: Coded<No, Why>) => Made
}

/** What a map by code makes of a refusal. */
export const madeOf = <No extends Refusal, Made>(map: ByWhy<No, Made>, refusal: No): Made => {
  const why: unknown = refusal?.why
  if (typeof why !== 'string' || !Object.hasOwn(map, why))
    throw wrongArgument('refusal', refusal, 'the refusal of an answer')
  return (map[why as No['why']] as (refusal: No) => Made)(refusal)
}

/** Writes the refusals of one kind: `const refused = refusals<TableRefusal>()`, then `refused('no-seat', { player })`. */
export const refusals =
  <No extends Refusal>() =>
  <Why extends No['why']>(why: Why, data?: Omit<Coded<No, Why>, 'why'>): No =>
    ({ why, ...data }) as unknown as No

/** Is this a refusal, and not the answer? */
export const isRefusal = <Answer extends object>(answer: Answer): answer is Extract<Answer, Refusal> =>
  (answer as Partial<Refusal>).why !== undefined
