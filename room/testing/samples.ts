import type { Json } from '@cardroom/engine/testing'

type Schema = {
  readonly type?: string
  readonly const?: Json
  readonly enum?: readonly Json[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minimum?: number
  readonly minItems?: number
  readonly minLength?: number
  readonly pattern?: string
}

/** Something good for every kind that a schema accepts: each branch of each choice is in one of them. */
export const samplesOf = (given: unknown): readonly Json[] => {
  const schema = given as Schema
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum !== undefined) return [schema.enum[0]!]
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(samplesOf)
  switch (schema.type) {
    case 'object':
      return objectsOf(schema.properties ?? {})
    case 'array':
      return [Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => samplesOf(schema.items)[0]!)]
    case 'integer':
    case 'number':
      return [Math.max(1, schema.minimum ?? 1)]
    case 'boolean':
      return [true]
    case 'null':
      return [null]
    default:
      return [textFor(schema)]
  }
}

/** One with the first sample of each field, and for each other sample of a field one that differs in it. */
const objectsOf = (properties: Readonly<Record<string, Schema>>): readonly Json[] => {
  const fields = Object.entries(properties).map(([name, schema]) => [name, samplesOf(schema)] as const)
  const usual = fields.map(([name, samples]): readonly [string, Json] => [name, samples[0] ?? null])
  return [
    Object.fromEntries(usual),
    ...fields.flatMap(([name, samples], at) =>
      samples.slice(1).map(sample => Object.fromEntries(usual.with(at, [name, sample] as const))),
    ),
  ]
}

const TEXTS = [
  'a text of some length',
  'sample',
  'As',
  '1234',
  '0123456789ab',
  'ab'.repeat(16),
  'A'.repeat(22),
  'rrp/3/betting/4a',
]

const textFor = ({ pattern = '', minLength = 0 }: Schema): string => {
  const found = TEXTS.find(text => new RegExp(pattern, 'u').test(text) && text.length >= minLength)
  if (found === undefined) throw new Error(`no sample fits ${pattern}`)
  return found
}
