import type { RuleId } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { sameFor } from './equivalents.ts'
import type { Job, Ran } from './job.ts'
import { judge } from './judge.ts'
import type { Mutation } from './mutation.ts'
import { foundIn, lineOf, reportText } from './report.ts'

// Put together, so that this file names no rule itself.
const id = ['rrp', '8/6'].join('/') as RuleId
const file = 'engine/a.ts'
/** A change of the first letter. */
const to = (text: string): Mutation => ({
  // capitals are values, small letters the course of the code
  kind: /[A-Z]/.test(text) ? 'value' : 'branch',
  file,
  line: 1,
  before: '.',
  after: text,
  edits: [{ start: 0, end: 1, text }],
})
const named = (problem: string | null, name = `${id}: x`): Ran => ({
  tests: [{ file: 'engine/a.test.ts', name, problem }],
  unloaded: [],
})
const passed = named(null)
const failed = named('expected 1 to be 2\nand more')

/** The verdict where the tests come out as said for each text that the file has: `.` is as it is. */
const verdictOf = async (own: string, led: string, outcomes: Readonly<Record<string, Ran | null>>) => {
  const jobs: Job[] = []
  const run = async (job: Job): Promise<Ran | null> => {
    jobs.push(job)
    const outcome = outcomes[job.changed?.text ?? '.']
    return outcome === undefined ? passed : outcome
  }
  const places = { own: [[...own].map(to)], led: () => led.split(' ').map(kind => [[...kind].map(to)]) }
  const runner = { run, close: () => undefined }
  const verdict = await judge({ id, tests: ['engine/a.test.ts'] }, places, () => '.', runner, 3)
  return { verdict, changed: jobs.map(job => job.changed?.text ?? '.').join('') }
}

describe('a rule is', () => {
  test('held if one change is noticed; up to the most are tried, and nothing it only leads to', async () => {
    const { verdict, changed } = await verdictOf('abcde', 'x', { b: failed })
    expect(verdict).toMatchObject({ is: 'held', why: '1 of 3 noticed' })
    expect(verdict.tried.map(({ outcome }) => outcome)).toEqual(['slept', 'noticed', 'slept'])
    expect(verdict.tried[1]!.output).toBe(`${id}: x: expected 1 to be 2`)
    expect(changed).toBe('.abc')
  })

  test('broken in values and in the course of the code, turn by turn', async () => {
    expect((await verdictOf('abCDe', '', {})).changed).toBe('.aCbDe')
  })

  test('broken where the code asks for it too, if only a value rests on it', async () => {
    expect((await verdictOf('AB', 'xYzw', { A: failed })).changed).toBe('.ABxz')
  })

  test('held late: further changes until the first that is noticed', async () => {
    expect((await verdictOf('abcdefghijk', 'x', { f: failed })).changed).toBe('.abcdef')
    expect((await verdictOf('ab', 'xyz', { y: failed })).verdict).toMatchObject({ is: 'held', why: '1 of 4 noticed' })
  })

  test('a survivor if none is', async () => {
    const { verdict, changed } = await verdictOf('abcdefghijklm', 'opqrstu vwx', {})
    expect(verdict).toMatchObject({ is: 'survivor', why: 'none of 18 noticed' })
    expect(changed).toBe('.abcdefghiopqrstvwx')
    expect(verdict.tests).toEqual([{ file: 'engine/a.test.ts', name: `${id}: x` }])
  })

  test('not held by tests that cannot be loaded, do not end, or name another rule', async () => {
    const outcomes = { a: { tests: [], unloaded: ['x'] }, b: null, c: named('x', `${id}/more: x`) }
    const { verdict } = await verdictOf('abc', '', outcomes)
    expect(verdict.tried.map(({ outcome }) => outcome)).toEqual(['unfit', 'unfit', 'unfit'])
    expect(verdict).toMatchObject({ is: 'nothing', why: 'its tests cannot be run with any change' })
    expect((await verdictOf('abcd', '', outcomes)).verdict).toMatchObject({ is: 'survivor', why: 'none of 1 noticed' })
  })

  test('without a place to break it', async () => {
    expect((await verdictOf('', '', {})).verdict).toMatchObject({ is: 'nothing', why: 'there is no place to break it' })
  })

  test.each([
    ['a test of it fails as it is', failed, `a test of it fails as it is: ${id}: x`],
    ['none runs under its name', named(null, 'x'), 'no test runs under its name'],
    ['they cannot be loaded', { tests: [], unloaded: ['a.ts: no'] }, 'its tests cannot be loaded: a.ts: no'],
    ['they do not end', null, 'its tests never finish'],
  ])('not run if %s', async (_, asIs, why) => {
    const { verdict, changed } = await verdictOf('abc', '', { '.': asIs })
    expect(verdict).toMatchObject({ is: 'not-run', why, tried: [] })
    expect(changed).toBe('.')
  })
})

test('a change that is known to change nothing is listed with its reason', () => {
  const known = [{ file, before: 'a > 0', after: 'a >= 0', why: 'a is never 0' }]
  expect(sameFor({ file, before: 'a > 0', after: 'a >= 0' }, known)).toBe('a is never 0')
  expect(sameFor({ file, before: 'a > 0', after: 'a <= 0' }, known)).toBeUndefined()
})

test('the report counts, and tells of survivors what was tried and who slept', async () => {
  const [held, survivor] = [await verdictOf('ab', '', { b: failed }), await verdictOf('c', '', {})]
  const verdicts = [held.verdict, survivor.verdict, (await verdictOf('', '', {})).verdict]
  expect(foundIn(verdicts)).toEqual({
    rules: 3,
    held: 1,
    survivors: 1,
    nothing: 1,
    notRun: 0,
    mutations: 3,
    noticed: 1,
    byKind: { value: [0, 0], branch: [1, 3] },
    equivalent: 0,
  })
  expect(lineOf(held.verdict)).toBe(`held               ${id}  1 of 2 noticed\n`)
  expect(reportText(verdicts, '3 rules').split('\n')).toEqual([
    `nothing to mutate  ${id}  there is no place to break it`,
    '',
    `survivor  ${id}  none of 1 noticed`,
    '  engine/a.ts:1  . → c',
    `  asleep: engine/a.test.ts  ${id}: x`,
    '',
    '3 rules: 1 held, 1 survivor, 1 with nothing to mutate; 1 of 3 mutations noticed (values 0 of 0, branches 1 of 3).',
    '',
  ])
})
