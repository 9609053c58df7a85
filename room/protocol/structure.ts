import { BOOKS } from '@cardroom/engine'
import type { Structure } from '@cardroom/engine/tournament'
import Type from 'typebox'
import { levelSchema } from './event-orders.ts'
import { chips, list, object, oneOf } from './schemas.ts'

/** What a structure is made for: players, the wished length, the smallest chip, the book, and the minutes of a level. */
export const structureWantedSchema = object({
  players: Type.Integer({ minimum: 2, maximum: 10_000 }),
  minutes: Type.Integer({ minimum: 20, maximum: 2880 }),
  smallest: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  book: Type.Optional(oneOf(BOOKS)),
  levelMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 240 })),
})

const minutes = Type.Integer({ minimum: 0 })

/** A structure as it was made: stacks, levels, colour-ups, what cannot be paid, and when it should end, in minutes. */
export const structureMadeSchema = object({
  stack: chips,
  unit: chips,
  chips: Type.Unsafe<Structure['chips']>(list(object({ worth: chips, count: Type.Integer() }))),
  levels: list(levelSchema),
  colourUps: list(object({ level: Type.Integer(), from: chips, to: chips })),
  unpayable: list(Type.Integer()),
  end: object({ early: minutes, middle: minutes, late: minutes }),
})
/** A structure as it was made. */
export type StructureMade = Type.Static<typeof structureMadeSchema>
