import { describe, expect, test } from 'vitest'
import { forms } from '../../forms/forms.ts'
import type { Schema } from '../../kinds/schema.ts'
import { isMaybe, kindOf } from '../../rulings/fact.ts'
import { factsOf, INCIDENTS } from '../../rulings/incident-facts.ts'
import type { IncidentType } from '../../rulings/rulers.ts'
import { deskMoments, nextFact } from '../desk/desk-case.ts'
import { scenarioSchema } from '../schema.ts'
import { incidentSchema, schemaFacts } from './incident-schema.ts'

type Variety = { readonly properties: Readonly<Record<string, Schema>>; readonly required: readonly string[] }

/** The published schema with the facts of one kind of incident changed. */
const withFacts = (type: IncidentType, change: (variety: Variety) => Variety): Schema => ({
  ...incidentSchema,
  anyOf: (incidentSchema.anyOf as readonly Variety[]).map(it =>
    (it.properties.incident!.enum as readonly string[])[0] === type ? change(it) : it,
  ),
})

const without = (type: IncidentType, name: string): Schema =>
  withFacts(type, ({ properties: { [name]: _, ...properties }, required }) => ({
    properties,
    required: required.filter(it => it !== name),
  }))

const moments = deskMoments({ form: forms.holdem, book: 'rrp', street: 'flop' })

/** Everything the desk asks about an incident, each answered by its first choice. */
const asked = (type: IncidentType, schema?: Schema): readonly string[] => {
  const names: string[] = []
  let facts: Readonly<Record<string, unknown>> = {}
  for (
    let fact = nextFact(moments, type, facts, schema);
    fact !== null;
    fact = nextFact(moments, type, facts, schema)
  ) {
    names.push(fact.name)
    facts = { ...facts, [fact.name]: fact.options[0] }
  }
  return names
}

describe('the facts of an incident in the published schema', () => {
  test('are defined there once, and scenarios refer to them', () => {
    expect(scenarioSchema.$defs.incident).toBe(incidentSchema)
    expect(JSON.stringify(scenarioSchema.$defs.scenario)).toContain('"$ref":"#/$defs/incident"')
  })

  test.each(INCIDENTS)('%s: names, kinds, choices, and which may be left out', type => {
    const known = Object.entries(factsOf(type)).map(([name, fact]) => ({
      name,
      kind: kindOf(fact),
      required: !isMaybe(fact),
    }))
    expect(schemaFacts(type)).toEqual(known)
  })
})

describe('the forms of the desk', () => {
  test('a fact that is added to the schema is asked, and one that is not in it is not', () => {
    expect(asked('HandMucked')).toContain('identifiable')
    expect(asked('HandMucked', without('HandMucked', 'identifiable'))).not.toContain('identifiable')
  })

  test('a fact that the schema asks for always is asked, one that may be left out is not', () => {
    const needed = withFacts('HandMucked', it => ({ ...it, required: [...it.required, 'misinformed'] }))
    expect(asked('HandMucked')).not.toContain('misinformed')
    const facts = { seat: 3, by: 'player', identifiable: true }
    expect(nextFact(moments, 'HandMucked', facts)).toBeNull()
    expect(nextFact(moments, 'HandMucked', facts, needed)).toEqual({ name: 'misinformed', options: [false, true] })
  })

  test('the choices are those of the schema', () => {
    const fewer = withFacts('ForeignCard', it => ({
      ...it,
      properties: { ...it.properties, where: { enum: ['board', 'stub'] } },
    }))
    const choices = (schema?: Schema) => nextFact(moments, 'ForeignCard', {}, schema)?.options
    expect(choices()).toEqual(['hand', 'board', 'stub'])
    expect(choices(fewer)).toEqual(['board', 'stub'])
  })
})
