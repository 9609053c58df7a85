import { BOOKS, type BookId } from '@cardroom/engine'
import type { Edition } from '@cardroom/engine/rulebooks'
import Type, { type Static } from 'typebox'
import { list, object, oneOf, orNull, rules } from './schemas.ts'

const book = Type.Unsafe<BookId>(oneOf(BOOKS))

const answerSaid = object({ says: Type.String(), rules, by: orNull(book) })
/** An answer in words with its rules; `by` names the book that answers where this one is silent. */
export type AnswerSaid = Static<typeof answerSaid>

const pointSaid = object({
  name: Type.String(),
  asks: Type.String(),
  takes: Type.String(),
  answers: list(answerSaid),
  /** Not all books answer alike. */
  differs: Type.Boolean(),
})
/** A point: what it asks, which values it takes, and the answers in the order of the books. */
export type PointSaid = Static<typeof pointSaid>

const housePoint = object({
  point: Type.String(),
  field: orNull(Type.String()),
  words: Type.String(),
  choices: list(object({ value: Type.Union([Type.String(), Type.Number(), Type.Boolean()]), words: Type.String() })),
  values: list(Type.Unknown()),
  rules: list(rules),
})
/** A point that a host may set: its choices, and the whole answer of each book, of which `field` may be one part. */
export type HousePoint = Static<typeof housePoint>

/** What the five books say on every point, chapter by chapter. */
export const booksSchema = object({
  books: list(object({ id: book, name: Type.String() })),
  chapters: list(object({ title: Type.String(), points: list(pointSaid) })),
  /** The points that hosts care about when they open a table. */
  house: list(housePoint),
})
/** What the five books say on every point, chapter by chapter. */
export type BooksShown = Static<typeof booksSchema>

/** House rules as they were written or read from a file: the engine says what is wrong with them. */
export const houseSent = Type.Unsafe<Readonly<Record<string, unknown>>>(Type.Object({}))
/** House rules on their way to the room. */
export type HouseSent = Static<typeof houseSent>

/** An edition of house rules: its number, its day, who signed it, and the seal of its text. */
export const editionSchema = Type.Unsafe<Edition>(
  object({ number: Type.Integer(), on: Type.String(), by: Type.String(), seal: Type.String() }),
)

/** By what a table is played. */
export const houseSchema = object({
  name: Type.String(),
  book,
  departs: list(object({ point: Type.String(), says: Type.String(), note: Type.String() })),
  /** The edition it is, where somebody has signed it. */
  edition: orNull(editionSchema),
})
/** By what a table is played. */
export type HouseShown = Static<typeof houseSchema>
