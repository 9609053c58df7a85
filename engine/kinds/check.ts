import { heldIn } from './held-in.ts'
import type { Kind } from './kind.ts'
import { kindWords } from './kind-words.ts'

/**
 * What is wrong with a value, naming what is accepted; null if it is of its kind. A part of it is named by its path,
 * behind the name of the whole if that is given: `limitReopenFraction.fraction must be a number from 0 to 1, not 2`.
 */
export const kindProblem = (kind: Kind, value: unknown, at = ''): string | null =>
  kindProblems(kind, value, at)[0] ?? null

/** All that is wrong with a value, a sentence each. */
export const kindProblems = (kind: Kind, value: unknown, at = ''): readonly string[] => {
  const wrong = (): readonly string[] => [said(at, `must be ${kindWords(kind)}, not ${shown(value)}`)]
  switch (kind.kind) {
    case 'flag':
      return typeof value === 'boolean' ? [] : wrong()
    case 'whole':
      return Number.isSafeInteger(value) && isBetween(value, kind.least, kind.most) ? [] : wrong()
    case 'part':
      return isBetween(value, 0, 1) ? [] : wrong()
    case 'number':
      return isBetween(value, 0, Number.MAX_VALUE) ? [] : wrong()
    case 'words':
      return isText(value) ? [] : wrong()
    case 'one-of':
      return kind.names.some(name => name === value) ? [] : wrong()
    case 'some-of': {
      if (!Array.isArray(value)) return wrong()
      const strange = value.find((name, i) => !kind.names.includes(name) || value.indexOf(name) !== i)
      if (strange === undefined) return value.includes(undefined) ? wrong() : []
      const why = kind.names.includes(strange) ? `${shown(strange)} is there twice` : `not ${shown(strange)}`
      return [said(at, `must be ${kindWords(kind)}; ${why}`)]
    }
    case 'list':
      if (!Array.isArray(value)) return wrong()
      return Array.from(value, (item, i) => kindProblems(kind.of, item, `${at}[${i}]`)).flat()
    case 'fields':
      return isRecord(value) ? fieldProblems(kind.fields, value, at) : wrong()
    case 'by-name':
      if (!isRecord(value)) return wrong()
      return Object.entries(value).flatMap(([name, item]) => kindProblems(kind.of, item, under(at, name)))
    case 'none-or':
      if (value === null) return []
      return isLike(kind.of, value) ? kindProblems(kind.of, value, at) : unless(kindProblems(kind.of, value), wrong)
    case 'either': {
      if (kind.kinds.some(of => kindProblems(of, value).length === 0)) return []
      const meant = kind.kinds.filter(of => isLike(of, value))
      return meant.length === 1 ? kindProblems(meant[0]!, value, at) : wrong()
    }
  }
}

/** Is this a plain object, as JSON has them? */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Is this a text with something in it? */
export const isText = (value: unknown): value is string => typeof value === 'string' && /\S/.test(value)

/** A value that came from outside in a few characters, for a sentence about it. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value !== 'string') return String(value)
  return value.length > 40 ? `"${value.slice(0, 40)}…"` : `"${value}"`
}

const fieldProblems = (
  fields: Readonly<Record<string, Kind>>,
  value: Readonly<Record<string, unknown>>,
  at: string,
): readonly string[] => {
  const names = Object.keys(fields)
  const strange = Object.keys(value).filter(name => !names.includes(name))
  return [
    ...strange.map(name => `${under(at, name)} is not known; the fields are ${names.join(', ')}`),
    ...names.flatMap(name =>
      Object.hasOwn(value, name)
        ? kindProblems(heldIn(fields, name)!, value[name], under(at, name))
        : [`${under(at, name)} is missing; it must be ${kindWords(heldIn(fields, name)!)}`],
    ),
  ]
}

/** Has the value the outer shape of the kind, so that what is wrong is inside it? */
const isLike = (kind: Kind, value: unknown): boolean => {
  switch (kind.kind) {
    case 'fields':
    case 'by-name':
      return isRecord(value)
    case 'list':
    case 'some-of':
      return Array.isArray(value)
    case 'none-or':
      return isLike(kind.of, value)
    case 'either':
      return kind.kinds.some(of => isLike(of, value))
    default:
      return false
  }
}

const unless = (problems: readonly string[], wrong: () => readonly string[]): readonly string[] =>
  problems.length === 0 ? [] : wrong()

const isBetween = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most

const said = (at: string, text: string): string => (at === '' ? text : `${at} ${text}`)

const under = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`)
