import { noSuchField, problemIn } from '../../kinds/check.ts'
import { flag, type Kind, object, oneOf, said, whole, words } from '../../kinds/kind.ts'
import { type Misread, type Problem, problemAt } from '../../kinds/problem.ts'
import { minutes, type Time } from '../../table/time.ts'
import { misread } from '../problems.ts'

/** Reads pieces of a scenario one by one: the first that cannot be used is kept, and stand-ins are given from there on. */
export type Reading = {
  /** The first thing that was wrong. */
  readonly problem: () => Problem | null
  readonly wrong: <T>(at: string, said: unknown, problem: Misread, instead: T) => T
  /** A problem that another reader has found. */
  readonly keep: <T>(problem: Problem, instead?: T) => T
  readonly fields: (at: string, value: unknown, known: readonly string[]) => Readonly<Record<string, unknown>>
  readonly list: (at: string, value: unknown) => readonly unknown[]
  readonly text: (at: string, value: unknown) => string
  readonly flag: (at: string, value: unknown) => boolean
  readonly whole: (at: string, value: unknown, least: number, most: number) => number
  readonly oneOf: <N extends string>(at: string, value: unknown, names: readonly N[]) => N
  /** `20:05` as a time of the day, or minutes after midnight. */
  readonly time: (at: string, value: unknown) => Time
}

/** A new reading. */
export const reading = (): Reading => {
  let first: Problem | null = null
  const keep = <T>(problem: Problem, instead?: T): T => {
    first ??= problem
    return instead as T
  }
  const of = <T>(kind: Kind<T>, at: string, value: unknown, instead: T): T => {
    const off = problemIn(kind, value, at)
    return off === null ? (value as T) : keep(off, instead)
  }
  const wrong: Reading['wrong'] = (at, value, problem, instead) => keep(problemAt(at, problem, value), instead)
  return {
    problem: () => first,
    wrong,
    keep,
    fields: (at, value, known) => {
      const given = of(said(`an object with ${known.join(', ')}`, object), at, value, {})
      const strange = Object.keys(given).find(name => !known.includes(name))
      return strange === undefined ? given : keep(noSuchField(`${at}.${strange}`, strange, known), given)
    },
    list: (at, value) => (Array.isArray(value) ? value : wrong(at, value, misread('not-a-list'), [])),
    text: (at, value) => of(words, at, value, '?'),
    flag: (at, value) => of(flag, at, value, false),
    whole: (at, value, least, most) => of(whole(least, most), at, value, least),
    oneOf: (at, value, names) => of(oneOf(...names), at, value, names[0]!),
    time: (at, value) => {
      const [, hours, mins] = (typeof value === 'string' && /^(\d{1,2}):(\d\d)$/.exec(value)) || []
      if (hours !== undefined && Number(mins) < 60) return minutes(60 * Number(hours) + Number(mins))
      if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return minutes(value)
      return wrong(at, value, misread('not-a-time'), 0)
    },
  }
}
