import { BOOKS, type FormId } from '@cardroom/engine'
import { FAMILIES, STRUCTURES } from '@cardroom/engine/forms'
import Type, { type Static } from 'typebox'
import { gameSchema } from './deal-shown.ts'
import { list, object, oneOf, orNull } from './schemas.ts'

const tableCard = object({
  id: Type.String(),
  name: Type.String(),
  game: gameSchema,
  chairs: Type.Integer(),
  taken: Type.Integer(),
  /** Who sits there, by name, bots left out; and how many bots. */
  people: list(Type.String()),
  bots: Type.Integer(),
  /** Over the last hands; null before the first. */
  averagePot: orNull(Type.Integer()),
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

const also = object({
  /** What players call this very game. */
  called: list(Type.String()),
  /** Names under which they also look for it. */
  near: list(Type.String()),
})

/** What a hand looks like: its cards down (d) and up (u) in their order, boards, draws, rows, a pot that is split, suits that count. */
const emblem = object({
  cards: Type.String(),
  boards: Type.Integer(),
  draws: Type.Integer(),
  rows: list(Type.Integer()),
  split: Type.Boolean(),
  suits: Type.Boolean(),
})
/** What a hand of a game looks like. */
export type EmblemShown = Static<typeof emblem>

const formListed = object({
  id: Type.Unsafe<FormId>(Type.String()),
  name: Type.String(),
  family: Type.String(),
  kind: oneOf(FAMILIES),
  /** How a deal begins: with blinds, a bring-in, antes, or nothing. */
  opening: Type.String(),
  structures: list(oneOf(STRUCTURES)),
  seats: Type.Integer(),
  /** The game in one line. */
  line: Type.String(),
  also,
  emblem,
})
/** A form in the lobby: its family, the betting it is played at, and for how many. */
export type FormListed = Static<typeof formListed>

const mixListed = object({
  id: Type.String(),
  name: Type.String(),
  parts: list(Type.String()),
  seats: Type.Integer(),
  also,
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
