import { fits } from '../../kinds/fits.ts'
import type { Kind } from '../../kinds/kind.ts'

/** A value of a point with one field of it changed; the field by its path, '' for a point that has none. */
export type Flip = { readonly field: string; readonly value: unknown }

/** The value with each of its fields changed to each other thing that it takes, those that differ most plainly first. */
export const flipsOf = (kind: Kind, value: unknown): readonly Flip[] => {
  if (kind.kind === 'none-or' && value !== null) return [...flipsOf(kind.of, value), { field: '', value: null }]
  if (kind.kind !== 'fields') return othersOf(kind, value).map(other => ({ field: '', value: other }))
  const whole = value as Readonly<Record<string, unknown>>
  return Object.entries(kind.fields).flatMap(([name, of]) =>
    flipsOf(of, whole[name]).map(flip => ({
      field: flip.field === '' ? name : `${name}.${flip.field}`,
      value: { ...whole, [name]: flip.value },
    })),
  )
}

/** The fields of a value of this kind that can be changed. */
export const fieldsOf = (kind: Kind, value: unknown): readonly string[] => [
  ...new Set(flipsOf(kind, value).map(({ field }) => field)),
]

const othersOf = (kind: Kind, value: unknown): readonly unknown[] => {
  switch (kind.kind) {
    case 'flag':
      return [!value]
    case 'whole':
      return [Number(value) + 1, Number(value) - 1, kind.least, 3 * Number(value)].filter(
        (other, i, all) => other !== value && all.indexOf(other) === i && fits(kind, other),
      )
    case 'part':
      return [Number(value) / 2, (1 + Number(value)) / 2].filter(other => other !== value)
    case 'number':
      return [Number(value) + 1, Number(value) / 2, 3 * Number(value)].filter(other => other !== value)
    case 'one-of':
      return kind.names.filter(name => name !== value)
    case 'some-of': {
      const given = value as readonly string[]
      const missing = kind.names.filter(name => !given.includes(name))
      return [...given.map(name => given.filter(other => other !== name)), ...missing.map(name => [...given, name])]
    }
    case 'list': {
      const items = value as readonly unknown[]
      const shorter = items.map((_, i) => items.filter((_, j) => j !== i))
      const more = someOf(kind.of)
      const longer = more === undefined ? [] : [[...items, more]]
      return [
        ...shorter,
        ...longer,
        ...items.flatMap((item, i) => othersOf(kind.of, item).map(other => items.with(i, other))),
      ]
    }
    case 'by-name': {
      const named = Object.entries(value as Readonly<Record<string, unknown>>)
      return named.flatMap(([name, item]) =>
        flipsOf(kind.of, item).map(flip => ({ ...Object.fromEntries(named), [name]: flip.value })),
      )
    }
    case 'none-or':
      return [someOf(kind.of)].filter(other => other !== undefined)
    case 'either': {
      const own = kind.kinds.find(of => fits(of, value))
      const others = kind.kinds.filter(of => of !== own).map(someOf)
      return [...(own === undefined ? [] : flipsOf(own, value).map(flip => flip.value)), ...others].filter(
        other => other !== undefined,
      )
    }
    case 'fields':
      return flipsOf(kind, value).map(flip => flip.value)
    case 'may':
      return othersOf(kind.of, value)
    case 'words':
    case 'text':
    case 'known':
    case 'object':
    case 'tagged':
      return [] // no point of a book is answered with these in other ways
  }
}

/** Some value of a kind. */
const someOf = (kind: Kind): unknown => {
  switch (kind.kind) {
    case 'flag':
      return true
    case 'whole':
      return Math.max(kind.least, Math.min(2, kind.most))
    case 'part':
      return 0.5
    case 'number':
      return 2
    case 'one-of':
      return kind.names[0]
    case 'some-of':
      return kind.names
    case 'list': {
      const item = someOf(kind.of)
      return item === undefined ? [] : [item]
    }
    case 'by-name':
      return {}
    case 'none-or':
      return null
    case 'either':
      return someOf(kind.kinds[0]!)
    case 'fields':
      return Object.fromEntries(Object.entries(kind.fields).map(([name, of]) => [name, someOf(of)]))
    case 'may':
      return someOf(kind.of)
    case 'words':
    case 'text':
      return 'as the house has it'
    case 'known':
    case 'object':
    case 'tagged':
      return undefined
  }
}
