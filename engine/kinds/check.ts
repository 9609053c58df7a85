import { fits } from './fits.ts'
import { heldIn } from './held-in.ts'
import type { Fields, Kind } from './kind.ts'
import { near } from './near.ts'
import { type KindProblems, type Problem, problems, under } from './problem.ts'
import { isRecord } from './shown.ts'

const problem = problems<KindProblems>()

/** The first thing that is wrong with a value, or null if it fits its kind. */
export const problemIn = (kind: Kind, value: unknown, at = ''): Problem | null =>
  fits(kind, value) ? null : (problemsIn(kind, value, at)[0] ?? null)

/** All that is wrong with a value, each with its place, what stands there and what is accepted. */
export const problemsIn = (kind: Kind, value: unknown, at = ''): readonly Problem[] => {
  if (fits(kind, value)) return []
  const wrong = (): readonly Problem[] => [notAccepted(kind, value, at)]
  switch (kind.kind) {
    case 'some-of':
      return Array.isArray(value) ? nameProblems(kind, kind.names, value, at) : wrong()
    case 'list':
      return Array.isArray(value) ? itemProblems(kind, value, at) : wrong()
    case 'fields':
      return isRecord(value) ? fieldProblems(kind.fields, value, at) : wrong()
    case 'tagged':
      return isRecord(value) ? taggedProblems(kind, value, at) : wrong()
    case 'by-name':
      return isRecord(value) ? namedProblems(kind, value, at) : wrong()
    case 'may':
      return problemsIn(kind.of, value, at)
    case 'none-or':
      return isLike(kind.of, value) ? problemsIn(kind.of, value, at) : wrong()
    case 'either': {
      const meant = meantBy(kind.kinds, value)
      return meant === undefined ? wrong() : problemsIn(meant, value, at)
    }
    default:
      return wrong()
  }
}

/** A value that is not of its kind, with the nearest right names where there are some. */
const notAccepted = (kind: Kind, value: unknown, at: string, names: readonly unknown[] = namesOf(kind)): Problem => {
  const meant =
    typeof value === 'string'
      ? near(
          value,
          names.filter(name => typeof name === 'string'),
        )
      : []
  return { ...problem(at, 'not-accepted', { takes: kind, meant }), said: value }
}

const namesOf = (kind: Kind): readonly unknown[] => {
  if (kind.kind === 'one-of') return kind.names
  if (kind.kind === 'may' || kind.kind === 'none-or') return namesOf(kind.of)
  return kind.kind === 'either' ? kind.kinds.flatMap(namesOf) : []
}

const nameProblems = (
  kind: Kind,
  names: readonly string[],
  value: readonly unknown[],
  at: string,
): readonly Problem[] => {
  const strange = Array.from(value).findIndex((name, i) => !names.includes(name as string) || value.indexOf(name) !== i)
  const name = value[strange]
  const place = `${at}[${strange}]`
  if (!names.includes(name as string)) return [notAccepted(kind, name, place, names)]
  return [{ ...problem(place, 'there-twice', { takes: kind }), said: name }]
}

const itemProblems = (
  kind: Kind & { readonly kind: 'list' },
  value: readonly unknown[],
  at: string,
): readonly Problem[] => {
  const { of, least = 0, most = Number.POSITIVE_INFINITY } = kind
  // every item of a list that is far too long need not be looked at
  if (value.length < least || value.length > most) return [notAccepted(kind, value, at)]
  return Array.from(value, (item, i) => problemsIn(of, item, `${at}[${i}]`)).flat()
}

const fieldProblems = (
  fields: Fields,
  value: Readonly<Record<string, unknown>>,
  at: string,
  tag?: string,
): readonly Problem[] => {
  const names = Object.keys(fields)
  const strange = Object.keys(value).filter(name => name !== tag && !Object.hasOwn(fields, name))
  const accepted = tag === undefined ? names : [tag, ...names]
  return [
    ...strange.map(name => noSuchField(under(at, name), name, accepted, fieldWithin(fields, name))),
    ...names.flatMap(name => {
      const kind = heldIn(fields, name)!
      const item = heldIn(value, name)
      if (item !== undefined) return problemsIn(kind, item, under(at, name))
      return kind.kind === 'may' ? [] : [missing(under(at, name), kind)]
    }),
  ]
}

/** Where a field belongs that stands one level too high: `form` beside `night` is `night.form`. */
const fieldWithin = (fields: Fields, name: string): string | null => {
  const outer = Object.entries(fields).find(([, kind]) => {
    const inner = kind.kind === 'may' || kind.kind === 'none-or' ? kind.of : kind
    return inner.kind === 'fields' && Object.hasOwn(inner.fields, name)
  })
  return outer === undefined ? null : `${outer[0]}.${name}`
}

const missing = (at: string, kind: Kind): Problem => problem(at, 'missing', { takes: kind })

/** A field that nobody knows, with the nearest right name. */
export const noSuchField = (
  at: string,
  name: string,
  names: readonly string[],
  within: string | null = null,
): Problem => {
  const [meant = within] = near(name, names, 1)
  return problem(at, 'no-such-field', { field: name, meant, fields: names })
}

const taggedProblems = (
  { by, kinds }: Kind & { readonly kind: 'tagged' },
  value: Readonly<Record<string, unknown>>,
  at: string,
): readonly Problem[] => {
  const tag = heldIn(value, by)
  const fields = typeof tag === 'string' ? heldIn(kinds, tag) : undefined
  if (fields !== undefined) return fieldProblems(fields, value, at, by)
  const names = { kind: 'one-of', names: Object.keys(kinds) } as const
  return [tag === undefined ? missing(under(at, by), names) : notAccepted(names, tag, under(at, by))]
}

const namedProblems = (
  kind: Kind & { readonly kind: 'by-name' },
  value: Readonly<Record<string, unknown>>,
  at: string,
): readonly Problem[] => {
  const { of, names } = kind
  const pattern = names === undefined ? null : new RegExp(names, 'u')
  return Object.entries(value).flatMap(([name, item]) =>
    pattern === null || pattern.test(name)
      ? problemsIn(of, item, under(at, name))
      : [problem(under(at, name), 'no-such-name', { field: name, takes: kind })],
  )
}

/** The kind among several that somebody meant: by its tag, by its fields, or since no other is like it. */
const meantBy = (kinds: readonly Kind[], value: unknown): Kind | undefined => {
  const alike = kinds.filter(kind => isLike(kind, value))
  const tagged = alike.find(kind => kind.kind === 'tagged' && isRecord(value) && Object.hasOwn(value, kind.by))
  if (tagged !== undefined) return tagged
  const named = alike.filter(kind => hasNeeded(kind, value))
  const [only, other] = named.length > 0 ? named : alike
  return other === undefined ? only : mostKnown(alike, value)
}

/** The one whose fields the value has most of, if it is one alone. */
const mostKnown = (kinds: readonly Kind[], value: unknown): Kind | undefined => {
  if (!isRecord(value)) return
  const names = Object.keys(value)
  const known = kinds.flatMap(kind =>
    kind.kind === 'fields' ? [{ kind, count: names.filter(name => Object.hasOwn(kind.fields, name)).length }] : [],
  )
  const [first, second] = known.toSorted((a, b) => b.count - a.count)
  return first !== undefined && first.count > (second?.count ?? 0) ? first.kind : undefined
}

const hasNeeded = (kind: Kind, value: unknown): boolean => {
  if (!isRecord(value)) return false
  if (kind.kind !== 'fields') return false
  const needed = Object.entries(kind.fields).filter(([, of]) => of.kind !== 'may')
  return needed.length > 0 && needed.every(([name]) => Object.hasOwn(value, name))
}

/** Has the value the outer shape of the kind, so that what is wrong is inside it? */
const isLike = (kind: Kind, value: unknown): boolean => {
  switch (kind.kind) {
    case 'fields':
    case 'tagged':
    case 'by-name':
    case 'object':
      return isRecord(value)
    case 'list':
    case 'some-of':
      return Array.isArray(value)
    case 'may':
    case 'none-or':
      return isLike(kind.of, value)
    case 'either':
      return kind.kinds.some(of => isLike(of, value))
    default:
      return false
  }
}
