import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { Compile } from 'typebox/compile'
import { heldIn } from '../held-in.ts'
import { schemaMismatch } from '../protocol/schema-mismatch.ts'

type Schema = { readonly properties?: Readonly<Record<string, { readonly type?: string }>> }

/** What comes in is checked against its schema; what goes out is what was made, and tests hold it to its schema. */
export const checkRequests = (server: FastifyInstance): void => {
  server.setValidatorCompiler(checkedAsSent)
  server.setSerializerCompiler(() => answer => JSON.stringify(answer))
}

/** What is sent is taken as it is or refused, never bent into shape; only numbers in an address come as text. */
const checkedAsSent: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) => {
  const checked = Compile(schema)
  return (sent: unknown) => {
    const value = httpPart === 'body' ? sent : withNumbers(schema, sent as Readonly<Record<string, unknown>>)
    if (checked.Check(value)) return { value }
    // a fault of the sender's: fastify answers it with 400
    return {
      error: new Error(`In ${heldIn(NAMES, httpPart ?? '') ?? 'the request'} ${schemaMismatch(schema, value)}.`),
    }
  }
}

const NAMES: Readonly<Record<string, string>> = {
  body: 'the body',
  params: 'the address',
  querystring: 'the query',
}

const withNumbers = ({ properties = {} }: Schema, sent: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const isNumber = Object.hasOwn(properties, name) && /^(?:integer|number)$/.test(properties[name]!.type ?? '')
      return [name, isNumber && typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value]
    }),
  )
