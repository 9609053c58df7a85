import { BOOKS } from '@cardroom/engine'
import { STRUCTURES } from '@cardroom/engine/forms'
import Type, { type Static } from 'typebox'
import { gameSchema } from './deal-shown.ts'
import { list, object, oneOf } from './schemas.ts'

const tableCard = object({
  id: Type.String(),
  name: Type.String(),
  game: gameSchema,
  chairs: Type.Integer(),
  taken: Type.Integer(),
})
/** A table as the lobby shows it. */
export type TableCard = Static<typeof tableCard>

const tableAside = object({ id: Type.String(), name: Type.String(), words: Type.String() })
/** A table at which nobody plays until it is mended, and what is said of it. */
export type TableAside = Static<typeof tableAside>

/** The tables of the lobby, and those that are set aside. */
export const tablesSchema = object({ tables: list(tableCard), aside: list(tableAside) })

/** A table that was just made. */
export const madeSchema = object({ id: Type.String() })

const formListed = object({
  id: Type.String(),
  name: Type.String(),
  family: Type.String(),
  /** How a deal begins: with blinds, a bring-in, antes, or nothing. */
  opening: Type.String(),
  structures: list(oneOf(STRUCTURES)),
  seats: Type.Integer(),
})
/** A form in the lobby: its family, the betting it is played at, and for how many. */
export type FormListed = Static<typeof formListed>

const mixListed = object({
  id: Type.String(),
  name: Type.String(),
  parts: list(Type.String()),
  seats: Type.Integer(),
})
/** A mix in the lobby, with the names of its forms. */
export type MixListed = Static<typeof mixListed>

/** What can be played here: the forms, the mixes, and the rulebooks. */
export const gamesSchema = object({
  forms: list(formListed),
  mixes: list(mixListed),
  books: list(object({ id: oneOf(BOOKS), name: Type.String() })),
})
/** What can be played here: the forms, the mixes, and the rulebooks. */
export type Games = Static<typeof gamesSchema>
