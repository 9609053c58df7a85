import { isRecord } from '../../kinds/check.ts'
import { minutes, type Time } from '../../table/time.ts'
import { misread, type Problem, problemAt } from '../problem.ts'

/** Reads pieces of a scenario one by one: the first that cannot be used is kept, and stand-ins are given from there on. */
export type Reading = {
  /** The first thing that was wrong. */
  readonly problem: () => Problem | null
  readonly wrong: <T>(at: string, said: unknown, problem: string, accepted: string, instead: T) => T
  readonly fields: (at: string, value: unknown, known: readonly string[]) => Readonly<Record<string, unknown>>
  readonly list: (at: string, value: unknown) => readonly unknown[]
  readonly text: (at: string, value: unknown) => string
  readonly flag: (at: string, value: unknown) => boolean
  readonly whole: (at: string, value: unknown, least: number, most: number) => number
  readonly oneOf: <N extends string>(at: string, value: unknown, names: readonly N[]) => N
  /** `20:05` as a time of the day, or so many minutes after midnight. */
  readonly time: (at: string, value: unknown) => Time
}

/** A new reading. */
export const reading = (): Reading => {
  let first: Problem | null = null
  const wrong: Reading['wrong'] = (at, said, problem, accepted, instead) => {
    first ??= problemAt(at, misread(problem, accepted), said)
    return instead
  }
  return {
    problem: () => first,
    wrong,
    fields: (at, value, known) => {
      if (!isRecord(value))
        return wrong(at, value, 'this is not an object', `one with the fields ${known.join(', ')}`, {})
      const strange = Object.keys(value).find(name => !known.includes(name))
      return strange === undefined
        ? value
        : wrong(`${at}.${strange}`, value[strange], `"${strange}" is not a field here`, known.join(', '), value)
    },
    list: (at, value) => (Array.isArray(value) ? value : wrong(at, value, 'this is not a list', 'a list: […]', [])),
    text: (at, value) =>
      typeof value === 'string' && value.trim() !== '' ? value : wrong(at, value, 'this is not a name', 'a text', '?'),
    flag: (at, value) =>
      typeof value === 'boolean' ? value : wrong(at, value, 'this is neither true nor false', 'true, false', false),
    whole: (at, value, least, most) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
        ? value
        : wrong(at, value, 'this number cannot be used', `a whole number from ${least} to ${most}`, least),
    oneOf: (at, value, names) =>
      names.find(name => name === value) ?? wrong(at, value, 'this is none of them', names.join(', '), names[0]!),
    time: (at, value) => {
      const [, hours, mins] = (typeof value === 'string' && /^(\d{1,2}):(\d\d)$/.exec(value)) || []
      if (hours !== undefined && Number(mins) < 60) return minutes(60 * Number(hours) + Number(mins))
      if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return minutes(value)
      const accepted = 'a time of the day, as in 20:05, or minutes after midnight'
      return wrong(at, value, 'this is not a time', accepted, 0)
    },
  }
}
