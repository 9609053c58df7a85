import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { Guest } from '../people/guests.ts'
import { faultSchema, idSchema, object } from '../protocol/schemas.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { Tables } from '../tables/tables.ts'
import { refusalShown } from '../words/refusals.ts'
import { languageAsked } from './language-asked.ts'

/** What routes go by that answer about tables: the tables, or what of them they need, and who asks. */
export type Routing<K extends keyof Tables = keyof Tables> = {
  readonly tables: Pick<Tables, K>
  readonly guestOf: (request: FastifyRequest) => Guest | null
}

/** The table that a request names in its address. */
export const tableAsked = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id

/** A table in an address. */
export const TABLE = object({ id: idSchema })

/** Answers why not. */
export const no = (reply: FastifyReply, status: number, refused: Refused): null => {
  reply.code(status).send(refusalShown(refused, languageAsked(reply.request)))
  return null
}

/** The answer to a request to change something in a room that is read-only. */
export const READ_ONLY = refusal('read-only')
/** The answers to people who haven't entered a name, about what is moving to another node, and for tables that don't exist. */
export const NAMELESS = refusal('nameless')
export const MOVING = refusal('try-again', { about: 'node' })
export const NO_TABLE = refusal('no-such-table', { about: 'unknown' })

/** What a route answers: with 200 what it is for, with the rest why not. */
export const answers = <T extends TSchema>(good: T, ...refused: readonly number[]) =>
  Object.fromEntries([[200, good], ...[...refused, 429].map(status => [status, faultSchema])]) as Readonly<
    Record<string, TSchema>
  >
