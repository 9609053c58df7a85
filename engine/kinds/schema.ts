import type { Kind } from './kind.ts'

/** A JSON Schema, or a part of one. */
export type Schema = { readonly [keyword: string]: unknown }

/** The JSON Schema (2020-12) of the values that a kind takes. */
export const kindSchema = (kind: Kind): Schema => {
  switch (kind.kind) {
    case 'flag':
      return { type: 'boolean' }
    case 'whole':
      return { type: 'integer', minimum: kind.least, maximum: Math.min(kind.most, Number.MAX_SAFE_INTEGER) }
    case 'part':
      return { type: 'number', minimum: 0, maximum: 1 }
    case 'number':
      return { type: 'number', minimum: 0 }
    case 'words':
      return { type: 'string', pattern: '\\S' }
    case 'one-of':
      return { enum: kind.names }
    case 'some-of':
      return { type: 'array', items: { enum: kind.names }, uniqueItems: true }
    case 'list':
      return { type: 'array', items: kindSchema(kind.of) }
    case 'fields': {
      const properties = Object.entries(kind.fields).map(([name, of]) => [name, kindSchema(of)])
      return {
        type: 'object',
        properties: Object.fromEntries(properties),
        required: Object.keys(kind.fields),
        additionalProperties: false,
      }
    }
    case 'by-name':
      return { type: 'object', additionalProperties: kindSchema(kind.of) }
    case 'none-or':
      return { anyOf: [kindSchema(kind.of), { type: 'null' }] }
    case 'either':
      return { anyOf: kind.kinds.map(kindSchema) }
  }
}
