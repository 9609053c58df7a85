import type { Card, Chips, RuleId, Seat } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'
import type { Say } from '@cardroom/engine/words'
import Type, { type Static, type TProperties, type TSchema } from 'typebox'

/** Fields and no others. */
export const object = <T extends TProperties>(fields: T) => Type.Object(fields, { additionalProperties: false })

/** A list that nobody changes. */
export const list = <T extends TSchema>(
  of: T,
  bounds: { readonly minItems?: number; readonly maxItems?: number } = {},
) => Type.Unsafe<readonly Static<T>[]>(Type.Array(of, bounds))

/** Something, or null where there is none. */
export const orNull = <T extends TSchema>(of: T) => Type.Union([of, Type.Null()])

/** A file, or a page: text that is described by its name alone. */
export const text = Type.String()

/** One of these words. */
export const oneOf = <const T extends readonly string[]>(words: T) => Type.Unsafe<T[number]>(Type.Enum([...words]))

/** A person by their id in the room. */
export const person = Type.Unsafe<PlayerId>(Type.String())
export const chips = Type.Unsafe<Chips>(Type.Integer())
export const seat = Type.Unsafe<Seat>(Type.Integer({ minimum: 1, maximum: 10 }))
/** A card, or `??` for one that is not to be seen. */
export const card = Type.Unsafe<Card>(Type.String({ pattern: '^([2-9TJQKA][cdhs]|Jo|\\?\\?)$' }))
export const rules = list(Type.Unsafe<RuleId>(Type.String()))

/** The id of a table, an order or a person, as it may stand in an address or a message. */
export const idSchema = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description: 'an id of 1 to 64 letters, digits, - and _',
})

/** A card that somebody names. */
export const cardNamed = Type.Unsafe<Card>(
  Type.String({ pattern: '^([2-9TJQKA][cdhs]|Jo)$', description: 'a card: its rank and its suit in two letters' }),
)

/** What is answered where something is refused: why, in words, with the rules if it rests on some. */
export const faultSchema = Type.Object(
  {
    words: Type.String(),
    why: Type.Optional(Type.String()),
    rules: Type.Optional(rules),
    problems: Type.Optional(list(Type.String())),
  },
  { additionalProperties: false },
)

/** A sentence in parts: plain words, somebody, a card, cards face down, chips, a rule. */
export const sentence = Type.Unsafe<Say>(
  Type.Array(Type.Union([Type.String(), Type.Object({}, { additionalProperties: true })])),
)
