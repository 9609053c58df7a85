import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { forms } from '../forms/forms.ts'
import { readForm } from '../forms/read-form.ts'
import { readHouse } from '../rulebooks/house-check.ts'
import { type Json, STRANGE, shared, someStrangely, strangely } from '../testing/strange.ts'
import { problemText } from '../words/english/problems.ts'
import { ask } from './ask.ts'

const example = (path: string): Json => JSON.parse(readFileSync(`${EXAMPLES}/${path}`, 'utf8')) as Json
const EXAMPLES = new URL('../../examples', import.meta.url).pathname
const SCENARIOS = readdirSync(`${EXAMPLES}/scenarios`)
  .filter(file => file.endsWith('.json'))
  .slice(0, 8)
const before = shared()
const LONG = 150_000

/** Each is either taken as it is or refused in words, and nothing is left in what all objects share. */
const isRefused = (problems: readonly string[] | undefined): void => {
  if (problems === undefined) return
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems) expect(problem).toMatch(/\w/)
}

test.each([
  `1 bets ${'1'.repeat(LONG)}x`,
  `1 bets ${'1,'.repeat(LONG / 2)}x`,
  `1 says "${'a '.repeat(LONG / 2)}`,
  `1 puts ${'1x1+'.repeat(LONG / 4)}`,
  `1 shows ${'As '.repeat(LONG / 3)}x`,
  `incident ${'a '.repeat(LONG / 20)}`,
])('a long sentence is answered, not tried in every way: %#', act => {
  const scenario = { form: 'holdem', stakes: '5-10', seats: { 1: 500, 2: 500 }, button: 1, acts: ['deal', act] }
  expect(ask(scenario as never)).toBeTypeOf('object')
})

describe('strange names in what users write', () => {
  test('a house', () => {
    const house = example('friday-night.json')
    for (const [name, value] of STRANGE.flatMap(it => [...strangely(house, it)].map(other => [it, other] as const))) {
      const read = readHouse(JSON.parse(JSON.stringify(value)))
      isRefused(read.ok ? undefined : read.refusal.problems.map(problemText))
      if (read.ok) expect(Object.keys(read.house.overrides)).not.toContain(name)
    }
    expect(shared()).toEqual(before)
  })

  test('a form', () => {
    const own: Json = { like: 'holdem', id: 'mine', name: 'Mine', seats: { least: 2, most: 6 } }
    const written = [forms.razz, forms['omaha-hi-lo'], forms['open-face-chinese']].map(form =>
      JSON.parse(JSON.stringify(form)),
    ) as readonly Json[]
    for (const form of [own, ...written])
      for (const value of someStrangely(form, 0)) {
        const read = readForm(JSON.parse(JSON.stringify(value)))
        isRefused(read.ok ? undefined : read.refusal.problems.map(problemText))
      }
    expect(shared()).toEqual(before)
  })

  test('a scenario and what is asked of it', () => {
    for (const [turn, file] of SCENARIOS.entries())
      for (const value of someStrangely(example(`scenarios/${file}`), turn)) {
        const answer = ask(JSON.parse(JSON.stringify(value))) as unknown
        expect(answer, JSON.stringify(value)).toBeTypeOf('object')
      }
    expect(shared()).toEqual(before)
  })
})
