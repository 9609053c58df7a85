import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { type Refused, refusal } from '../refusal.ts'
import { personOrderSchema } from './person-orders.ts'
import { schemaMismatch } from './schema-mismatch.ts'
import { idSchema as id } from './schemas.ts'
import { whatSchema as what } from './shown.ts'

/** What a page says to the server over its line. */
export const messageSchema = Type.Union([
  /** Shows me this table from now on, and what I have missed since then. */
  Type.Object(
    { type: Type.Literal('watch'), table: id, after: Type.Optional(Type.Integer({ minimum: 0 })) },
    { additionalProperties: false },
  ),
  Type.Object({ type: Type.Literal('unwatch'), table: id }, { additionalProperties: false }),
  /** An order at a table; `id` is the sender's own name for it, so that it is done once. */
  Type.Object({ type: Type.Literal('do'), id, table: id, order: personOrderSchema }, { additionalProperties: false }),
  /** Shows me something besides a table from now on: the floor, a tournament. */
  Type.Object({ type: Type.Literal('follow'), what }, { additionalProperties: false }),
  Type.Object({ type: Type.Literal('unfollow'), what }, { additionalProperties: false }),
  /** An order to it, which it checks itself; `command` is the sender's own name for it, so that it is done once. */
  Type.Object(
    { type: Type.Literal('order-to'), what, command: id, order: Type.Unknown({ description: 'an order' }) },
    { additionalProperties: false },
  ),
  Type.Object({ type: Type.Literal('ping') }, { additionalProperties: false }),
])

/** A message from a page. */
export type Message = Static<typeof messageSchema>

const checked = Compile(messageSchema)

/** A message as it came, or what is wrong with it. */
export const readMessage = (text: string): Message | Refused => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refusal('not-understood', { about: 'not-json' })
  }
  if (checked.Check(value)) return value
  return refusal('not-understood', {
    about: { fault: `That message isn’t understood: ${schemaMismatch(messageSchema, value)}.` },
  })
}
