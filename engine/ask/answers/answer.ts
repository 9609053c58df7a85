import type { Misread } from '../../kinds/problem.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Course } from '../course/course.ts'

/** An answer: plain data, the same in words for people, and the rules it rests on. */
export type Answered = Readonly<Record<string, unknown>> & {
  readonly words: string
  readonly rules: readonly RuleId[]
}

/** Answers a question about a scenario that was played, or says why it has no answer. */
export type Question = (course: Course) => Answered | Misread

/** Rules, each once. */
export const distinct = (rules: readonly RuleId[]): readonly RuleId[] => [...new Set(rules)]

/** `1`, `1 and 2`, `1, 2 and 3`. */
export const listed = (words: readonly (string | number)[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** Values by seat, as JSON has them. */
export const bySeat = <T, V>(
  list: readonly (T & { readonly seat: number })[],
  value: (item: T) => V,
): Readonly<Record<string, V>> => Object.fromEntries(list.map(item => [item.seat, value(item)]))
