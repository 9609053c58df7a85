import { describe, expect, test } from 'vitest'
import { QUESTIONS } from './answers/questions.ts'
import { misfit, type Schema } from './fits.ts'
import type { Scenario } from './scenario.ts'
import { oneScenario, scenarioSchema } from './schema.ts'

const parts = (schema: Schema): readonly Schema[] => [
  schema,
  ...[
    ...Object.values(schema.properties ?? {}),
    ...Object.values(schema.patternProperties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items === undefined ? [] : [schema.items]),
  ].flatMap(parts),
]
const all = Object.values(scenarioSchema.$defs).flatMap(parts)

describe('the schema', () => {
  test('has the fields of a scenario', () => {
    const fields: Readonly<Record<keyof Scenario, true>> = {
      $schema: true,
      id: true,
      about: true,
      form: true,
      book: true,
      structure: true,
      stakes: true,
      setting: true,
      seats: true,
      stacks: true,
      button: true,
      cards: true,
      board: true,
      deck: true,
      posts: true,
      usualPosts: true,
      straddleOnPlacard: true,
      carried: true,
      dealtInBefore: true,
      passed: true,
      barred: true,
      mixed: true,
      finalTwo: true,
      timed: true,
      buttonPlaysTwo: true,
      acts: true,
      ask: true,
      expect: true,
    }
    expect(Object.keys(oneScenario.schema.properties!)).toEqual(Object.keys(fields))
  })
  test('tells of every field what is accepted', () => {
    const bare = all.flatMap(({ properties = {} }) =>
      Object.entries(properties).filter(([, field]) => field.description === undefined && field.$ref === undefined),
    )
    expect(all.length).toBeGreaterThan(80)
    expect(bare).toEqual([])
  })
  test('refers to what is there, and its patterns are patterns', () => {
    const known = Object.keys(scenarioSchema.$defs).map(name => `#/$defs/${name}`)
    expect(all.flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref])).filter(name => !known.includes(name))).toEqual(
      [],
    )
    for (const { pattern } of all) if (pattern !== undefined) expect(() => new RegExp(pattern, 'u')).not.toThrow()
  })
  test('knows every question', () => {
    const { question } = scenarioSchema.$defs
    const asked = [...QUESTIONS, 'view 3'].map(name => misfit(name, question!, scenarioSchema.$defs))
    expect(asked.every(problem => problem === null)).toBe(true)
    expect(misfit('ruling?', question!, scenarioSchema.$defs)).not.toBeNull()
  })
  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(scenarioSchema))).toEqual(scenarioSchema)
  })
})
