import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedOn, pointNames } from '../rulebooks/point-named.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { kindProblem, kindProblems } from './check.ts'
import {
  byName,
  either,
  fields,
  flag,
  type Kind,
  listOf,
  noneOr,
  number,
  oneOf,
  part,
  someOf,
  whole,
  words,
} from './kind.ts'
import { kindWords, valueWords } from './kind-words.ts'
import { isSame } from './same.ts'
import { kindSchema, type Schema } from './schema.ts'

const reopen = fields({ fraction: part, inclusive: flag })

describe('what is wrong with a value', () => {
  test.each<readonly [string, Kind, unknown]>([
    ['must be one of once-heads-up, round-begins, not "never"', oneOf('once-heads-up', 'round-begins'), 'never'],
    ['must be one of 2, 3, not "3"', oneOf(2, 3), '3'],
    ['must be only-this, not null', oneOf('only-this'), null],
    ['must be true or false, not "yes"', flag, 'yes'],
    ['must be a whole number from 1 to 99, not 0', whole(1, 99), 0],
    ['must be a whole number from 1 to 99, not 2.5', whole(1, 99), 2.5],
    ['must be a whole number from 0 on, not -1', whole(0, Number.MAX_SAFE_INTEGER), -1],
    ['must be a number from 0 to 1, not 1.5', part, 1.5],
    ['must be a number from 0 on, not NaN', number, Number.NaN],
    ['must be a number from 0 on, not Infinity', number, Number.POSITIVE_INFINITY],
    ['must be a text, not "  "', words, '  '],
    ['must be a list of any of a, b, each once, not "a"', someOf('a', 'b'), 'a'],
    ['must be a list of any of a, b, each once; not "c"', someOf('a', 'b'), ['a', 'c']],
    ['must be a list of any of a, b, each once; "a" is there twice', someOf('a', 'b'), ['a', 'a']],
    ['[1] must be a whole number from 1 to 9, not "x"', listOf(whole(1, 9)), [1, 'x']],
    ['must be a list, each true or false, not an object', listOf(flag), {}],
    ['fraction must be a number from 0 to 1, not 2', reopen, { fraction: 2, inclusive: true }],
    ['inclusive is missing; it must be true or false', reopen, { fraction: 0.5 }],
    ['x is not known; the fields are fraction, inclusive', reopen, { fraction: 0.5, inclusive: true, x: 1 }],
    ['must be an object with fraction (a number from 0 to 1), inclusive (true or false), not 0.5', reopen, 0.5],
    ['stud.inclusive is missing; it must be true or false', byName(reopen), { stud: { fraction: 1 } }],
    ['must be an object with names of your own, each true or false, not an empty list', byName(flag), []],
    ['must be a whole number from 1 to 9, or null for none, not 0', noneOr(whole(1, 9)), 0],
    ['inclusive is missing; it must be true or false', noneOr(reopen), { fraction: 1 }],
    ['must be any, or a whole number from 1 to 9, not 10', either(oneOf('any'), whole(1, 9)), 10],
    ['fraction is missing; it must be a number from 0 to 1', either(oneOf('any'), reopen), { inclusive: true }],
  ])('%s', (problem, kind, value) => {
    expect(kindProblem(kind, value)).toBe(problem)
  })

  test('it is named by its path', () => {
    expect(kindProblem(reopen, { fraction: 2, inclusive: true }, 'limitReopenFraction')).toMatch(
      /^limitReopenFraction\.fraction must be/,
    )
    expect(kindProblem(flag, 1, 'aceToFiveJoker')).toBe('aceToFiveJoker must be true or false, not 1')
    expect(kindProblems(reopen, { fraction: 2, inclusive: 2 })).toHaveLength(2)
  })

  test('the books themselves answer every point with a value it takes', () => {
    for (const name of pointNames) {
      const asked = askedOn(name)
      for (const book of BOOKS) {
        const answer = asked[book]
        if (answer !== undefined) expect(kindProblem(asked.takes, answer[0], `${book} ${name}`)).toBeNull()
      }
    }
  })
})

describe('in words', () => {
  test('what a kind takes', () => {
    expect(kindWords(listOf(whole(1, 9)))).toBe('a list, each a whole number from 1 to 9')
    expect(kindWords(either(oneOf('a', 'b'), flag))).toBe('one of a, b, or true or false')
  })

  test.each([
    [true, 'yes'],
    [false, 'no'],
    [null, 'none'],
    [[], 'none'],
    [0.5, '0.5'],
    ['round-begins-heads-up', 'round begins heads-up'],
    ['who-moved-all-in', 'who moved all-in'],
    ['Ask the-floor first.', 'Ask the-floor first.'],
    [['a-b', 'c'], 'a b, c'],
    [{ wager: 'last-aggressor', allInBefore: true }, 'wager: last aggressor, all in before: yes'],
    [{ cash: { least: 1, most: null }, event: [1, 2] }, 'cash: (least: 1, most: none), event: (1, 2)'],
  ])('a value: %j', (value, said) => {
    expect(valueWords(value)).toBe(said)
  })
})

describe('the same', () => {
  test('in any order where the order makes no difference', () => {
    expect(isSame(someOf('a', 'b'), ['a', 'b'], ['b', 'a'])).toBe(true)
    expect(isSame(someOf('a', 'b'), ['a', 'b'], ['a'])).toBe(false)
    expect(isSame(listOf(whole(1, 9)), [1, 2], [2, 1])).toBe(false)
    expect(isSame(reopen, { fraction: 1, inclusive: true }, { inclusive: true, fraction: 1 })).toBe(true)
    expect(isSame(reopen, { fraction: 1, inclusive: true }, { inclusive: false, fraction: 1 })).toBe(false)
    expect(isSame(byName(flag), { a: true }, { b: true })).toBe(false)
    expect(isSame(noneOr(reopen), null, { fraction: 1, inclusive: true })).toBe(false)
    expect(isSame(either(flag, someOf('a', 'b')), ['a', 'b'], ['b', 'a'])).toBe(true)
  })
})

/** What a JSON Schema says, as far as ours go. */
const isValid = (schema: Schema, value: unknown): boolean => {
  const {
    type,
    anyOf,
    properties = {},
    required = [],
    additionalProperties,
    items,
  } = schema as Readonly<{
    type?: string
    anyOf?: readonly Schema[]
    properties?: Readonly<Record<string, Schema>>
    required?: readonly string[]
    additionalProperties?: Schema | false
    items?: Schema
  }>
  if (schema.enum !== undefined && !(schema.enum as readonly unknown[]).includes(value)) return false
  if (anyOf !== undefined && !anyOf.some(of => isValid(of, value))) return false
  if (type === 'integer' ? !Number.isInteger(value) : type !== undefined && type !== typeOf(value)) return false
  if (typeof value === 'number' && (value < Number(schema.minimum ?? value) || value > Number(schema.maximum ?? value)))
    return false
  if (typeof value === 'string' && !new RegExp(String(schema.pattern ?? ''), 'u').test(value)) return false
  if (Array.isArray(value)) {
    if (schema.uniqueItems === true && new Set(value).size < value.length) return false
    return items === undefined || value.every(item => isValid(items, item))
  }
  if (typeOf(value) !== 'object') return true
  const own = value as Readonly<Record<string, unknown>>
  return (
    required.every(name => Object.hasOwn(own, name)) &&
    Object.entries(own).every(([name, item]) => {
      const of = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
      return of === undefined || (of !== false && isValid(of, item))
    })
  )
}

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

describe('the schema and the check agree', () => {
  const NAMES = ['a', 'b', 'c'] as const
  const { kind: anyKind } = fc.letrec<{ kind: Kind; leaf: Kind }>(tie => ({
    leaf: fc.constantFrom<Kind>(flag, whole(0, 2), part, number, words, oneOf('a', 'b', 1), someOf(...NAMES)),
    kind: fc.oneof(
      { maxDepth: 3 },
      tie('leaf'),
      tie('kind').map(of => listOf(of)),
      tie('kind').map(of => byName(of)),
      tie('kind').map(of => noneOr(of)),
      fc.tuple(tie('kind'), tie('kind')).map(([a, b]) => either(a, b)),
      fc.tuple(tie('kind'), tie('kind')).map(([a, b]) => fields({ a, b })),
    ),
  }))
  const { value: anyValue } = fc.letrec<{ value: unknown }>(tie => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<unknown>(true, null, 0, 1, 2, 3, 0.5, -1, 'a', 'b', 'c', 'd', '', ' '),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...NAMES), tie('value')),
    ),
  }))

  /** Values of the kind, if nothing goes wrong on the way. */
  const ofKind = (kind: Kind): fc.Arbitrary<unknown> => {
    switch (kind.kind) {
      case 'list':
        return fc.array(near(kind.of), { maxLength: 2 })
      case 'by-name':
        return fc.dictionary(fc.constantFrom(...NAMES), near(kind.of))
      case 'none-or':
        return fc.oneof(fc.constant(null), near(kind.of))
      case 'either':
        return fc.oneof(...kind.kinds.map(near))
      case 'fields':
        return fc.record(Object.fromEntries(Object.entries(kind.fields).map(([name, of]) => [name, near(of)])))
      case 'some-of':
        return fc.shuffledSubarray([...kind.names])
      default:
        return fc.constantFrom<unknown>(true, 1, 'a')
    }
  }
  const near = (kind: Kind): fc.Arbitrary<unknown> =>
    fc.oneof({ arbitrary: ofKind(kind), weight: 6 }, { arbitrary: anyValue, weight: 1 })
  const kindAndValue = anyKind.chain(kind => fc.tuple(fc.constant(kind), near(kind)))

  test('on any kind and value', () => {
    fc.assert(
      fc.property(kindAndValue, ([kind, value]) => {
        const problem = kindProblem(kind, value)
        expect(isValid(kindSchema(kind), value)).toBe(problem === null)
        expect(isSame(kind, value, structuredClone(value)) || problem !== null).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  test('and both are reached', () => {
    const sample = fc.sample(kindAndValue, { numRuns: 500, seed: 3 })
    const sound = sample.filter(([kind, value]) => kindProblem(kind, value) === null).length
    expect(sound > 50 && sound < 450).toBe(true)
  })
})
