import type { Fields, Kind } from './kind.ts'
import { isRecord, isText } from './shown.ts'

/**
 * Is the value of the kind? The answer alone, as fast as it can be had: a log asks it of every event. What is wrong with a
 * value that is not is found by `problemsIn`.
 */
export const fits = <T>(kind: Kind<T>, value: unknown): value is T => testOf(kind)(value)

type Test = (value: unknown) => boolean

const made = new WeakMap<Kind, Test>()

/** The test of a kind, put together once. */
const testOf = (kind: Kind): Test => {
  const before = made.get(kind)
  if (before !== undefined) return before
  const test = makeTest(kind)
  made.set(kind, test)
  return test
}

const makeTest = (kind: Kind): Test => {
  switch (kind.kind) {
    case 'flag':
      return value => typeof value === 'boolean'
    case 'whole': {
      const { least, most } = kind
      return value => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
    }
    case 'part':
      return value => typeof value === 'number' && value >= 0 && value <= 1
    case 'number':
      return value => typeof value === 'number' && value >= 0 && value <= Number.MAX_VALUE
    case 'words':
      return isText
    case 'text':
      return textTest(kind.most, kind.pattern)
    case 'known':
      return kind.is
    case 'one-of': {
      const names: ReadonlySet<unknown> = new Set(kind.names)
      return value => names.has(value)
    }
    case 'some-of':
      return value =>
        Array.isArray(value) && value.every((name, i) => kind.names.includes(name) && value.indexOf(name) === i)
    case 'list':
      return listTest(testOf(kind.of), kind.least ?? 0, kind.most ?? Number.POSITIVE_INFINITY)
    case 'fields':
      return fieldsTest(kind.fields)
    case 'tagged': {
      const tests = new Map(Object.entries(kind.kinds).map(([tag, of]) => [tag, fieldsTest(of, kind.by)]))
      return value => isRecord(value) && (tests.get(ownTag(value, kind.by)) ?? never)(value)
    }
    case 'may':
    case 'none-or': {
      const test = testOf(kind.of)
      return kind.kind === 'may' ? test : value => value === null || test(value)
    }
    case 'by-name': {
      const [test, names] = [testOf(kind.of), kind.names === undefined ? null : new RegExp(kind.names, 'u')]
      return value =>
        isRecord(value) &&
        Object.entries(value).every(([name, item]) => (names === null || names.test(name)) && test(item))
    }
    case 'object':
      return isRecord
    case 'either': {
      const tests = kind.kinds.map(testOf)
      return value => tests.some(test => test(value))
    }
  }
}

const never: Test = () => false

const ownTag = (value: Readonly<Record<string, unknown>>, by: string): string => {
  const tag = Object.hasOwn(value, by) ? value[by] : undefined
  return typeof tag === 'string' ? tag : ''
}

const textTest = (most: number, pattern: string | undefined): Test => {
  if (pattern === undefined) return value => typeof value === 'string' && value.length <= most
  const looks = new RegExp(pattern, 'u')
  return value => typeof value === 'string' && value.length <= most && looks.test(value)
}

const listTest =
  (test: Test, least: number, most: number): Test =>
  value => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return false
    // by its places, since a list from elsewhere may have holes
    for (let i = 0; i < value.length; i++) if (!test(value[i])) return false
    return true
  }

const fieldsTest = (fields: Fields, tag?: string): Test => {
  const of = new Map(Object.entries(fields))
  const all = [...of].map(([name, kind]) => ({ name, test: testOf(kind), needed: kind.kind !== 'may' }))
  return value => {
    if (!isRecord(value)) return false
    for (const name in value) if (!of.has(name) && name !== tag) return false
    for (const { name, test, needed } of all) {
      const item = Object.hasOwn(value, name) ? value[name] : undefined
      if (item === undefined && !needed ? false : !test(item)) return false
    }
    return true
  }
}
