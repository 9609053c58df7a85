import { describe, expect, test } from 'vitest'
import { fits } from '../kinds/fits.ts'
import type { Schema as Json } from '../kinds/schema.ts'
import { QUESTIONS } from './answers/questions.ts'
import type { Scenario } from './scenario.ts'
import { oneScenario, question, scenarioSchema } from './schema.ts'

/** What of JSON Schema is looked at here. */
type Schema = {
  readonly description?: string
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly $ref?: string
}

const parts = (schema: Schema): readonly Schema[] => [
  schema,
  ...[
    ...Object.values(schema.properties ?? {}),
    ...Object.values(schema.patternProperties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items === undefined ? [] : [schema.items]),
  ].flatMap(parts),
]
const defined = scenarioSchema.$defs as Readonly<Record<string, Json & Schema>>
const all = Object.values(defined).flatMap(parts)

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
      approved: true,
      setting: true,
      points: true,
      street: true,
      pot: true,
      in: true,
      hands: true,
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
    expect(oneScenario.kind === 'fields' ? Object.keys(oneScenario.fields) : []).toEqual(Object.keys(fields))
  })
  test('tells of every field what is accepted', () => {
    // orders of floors and events have pages of their own
    const used = ['scenario', 'night', 'question', 'gesture'].flatMap(name => parts(defined[name]!))
    const bare = used.flatMap(({ properties = {} }) =>
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
    for (const name of [...QUESTIONS, 'view 3']) expect(fits(question, name)).toBe(true)
    expect(fits(question, 'ruling?')).toBe(false)
  })
  test('is one for deals, nights, floors and events', () => {
    const taken = (scenarioSchema.anyOf as readonly Schema[]).map(({ $ref, items }) => $ref ?? items!.anyOf!.length)
    expect(taken).toEqual([...['scenario', 'night', 'floor', 'tournament'].map(name => `#/$defs/${name}`), 4])
    expect(Object.keys(defined.floor!.properties!)).toContain('floor')
    expect(JSON.stringify(defined.tournament)).toContain('"enum":["BustOut"]')
  })
  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(scenarioSchema))).toEqual(scenarioSchema)
  })
})
