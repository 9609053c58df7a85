import type { Fields, Kind } from './kind.ts'

/** A JSON Schema, or a part of one. */
export type Schema = { readonly [keyword: string]: unknown }

/** The JSON Schema (2020-12) of the values that a kind takes; a kind with a name is referred to by it. */
export const kindSchema = (kind: Kind): Schema =>
  kind.name === undefined ? kindDefined(kind) : { $ref: `#/$defs/${kind.name}` }

/** The schema of a kind itself, as it stands under its name. */
export const kindDefined = (kind: Kind): Schema => {
  const { said, examples } = kind
  return {
    ...(said !== undefined && { description: said }),
    ...schemaOf(kind),
    ...(examples !== undefined && { examples }),
  }
}

const schemaOf = (kind: Kind): Schema => {
  switch (kind.kind) {
    case 'flag':
      return { type: 'boolean' }
    case 'whole':
      return {
        type: 'integer',
        minimum: Math.max(kind.least, Number.MIN_SAFE_INTEGER),
        maximum: Math.min(kind.most, Number.MAX_SAFE_INTEGER),
      }
    case 'part':
      return { type: 'number', minimum: 0, maximum: 1 }
    case 'number':
      return { type: 'number', minimum: 0 }
    case 'words':
      return { type: 'string', pattern: '\\S' }
    case 'text': {
      const { most, pattern } = kind
      const limits = { ...(pattern !== undefined && { pattern }), ...(most < LONG && { maxLength: most }) }
      return { type: 'string', ...limits }
    }
    case 'known':
      return {}
    case 'one-of':
      return { enum: kind.names }
    case 'some-of':
      return { type: 'array', items: { enum: kind.names }, uniqueItems: true }
    case 'list': {
      const { of, least, most } = kind
      const limits = { ...(least !== undefined && { minItems: least }), ...(most !== undefined && { maxItems: most }) }
      return { type: 'array', items: kindSchema(of), ...limits }
    }
    case 'fields':
      return objectOf(kind.fields)
    case 'tagged':
      return {
        anyOf: Object.entries(kind.kinds).map(([tag, of]) =>
          objectOf({ [kind.by]: { kind: 'one-of', names: [tag], said: 'which kind it is' }, ...of }),
        ),
      }
    case 'may':
      return kindSchema(kind.of)
    case 'by-name': {
      const { of, names } = kind
      if (names === undefined) return { type: 'object', additionalProperties: kindSchema(of) }
      return { type: 'object', patternProperties: { [names]: kindSchema(of) }, additionalProperties: false }
    }
    case 'object':
      return { type: 'object' }
    case 'none-or':
      return { anyOf: [kindSchema(kind.of), { type: 'null' }] }
    case 'either':
      return { anyOf: kind.kinds.map(kindSchema) }
  }
}

/** No text is longer. */
const LONG = Number.MAX_SAFE_INTEGER

const objectOf = (fields: Fields): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, kindSchema(of)])),
  required: Object.entries(fields).flatMap(([name, of]) => (of.kind === 'may' ? [] : [name])),
  additionalProperties: false,
})
