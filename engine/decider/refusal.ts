import type { Problem } from '../kinds/problem.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'

/**
 * An order that changes nothing: why, as a code, and the rules behind it. What it is about stands beside the code in
 * fields of its own; words are made of them at the edge.
 */
export type Refusal<Why extends string = string> = {
  readonly why: Why
  readonly rules?: readonly RuleId[]
  /** What is wrong with what came with the order: a placard, a plan, a house. */
  readonly problems?: readonly Problem[]
}

/** Writes the refusals of one kind: `const refused = refusals<TableRefusal>()`, then `refused('no-seat', { player })`. */
export const refusals =
  <No extends Refusal>() =>
  (why: No['why'], data?: Omit<No, 'why'>): No =>
    ({ why, ...data }) as No

/** Is this a refusal, and not what was asked for? */
export const isRefusal = <Answer extends object>(answer: Answer): answer is Extract<Answer, Refusal> =>
  (answer as Partial<Refusal>).why !== undefined
