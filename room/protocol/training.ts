import { BOOKS, type BookId } from '@cardroom/engine'
import { DRILL_AREAS, type DrillArea, NO_REPEAT, type Practice } from '@cardroom/engine/drills'
import Type, { type Static } from 'typebox'
import { certificateSchema } from './exams.ts'
import { MOST_AT_ONCE } from './most-at-once.ts'
import { list, object, oneOf, orNull, type rules } from './schemas.ts'

const area = Type.Unsafe<DrillArea>(oneOf(DRILL_AREAS))
const book = Type.Unsafe<BookId>(oneOf(BOOKS))
const count = Type.Integer({ minimum: 0, maximum: 10_000_000 })
const name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })

/** How somebody is doing in an area. */
const areaDone = object({ area, right: count, all: count })

/** How somebody is doing: by area, and the rules they miss most. */
export const progressSchema = object({
  asked: count,
  areas: list(areaDone, { maxItems: DRILL_AREAS.length }),
  weak: Type.Unsafe<Static<typeof rules>>(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 5 })),
})
/** How somebody is doing. */
export type Progress = Static<typeof progressSchema>

const ruleNamed = Type.String({ maxLength: 60 })
const score = object({ right: count, all: count })
const byName = <T extends Type.TSchema>(of: T) =>
  Type.Record(Type.String({ maxLength: 60 }), of, { maxProperties: 3000 })

/** What somebody has answered so far. */
export const practiceSchema = object({
  areas: Type.Unsafe<Practice['areas']>(byName(score)),
  books: Type.Unsafe<Practice['books']>(byName(score)),
  known: Type.Unsafe<Practice['known']>(byName(Type.Integer({ minimum: 0, maximum: 9 }))),
  seen: Type.Unsafe<Practice['seen']>(byName(count)),
  lately: list(Type.String({ maxLength: 1000 }), { maxItems: NO_REPEAT }),
  streak: count,
  asked: count,
})

/**
 * Answers on their way to the room: those of a device from its `from`th on, counted from 0, so that each is taken once
 * however often it is sent; and once, what the device has counted before there was a name. `forget` begins again.
 */
export const practiceReportSchema = object({
  device: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
  from: count,
  answers: list(
    object({
      area,
      book,
      rule: orNull(ruleNamed),
      key: Type.String({ maxLength: 1000 }),
      right: Type.Boolean(),
    }),
    { maxItems: MOST_AT_ONCE },
  ),
  brought: orNull(practiceSchema),
  forget: Type.Boolean(),
})
/** Answers on their way to the room. */
export type PracticeReport = Static<typeof practiceReportSchema>

/** The practice of somebody on all their devices, and how many answers of the one that asks are in it. */
export const practiceKeptSchema = object({ practice: practiceSchema, taken: count })
/** The practice of somebody as the room keeps it. */
export type PracticeKept = Static<typeof practiceKeptSchema>

/** The name of a group. */
export const groupWantedSchema = object({ name })

const groupListed = object({ id: Type.String(), name: Type.String(), trainer: Type.String(), members: Type.Integer() })

/** What the training is to somebody: the groups they train or are in, and their exams. */
export const trainingSchema = object({
  trains: list(groupListed),
  member: list(groupListed),
  exams: list(certificateSchema),
})
/** The groups somebody trains or is in, and their exams. */
export type TrainingShown = Static<typeof trainingSchema>

/** A group: for its trainer with everybody in it, for others only what it is called. */
export const groupSchema = object({
  id: Type.String(),
  name: Type.String(),
  trainer: Type.String(),
  /** You are in it. */
  joined: Type.Boolean(),
  members: orNull(
    list(
      object({
        name: Type.String(),
        /** When they last practiced; null before they have. */
        at: orNull(Type.Integer()),
        progress: orNull(progressSchema),
        exams: list(certificateSchema),
      }),
    ),
  ),
})
/** A group as its trainer or a member sees it. */
export type GroupShown = Static<typeof groupSchema>
