import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedOn, pointNames } from '../rulebooks/point-named.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { kindWords } from '../words/english/kinds.ts'
import { problemText } from '../words/english/problems.ts'
import { problemIn, problemsIn } from './check.ts'
import { fits } from './fits.ts'
import {
  byName,
  either,
  fields,
  flag,
  type Kind,
  known,
  like,
  listOf,
  may,
  noneOr,
  number,
  object,
  oneOf,
  part,
  said,
  someOf,
  tagged,
  text,
  whole,
  words,
} from './kind.ts'
import { within } from './problem.ts'
import { isSame } from './same.ts'
import { kindSchema, type Schema } from './schema.ts'
import { valueWords } from './value-words.ts'

const reopen = fields({ fraction: part, inclusive: flag })
const steps = tagged('do', { burn: {}, deal: { cards: whole(1, 5) } })

describe('what is wrong with a value', () => {
  test.each<readonly [string, Kind, unknown]>([
    [
      '"never" is not accepted; accepted: one of once-heads-up, round-begins',
      oneOf('once-heads-up', 'round-begins'),
      'never',
    ],
    [
      '"onceheadsup" is not accepted; did you mean once-heads-up?; accepted: one of once-heads-up, round-begins',
      oneOf('once-heads-up', 'round-begins'),
      'onceheadsup',
    ],
    ['"3" is not accepted; accepted: one of 2, 3', oneOf(2, 3), '3'],
    ['null is not accepted; accepted: only-this', oneOf('only-this'), null],
    ['"yes" is not accepted; accepted: true or false', flag, 'yes'],
    ['0 is not accepted; accepted: a whole number from 1 to 99', whole(1, 99), 0],
    ['2.5 is not accepted; accepted: a whole number from 1 to 99', whole(1, 99), 2.5],
    ['-1 is not accepted; accepted: a whole number, 0 or more', whole(0), -1],
    ['1.5 is not accepted; accepted: a number from 0 to 1', part, 1.5],
    ['NaN is not accepted; accepted: a number, 0 or more', number, Number.NaN],
    ['Infinity is not accepted; accepted: a number, 0 or more', number, Number.POSITIVE_INFINITY],
    ['"  " is not accepted; accepted: a text', words, '  '],
    ['"abcd" is not accepted; accepted: a text of at most 3 characters', text(3), 'abcd'],
    ['"5+10" is not accepted; accepted: blinds such as 5-10', like('^\\d+-\\d+$', 'blinds such as 5-10'), '5+10'],
    ['"Xx" is not accepted; accepted: a card', known(value => value === 'As', 'a card'), 'Xx'],
    ['"a" is not accepted; accepted: a list of any of a, b, each once', someOf('a', 'b'), 'a'],
    ['[1]: "c" is not accepted; accepted: a list of any of a, b, each once', someOf('a', 'b'), ['a', 'c']],
    ['[1]: "a" appears twice; accepted: a list of any of a, b, each once', someOf('a', 'b'), ['a', 'a']],
    ['[1]: "x" is not accepted; accepted: a whole number from 1 to 9', listOf(whole(1, 9)), [1, 'x']],
    ['an object is not accepted; accepted: a list, each true or false', listOf(flag), {}],
    ['a list of 2 is not accepted; accepted: a list of at most 1, each true or false', listOf(flag, 1), [true, 2]],
    [
      'an empty list is not accepted; accepted: a list of at least 1, each true or false',
      listOf(flag, undefined, 1),
      [],
    ],
    ['fraction: 2 is not accepted; accepted: a number from 0 to 1', reopen, { fraction: 2, inclusive: true }],
    ['inclusive: is missing; accepted: true or false', reopen, { fraction: 0.5 }],
    ['x: there is no field "x"; accepted: fraction, inclusive', reopen, { fraction: 0.5, inclusive: true, x: 1 }],
    [
      'inclusiv: there is no field "inclusiv"; did you mean "inclusive"?; accepted: fraction, inclusive',
      reopen,
      { fraction: 0.5, inclusiv: true },
    ],
    [
      '0.5 is not accepted; accepted: an object with fraction (a number from 0 to 1), inclusive (true or false)',
      reopen,
      0.5,
    ],
    ['stud.inclusive: is missing; accepted: true or false', byName(reopen), { stud: { fraction: 1 } }],
    ['x: there is no field "x"; accepted: seats', said('seats', byName(flag, '^\\d$')), { 1: true, x: true }],
    ['an empty list is not accepted; accepted: an object with names of your own, each true or false', byName(flag), []],
    ['0 is not accepted; accepted: a whole number from 1 to 9, or null for none', noneOr(whole(1, 9)), 0],
    ['inclusive: is missing; accepted: true or false', noneOr(reopen), { fraction: 1 }],
    ['10 is not accepted; accepted: any, or a whole number from 1 to 9', either(oneOf('any'), whole(1, 9)), 10],
    ['fraction: is missing; accepted: a number from 0 to 1', either(oneOf('any'), reopen), { inclusive: true }],
    ['do: "burnn" is not accepted; did you mean burn?; accepted: one of burn, deal', steps, { do: 'burnn' }],
    ['do: is missing; accepted: one of burn, deal', steps, {}],
    ['cards: is missing; accepted: a whole number from 1 to 5', steps, { do: 'deal' }],
    ['cards: there is no field "cards"; accepted: do', steps, { do: 'burn', cards: 1 }],
    ['do: "constructor" is not accepted; accepted: one of burn, deal', steps, { do: 'constructor' }],
    [
      'cards: 9 is not accepted; accepted: a whole number from 1 to 5',
      either(words, steps, reopen),
      { do: 'deal', cards: 9 },
    ],
    ['least: "x" is not accepted; accepted: true or false', fields({ least: may(flag) }), { least: 'x' }],
    ['[] is not accepted', object, []],
  ])('%s', (problem, kind, value) => {
    const found = problemIn(kind, value)
    expect(found === null ? null : problemText(found)).toBe(
      problem.replace('[] is not accepted', 'an empty list is not accepted; accepted: an object'),
    )
  })

  test('what may be left out is left out, or not defined', () => {
    const kind = fields({ name: words, note: may(words) })
    for (const value of [{ name: 'a' }, { name: 'a', note: 'b' }, { name: 'a', note: undefined }])
      expect(fits(kind, value)).toBe(true)
    expect(fits(kind, { note: 'b' })).toBe(false)
    expect(fits(kind, Object.create({ name: 'a' }))).toBe(false)
  })

  test('it is named by its path, with what stands there', () => {
    expect(problemIn(reopen, { fraction: 2, inclusive: true }, 'limitReopenFraction')).toEqual({
      at: 'limitReopenFraction.fraction',
      said: 2,
      why: 'not-accepted',
      about: { takes: part, meant: [] },
    })
    expect(problemsIn(reopen, { fraction: 2, inclusive: 2 })).toHaveLength(2)
    expect(within('seats', { at: '[3].chips', why: 'missing' }).at).toBe('seats[3].chips')
  })

  test('the books themselves answer every point with a value it takes', () => {
    for (const name of pointNames) {
      const asked = askedOn(name)
      for (const book of BOOKS) {
        const answer = asked[book]
        if (answer !== undefined) expect(problemIn(asked.takes, answer[0], `${book} ${name}`)).toBeNull()
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
    patternProperties = {},
    additionalProperties,
    items,
  } = schema as Readonly<{
    type?: string
    anyOf?: readonly Schema[]
    properties?: Readonly<Record<string, Schema>>
    required?: readonly string[]
    patternProperties?: Readonly<Record<string, Schema>>
    additionalProperties?: Schema | false
    items?: Schema
  }>
  if (schema.enum !== undefined && !(schema.enum as readonly unknown[]).includes(value)) return false
  if (anyOf !== undefined && !anyOf.some(of => isValid(of, value))) return false
  if (type === 'integer' ? !Number.isInteger(value) : type !== undefined && type !== typeOf(value)) return false
  if (typeof value === 'number' && (value < Number(schema.minimum ?? value) || value > Number(schema.maximum ?? value)))
    return false
  if (typeof value === 'string' && value.length > Number(schema.maxLength ?? value.length)) return false
  if (typeof value === 'string' && !new RegExp(String(schema.pattern ?? ''), 'u').test(value)) return false
  if (Array.isArray(value)) {
    if (value.length < Number(schema.minItems ?? 0) || value.length > Number(schema.maxItems ?? Number.MAX_VALUE))
      return false
    if (schema.uniqueItems === true && new Set(value).size < value.length) return false
    return items === undefined || value.every(item => isValid(items, item))
  }
  if (typeOf(value) !== 'object') return true
  const own = value as Readonly<Record<string, unknown>>
  return (
    required.every(name => Object.hasOwn(own, name)) &&
    Object.entries(own).every(([name, item]) => {
      const [, named] = Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern, 'u').test(name)) ?? []
      const of = Object.hasOwn(properties, name) ? properties[name] : (named ?? additionalProperties)
      return of === undefined || (of !== false && isValid(of, item))
    })
  )
}

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

describe('the schema and the check agree', () => {
  const NAMES = ['a', 'b', 'c'] as const
  const { kind: anyKind } = fc.letrec<{ kind: Kind; leaf: Kind }>(tie => ({
    leaf: fc.constantFrom<Kind>(
      flag,
      whole(0, 2),
      part,
      number,
      words,
      text(1),
      like('^[a-c]?$', 'a letter'),
      object,
      oneOf('a', 'b', 1),
      someOf(...NAMES),
    ),
    kind: fc.oneof(
      { maxDepth: 3 },
      tie('leaf'),
      tie('kind').map(of => listOf(of)),
      tie('kind').map(of => byName(of)),
      tie('kind').map(of => noneOr(of)),
      fc.tuple(tie('kind'), tie('kind')).map(([a, b]) => either(a, b)),
      fc.tuple(tie('kind'), tie('kind')).map(([a, b]) => fields({ a, b })),
      fc.tuple(tie('kind'), tie('kind')).map(([a, b]) => fields({ a, b: may(b) })),
      tie('kind').map(b => tagged('a', { a: {}, b: { b } })),
      tie('kind').map(of => listOf(of, 2, 1)),
      tie('kind').map(of => byName(of, '^[ab]$')),
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
      case 'tagged':
        return fc.record({ a: fc.constantFrom('a', 'b'), b: anyValue }, { requiredKeys: ['a'] })
      case 'may':
        return near(kind.of)
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
        const problem = problemIn(kind, value)
        expect(isValid(kindSchema(kind), value)).toBe(problem === null)
        expect(isSame(kind, value, structuredClone(value)) || problem !== null).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  test('and both are reached', () => {
    const sample = fc.sample(kindAndValue, { numRuns: 500, seed: 3 })
    const sound = sample.filter(([kind, value]) => problemIn(kind, value) === null).length
    expect(sound > 50 && sound < 450).toBe(true)
  })
})
