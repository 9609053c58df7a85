import Type, { type Static } from 'typebox'
import { editionSchema, houseSent } from './points.ts'
import { list, object } from './schemas.ts'

/** House rules of the room with their editions, the first one first. */
export const keptHouseSchema = object({
  id: Type.String(),
  name: Type.String(),
  book: Type.String(),
  /** You signed them, so you can sign the next edition. */
  mine: Type.Boolean(),
  editions: list(object({ edition: editionSchema, points: Type.Integer() })),
})
/** House rules of the room with their editions. */
export type KeptHouseShown = Static<typeof keptHouseSchema>

/** All house rules of the room. */
export const housesSchema = object({ houses: list(keptHouseSchema) })

/** One edition in full. */
export const editionShownSchema = object({ house: houseSent, edition: editionSchema })
