import { fits, type Kind } from '@cardroom/engine/kinds'
import { inTurns } from './in-turns.ts'

/** Other values of the same kind, those that differ most plainly first; none where the kind leaves no choice. */
export const otherValues = (kind: Kind, value: unknown): readonly unknown[] => {
  switch (kind.kind) {
    case 'flag':
      return [!value]
    case 'whole':
      return [Number(value) + 1, Number(value) - 1].filter(other => other >= kind.least && other <= kind.most)
    case 'part':
      return [Number(value) / 2, (1 + Number(value)) / 2].filter(other => other !== value)
    case 'number':
      return [Number(value) + 1, Number(value) / 2].filter(other => other !== value)
    case 'words':
    case 'text':
    case 'known':
    case 'object':
    case 'tagged':
      return [] // no point of a book is answered with these in other ways
    case 'may':
      return otherValues(kind.of, value)
    case 'one-of':
      return kind.names.filter(name => name !== value)
    case 'some-of': {
      const given = value as readonly string[]
      const missing = kind.names.filter(name => !given.includes(name))
      return [
        ...given.map(name => given.filter(other => other !== name)),
        ...missing.map(name => [...given, name]),
        ...(given.length === 0 || missing.length === 0 ? [] : [missing]),
      ]
    }
    case 'list':
      return otherLists(kind.of, value as readonly unknown[])
    case 'fields':
      return otherFields(value as Fields, name => kind.fields[name]!)
    case 'by-name':
      return otherFields(value as Fields, () => kind.of)
    case 'none-or':
      return value === null ? [plainValue(kind.of)].filter(isThere) : [...otherValues(kind.of, value), null]
    case 'either': {
      const own = kind.kinds.filter(of => isOf(of, value)).flatMap(of => otherValues(of, value))
      const others = kind.kinds.filter(of => !isOf(of, value)).map(plainValue)
      return [...own, ...others.filter(isThere)]
    }
  }
}

type Fields = Readonly<Record<string, unknown>>

/** Each list with one item left out, and with one item changed. */
const otherLists = (of: Kind, value: readonly unknown[]): readonly unknown[] => [
  ...value.map((_, i) => value.filter((_, j) => j !== i)),
  ...value.flatMap((item, i) => otherValues(of, item).map(other => value.with(i, other))),
]

/** One field changed: first each of them once, then each to its next value. */
const otherFields = (value: Fields, kindOf: (name: string) => Kind): readonly unknown[] => {
  const others = Object.keys(value).map(name =>
    otherValues(kindOf(name), value[name]).map(other => ({ ...value, [name]: other })),
  )
  return inTurns(others)
}

/** Some value of a kind. */
const plainValue = (kind: Kind): unknown => {
  switch (kind.kind) {
    case 'flag':
      return true
    case 'whole':
      return kind.least
    case 'part':
    case 'number':
      return 0
    case 'one-of':
      return kind.names[0]
    case 'some-of':
    case 'list':
      return []
    case 'either':
      return plainValue(kind.kinds[0]!)
    case 'none-or':
      return null
    case 'by-name':
      return {}
    case 'fields': {
      const fields = Object.entries(kind.fields).map(([name, of]) => [name, plainValue(of)] as const)
      return fields.every(([, value]) => isThere(value)) ? Object.fromEntries(fields) : undefined
    }
    case 'may':
      return plainValue(kind.of)
    case 'words':
    case 'text':
    case 'known':
    case 'object':
    case 'tagged':
      return undefined
  }
}

const isThere = (value: unknown): boolean => value !== undefined

const isOf = (kind: Kind, value: unknown): boolean => fits(kind, value)
