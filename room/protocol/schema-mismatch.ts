import { Check } from 'typebox/value'

/** A schema as it is written in JSON. */
type Schema = {
  readonly type?: string
  /** What it is in words. */
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: unknown
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly minItems?: number
  readonly pattern?: string
}

/**
 * What is wrong with something that does not fit its schema: the first place at which it does not, and what is accepted
 * there. Nothing that was sent is said again.
 */
export const schemaMismatch = (given: unknown, value: unknown, place = ''): string => {
  const schema = given as Schema
  if (schema.anyOf !== undefined) return wrongKind(schema.anyOf, value, place)
  if (schema.type === 'object' && isObject(value)) return wrongField(schema, value, place)
  if (schema.type === 'array' && Array.isArray(value)) return wrongItem(schema, value, place)
  return mustBe(place, accepted(schema))
}

const mustBe = (place: string, what: string): string => `${place === '' ? 'it' : place} must be ${what}`

/** Of several kinds with a `type`, or something to `do`, it is the one that it says. */
const wrongKind = (kinds: readonly Schema[], value: unknown, place: string): string => {
  const by = ['type', 'do'].find(name => kinds.filter(kind => namesOf(kind, name).length > 0).length > 1)
  if (by === undefined) return mustBe(place, accepted({ anyOf: kinds }))
  const names = words(kinds.flatMap(kind => namesOf(kind, by)))
  if (!isObject(value)) return mustBe(place, `an object whose ${by} is ${names}`)
  const kind = kinds.find(it => namesOf(it, by).includes(value[by]))
  return kind === undefined ? mustBe(at(place, by), names) : schemaMismatch(kind, value, place)
}

/** What a kind is called in the field that tells it from the others. */
const namesOf = ({ properties }: Schema, by: string): readonly unknown[] => {
  const field = properties?.[by]
  return field?.const === undefined ? (field?.enum ?? []) : [field.const]
}

const wrongField = (schema: Schema, value: Readonly<Record<string, unknown>>, place: string): string => {
  const { properties = {}, required = [] } = schema
  const missing = required.find(name => !Object.hasOwn(value, name))
  if (missing !== undefined) return `${at(place, missing)} is missing: it must be ${accepted(properties[missing]!)}`
  const other = Object.keys(value).some(name => !Object.hasOwn(properties, name))
  if (other && schema.additionalProperties === false)
    return `${place === '' ? 'it' : place} takes ${fieldsOf(schema)}, and nothing else`
  const [name, wrong] = Object.entries(properties).find(
    ([field, it]) => Object.hasOwn(value, field) && !Check(it as object, value[field]),
  ) ?? ['', schema]
  return name === '' ? mustBe(place, accepted(schema)) : schemaMismatch(wrong, value[name], at(place, name))
}

const wrongItem = (schema: Schema, value: readonly unknown[], place: string): string => {
  const { items = {}, maxItems = Number.POSITIVE_INFINITY, minItems = 0 } = schema
  const wrong = value.findIndex(item => !Check(items as object, item))
  if (wrong < 0 || value.length > maxItems || value.length < minItems) return mustBe(place, accepted(schema))
  return schemaMismatch(items, value[wrong], at(place, `${wrong}`))
}

const at = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = ({ properties = {} }: Schema): string => Object.keys(properties).join(', ') || 'no fields'

const words = (list: readonly unknown[]): string =>
  list.length === 1 ? `${list[0]}` : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`

/** What is accepted, in words. */
const accepted = (schema: Schema): string => {
  if (schema.description !== undefined) return schema.description
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return words(schema.enum)
  if (schema.anyOf !== undefined) return words([...new Set(schema.anyOf.map(accepted))])
  switch (schema.type) {
    case 'integer':
      return `a whole number${within(schema.minimum, schema.maximum)}`
    case 'string':
      return `a text${within(schema.minLength, schema.maxLength, ' characters')}${
        schema.pattern === undefined || schema.pattern === '\\S' ? '' : ` like ${schema.pattern}`
      }`
    case 'boolean':
      return 'true or false'
    case 'null':
      return 'null'
    case 'array':
      return `a list${within(schema.minItems, schema.maxItems, ' items')}`
    case 'object':
      return `an object with ${fieldsOf(schema)}`
    default:
      return schema.type ?? 'something else'
  }
}

const within = (least: number | undefined, most: number | undefined, of = ''): string => {
  if (least !== undefined && most !== undefined) return ` from ${least} to ${most}${of}`
  if (most !== undefined) return ` of at most ${most}${of}`
  return least === undefined ? '' : ` of at least ${least}${of}`
}
