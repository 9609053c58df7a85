import { kindDefined, type Schema } from '../../kinds/schema.ts'
import type { FactKind } from '../../rulings/fact.ts'
import type { IncidentType } from '../../rulings/rulers.ts'
import { anyIncident, factKinds } from './incident-kind.ts'

/** The part of the published schema that says which facts an incident has. */
export const incidentSchema: Schema = kindDefined(anyIncident())

/** The kinds of facts, as the published schema defines each under its name. */
export const factSchemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.entries(factKinds).map(([name, kind]) => [name, kindDefined(kind)]),
)

/** A fact of an incident as the schema has it: a form asks for it. */
export type SchemaFact = { readonly name: string; readonly kind: FactKind; readonly required: boolean }

/** The facts of a kind of incident, in the order of the schema; none where the schema doesn't know the kind. */
export const schemaFacts = (type: IncidentType, schema: Schema = incidentSchema): readonly SchemaFact[] => {
  const known = read.get(schema) ?? factsIn(schema)
  read.set(schema, known)
  return known.get(type) ?? []
}

/** Forms ask often, and a schema stays as it is. */
const read = new WeakMap<Schema, ReadonlyMap<string, readonly SchemaFact[]>>()

type Variety = { readonly properties: Readonly<Record<string, Schema>>; readonly required: readonly string[] }

const factsIn = (schema: Schema): ReadonlyMap<string, readonly SchemaFact[]> =>
  new Map(
    (schema.anyOf as readonly Variety[]).map(({ properties, required }) => [
      (properties.incident!.enum as readonly string[])[0]!,
      Object.entries(properties).flatMap(([name, of]) => {
        const kind = kindIn(of)
        // its kind says which incident it is, and whether it was noticed is no question of a form
        return name === 'incident' || name === 'noticed' || kind === null
          ? []
          : [{ name, kind, required: required.includes(name) }]
      }),
    ]),
  )

const DEFINED = '#/$defs/'

const kindIn = ({ $ref, enum: names }: Schema): FactKind | null => {
  if (Array.isArray(names)) return names as readonly string[]
  const named = typeof $ref === 'string' && $ref.startsWith(DEFINED) ? $ref.slice(DEFINED.length) : ''
  return Object.hasOwn(factKinds, named) ? (named as keyof typeof factKinds) : null
}
