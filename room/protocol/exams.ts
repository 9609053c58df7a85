import { BOOKS, type BookId } from '@cardroom/engine'
import { DRILL_AREAS, type DrillArea, type Wanted } from '@cardroom/engine/drills'
import type { Worded } from '@cardroom/engine/words'
import Type, { type Static } from 'typebox'
import { list, object, oneOf, orNull, rules } from './schemas.ts'

const area = Type.Unsafe<DrillArea>(oneOf(DRILL_AREAS))
const book = Type.Unsafe<BookId>(oneOf(BOOKS))
const questions = Type.Integer({ minimum: 5, maximum: 100 })
/** Percent of right answers with which you pass. */
const mark = Type.Integer({ minimum: 50, maximum: 100 })
const areas = list(area, { minItems: 1, maxItems: DRILL_AREAS.length })
const number = Type.Integer({ minimum: 0, maximum: 99 })

/** An exam that somebody has taken. */
export const examSchema = object({
  questions,
  right: Type.Integer({ minimum: 0, maximum: 100 }),
  mark,
  book,
  areas,
})
/** An exam that somebody has taken. */
export type ExamTaken = Static<typeof examSchema>

/** An exam as the room keeps it, with who took it and when, and who marked it. */
export const certificateSchema = object({
  id: Type.String(),
  room: Type.String(),
  name: Type.String(),
  at: Type.Integer(),
  passed: Type.Boolean(),
  marked: oneOf(['room', 'device']),
  exam: examSchema,
})
/** An exam as the room keeps it. */
export type Certificate = Static<typeof certificateSchema>

/** What an exam is about, how long it is, and with how many percent you pass. */
export const examWantedSchema = object({
  questions,
  mark,
  book,
  areas,
  family: Type.Unsafe<Wanted['family']>(oneOf(['board', 'stud', 'draw', 'chinese'])),
})
/** What an exam is made of. */
export type ExamWanted = Static<typeof examWantedSchema>

/** Words with the cards among them. */
const worded = Type.Unsafe<Worded>(Type.Array(Type.Union([Type.String(), object({ card: Type.String() })])))

const player = object({
  seat: Type.Integer(),
  bet: Type.Optional(Type.Integer()),
  cards: Type.Optional(list(Type.String())),
  hot: Type.Optional(Type.Boolean()),
  button: Type.Optional(Type.Boolean()),
})

/** A question of an exam, without what is right. */
export const questionSchema = object({
  number,
  area,
  key: Type.String(),
  about: worded,
  asks: Type.String(),
  options: list(Type.String()),
  table: object({
    seats: Type.Integer(),
    players: list(player),
    boards: list(list(Type.String())),
    pot: Type.Integer(),
  }),
})
/** A question of an exam, without what is right. */
export type ExamQuestion = Static<typeof questionSchema>

/** An exam that the room asks: how far it is, and the question that is due; none when it is over. */
export const sittingSchema = object({
  id: Type.String(),
  questions,
  done: Type.Integer(),
  right: Type.Integer(),
  question: orNull(questionSchema),
})
/** An exam that the room asks. */
export type SittingShown = Static<typeof sittingSchema>

/** The answer to a question, by its number from 0 and its place among the answers. */
export const examAnswerSchema = object({ number, option: Type.Integer({ minimum: 0, maximum: 9 }) })
/** The answer to a question. */
export type ExamAnswer = Static<typeof examAnswerSchema>

/** An answer as the room marks it: what is right and why, what comes next, and the certificate at the end. */
export const markedSchema = object({
  good: Type.Boolean(),
  right: list(Type.Integer()),
  why: worded,
  rules,
  sitting: sittingSchema,
  certificate: orNull(certificateSchema),
})
/** An answer as the room marks it. */
export type Marked = Static<typeof markedSchema>
