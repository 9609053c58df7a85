import { isRecord, shown } from '../kinds/check.ts'
import { heldIn } from '../kinds/held-in.ts'
import { near } from '../kinds/near.ts'
import type { Problem } from './problem.ts'

/** As much of JSON Schema as a scenario needs. */
export type Schema = {
  /** What is accepted here, in a few words: editors show it, and so do the problems. */
  readonly description?: string
  readonly type?: JsonType | readonly JsonType[]
  readonly enum?: readonly (string | number | boolean)[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  /** Names of fields that are not in `properties`, by a pattern. */
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly anyOf?: readonly Schema[]
  readonly $ref?: string
  readonly examples?: readonly unknown[]
}

/** The kinds of values that JSON has; a whole number is an integer. */
export type JsonType = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'

/** Schemas by the names under which others refer to them. */
export type Defs = Readonly<Record<string, Schema>>

/** The first thing about a value that does not fit its schema, or null. */
export const misfit = (value: unknown, schema: Schema, defs: Defs, at = ''): Problem | null => {
  if (schema.$ref !== undefined) {
    const named = heldIn(defs, schema.$ref.replace('#/$defs/', ''))!
    const described = schema.description === undefined ? named : { ...named, description: schema.description }
    return misfit(value, described, defs, at)
  }
  if (schema.anyOf !== undefined) return noneFits(value, schema, schema.anyOf, defs, at)
  if (!isOfType(value, schema.type) || !isAmong(value, schema)) return unlike(value, schema, defs, at)
  if (typeof value === 'string' && !new RegExp(schema.pattern ?? '', 'u').test(value))
    return unlike(value, schema, defs, at)
  if (Array.isArray(value)) return itemOff(value, schema, defs, at)
  return isRecord(value) ? fieldOff(value, schema, defs, at) : null
}

/** A value that fits none of several schemas: what is wrong by the one it is most like. */
const noneFits = (value: unknown, whole: Schema, kinds: readonly Schema[], defs: Defs, at: string): Problem | null => {
  const tagged = taggedOff(value, kinds, defs, at)
  if (tagged !== undefined) return tagged
  const found = kinds.map(kind => ({ kind, problem: misfit(value, kind, defs, at) }))
  if (found.some(({ problem }) => problem === null)) return null
  // one that goes deeper has found the right kind of value
  const alike = found.filter(({ kind, problem }) => problem!.problem !== unlike(value, kind, defs, at).problem)
  const named = alike.filter(({ kind }) => hasRequired(value, kind))
  const [nearest, other] = named.length > 0 ? named : alike
  return nearest === undefined || other !== undefined ? unlike(value, whole, defs, at) : nearest.problem
}

/** A value with a field that says which kind it is, by that kind alone; undefined when no field says so. */
const taggedOff = (value: unknown, kinds: readonly Schema[], defs: Defs, at: string): Problem | null | undefined => {
  if (!isRecord(value)) return undefined
  const tags = kinds.flatMap(kind => tagsOf(kind).map(([name, tag]) => ({ kind, name, tag })))
  const found = tags.find(({ name }) => Object.hasOwn(value, name))
  if (found === undefined) return undefined
  const same = tags.filter(({ name }) => name === found.name)
  const meant = same.find(({ name, tag }) => tag === value[name])
  if (meant !== undefined) return misfit(value, meant.kind, defs, at)
  const words = { description: 'one of these', enum: same.map(({ tag }) => tag) }
  return unlike(value[found.name], words, defs, at === '' ? found.name : `${at}.${found.name}`)
}

/** The required fields of a kind that have one value alone. */
const tagsOf = ({
  properties = {},
  required = [],
}: Schema): readonly (readonly [string, string | number | boolean])[] =>
  required.flatMap(name => {
    const words = properties[name]?.enum ?? []
    return words.length === 1 ? [[name, words[0]!] as const] : []
  })

const hasRequired = (value: unknown, { required = [] }: Schema): boolean =>
  isRecord(value) && required.every(name => Object.hasOwn(value, name))

const unlike = (value: unknown, schema: Schema, defs: Defs, at: string): Problem => {
  const accepted = acceptedBy(schema, defs)
  const words = schema.enum?.filter(word => typeof word === 'string') ?? []
  const meant = typeof value === 'string' ? near(value, words) : []
  const hint = meant.length > 0 ? `; did you mean ${meant.join(' or ')}?` : ''
  return { at: at || 'the scenario', said: value, problem: `${shown(value)} is not accepted${hint}`, accepted }
}

const acceptedBy = (schema: Schema, defs: Defs): string => {
  const words = schema.enum?.join(', ') ?? (schema.type === 'integer' ? wholeNumbers(schema) : undefined)
  if (schema.description !== undefined)
    return words === undefined ? schema.description : `${schema.description}: ${words}`
  if (words !== undefined) return words
  if (schema.$ref !== undefined) return acceptedBy(heldIn(defs, schema.$ref.replace('#/$defs/', ''))!, defs)
  if (schema.anyOf !== undefined) return schema.anyOf.map(kind => acceptedBy(kind, defs)).join(', or ')
  return [schema.type].flat().join(' or ')
}

const wholeNumbers = ({ minimum, maximum }: Schema): string => {
  const from = minimum === undefined ? '' : ` from ${minimum}`
  const to = maximum === undefined ? (minimum === undefined ? '' : ' on') : ` to ${maximum}`
  return `a whole number${from}${to}`
}

const itemOff = (value: readonly unknown[], schema: Schema, defs: Defs, at: string): Problem | null => {
  if (value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY)) {
    return { at, problem: `a list of ${value.length} is not accepted`, accepted: acceptedBy(schema, defs) }
  }
  if (schema.items === undefined) return null
  for (const [i, item] of value.entries()) {
    const problem = misfit(item, schema.items, defs, `${at}[${i}]`)
    if (problem !== null) return problem
  }
  return null
}

const fieldOff = (
  value: Readonly<Record<string, unknown>>,
  { properties = {}, patternProperties = {}, required = [], additionalProperties = true }: Schema,
  defs: Defs,
  at: string,
): Problem | null => {
  const under = (name: string): string => (at === '' ? name : `${at}.${name}`)
  const named = Object.entries(patternProperties)
  for (const [name, field] of Object.entries(value)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined
    const schema = own ?? named.find(([pattern]) => new RegExp(pattern, 'u').test(name))?.[1]
    if (schema === undefined && additionalProperties) continue
    if (schema === undefined)
      return noSuchField(under(name), name, Object.keys(properties), Object.keys(patternProperties))
    const problem = misfit(field, schema, defs, under(name))
    if (problem !== null) return problem
  }
  const missing = required.find(name => !Object.hasOwn(value, name))
  if (missing === undefined) return null
  return { at: under(missing), problem: 'is missing', accepted: acceptedBy(properties[missing]!, defs) }
}

const noSuchField = (at: string, name: string, known: readonly string[], patterns: readonly string[]): Problem => {
  const [meant] = near(name, known, 1)
  const hint = meant === undefined ? '' : `; did you mean "${meant}"?`
  const accepted = known.length > 0 ? known.join(', ') : patterns.includes(SEATS) ? 'the numbers of seats' : ''
  return { at, problem: `there is no field "${name.slice(0, 40)}"${hint}`, accepted }
}

/** Seats as names of fields. */
export const SEATS = '^[1-9][0-9]{0,5}$'

const isOfType = (value: unknown, type: Schema['type']): boolean =>
  type === undefined || [type].flat().some(name => isOne(value, name as JsonType))

const isOne = (value: unknown, type: JsonType): boolean => {
  if (type === 'integer') return Number.isSafeInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  return type === 'null' ? value === null : typeof value === type
}

const isAmong = (value: unknown, schema: Schema): boolean => {
  if (schema.enum !== undefined && !schema.enum.some(word => word === value)) return false
  if (typeof value !== 'number') return true
  return value >= (schema.minimum ?? Number.NEGATIVE_INFINITY) && value <= (schema.maximum ?? Number.POSITIVE_INFINITY)
}
