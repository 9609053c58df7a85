import Type, { type Static } from 'typebox'
import { idSchema, list, object, oneOf, orNull } from './schemas.ts'

/** Who acts for the room, and why: both stand in the audit. */
const signed = {
  by: Type.String({ minLength: 1, maxLength: 40, description: 'who does it, by name' }),
  why: Type.Optional(Type.String({ maxLength: 200, description: 'why, for the audit' })),
}

/** The quotas that the office may set while the room is open: what one person, or one address, may have at a time. */
export const QUOTAS = ['tablesOfPerson', 'tablesOfAddress', 'botsOfAddress', 'instantOfAddress'] as const
/** The name of a quota that the office may set. */
export type QuotaName = (typeof QUOTAS)[number]

const OF_A_PERSON = ['ban', 'lift-ban', 'reset-password', 'forget'] as const

/** Something that an operator does. */
export const officeOrderSchema = Type.Union([
  object({ ...signed, do: oneOf(OF_A_PERSON), person: idSchema }),
  object({ ...signed, do: oneOf(['close-table'] as const), table: idSchema }),
  object({
    ...signed,
    do: oneOf(['set-notice'] as const),
    notice: orNull(Type.String({ minLength: 1, maxLength: 300 })),
  }),
  object({ ...signed, do: oneOf(['stop-dealing'] as const), stopped: Type.Boolean() }),
  object({
    ...signed,
    do: oneOf(['archive-tables'] as const),
    days: Type.Integer({ minimum: 1, maximum: 3650, description: 'a whole number of days from 1 to 3650' }),
  }),
  object({ ...signed, do: oneOf(['set-read-only'] as const), readOnly: Type.Boolean() }),
  object({
    ...signed,
    do: oneOf(['set-quota'] as const),
    quota: oneOf(QUOTAS),
    most: orNull(Type.Integer({ minimum: 1, maximum: 100_000, description: 'a whole number from 1 to 100,000' })),
  }),
  object({
    ...signed,
    do: oneOf(['drain-node'] as const),
    node: Type.String({
      minLength: 4,
      maxLength: 100,
      description: 'a node’s id, its first four characters or more, or machine:port',
    }),
    drained: Type.Boolean(),
  }),
])
/** Something that an operator does. */
export type OfficeOrder = Static<typeof officeOrderSchema>

/** Shown to everybody in the room: a notice, whether no hands begin for now, and whether nothing can be changed. */
export const noticeSchema = object({
  notice: orNull(Type.String()),
  stopped: Type.Boolean(),
  readOnly: Type.Boolean(),
})
/** The notice to everybody in the room. */
export type NoticeShown = Static<typeof noticeSchema>

/** What came of it: a new password is shown this once, and kept nowhere. */
export const officeDoneSchema = object({ password: Type.Optional(Type.String()) })

/** People whose names hold these letters. */
export const peopleAskedSchema = object({ find: Type.Optional(Type.String({ maxLength: 40 })) })

const personListed = object({
  person: Type.String(),
  name: Type.String(),
  account: Type.Boolean(),
  banned: Type.Boolean(),
  devices: Type.Integer(),
  seen: orNull(Type.Integer()),
})
/** Some of the people, and how many were found in all. */
export const peopleFoundSchema = object({ people: list(personListed), all: Type.Integer() })
/** Some of the people, and how many were found in all. */
export type PeopleFound = Static<typeof peopleFoundSchema>

/** A node of several: where it runs, what it has, and whether it plays nothing until it may again. */
const nodeListed = object({
  id: Type.String(),
  /** Its machine and port; null while it doesn't answer. */
  address: orNull(Type.String()),
  open: Type.Integer(),
  hands: Type.Integer(),
  lines: Type.Integer(),
  drained: Type.Boolean(),
})
/** A node of several. */
export type NodeListed = Static<typeof nodeListed>

/** The room at a glance. */
export const officeSchema = object({
  notice: orNull(Type.String()),
  stopped: Type.Boolean(),
  readOnly: Type.Boolean(),
  /** How many tables are open, at how many of them a hand is in play, and how many lines there are, on all nodes. */
  open: Type.Integer(),
  hands: Type.Integer(),
  lines: Type.Integer(),
  /** The nodes, where there are several. */
  nodes: list(nodeListed),
  /** The quotas that may be set here, with what holds without that. */
  quotas: list(object({ quota: oneOf(QUOTAS), most: Type.Integer(), usual: Type.Integer() })),
  tables: list(
    object({
      id: Type.String(),
      name: Type.String(),
      taken: Type.Integer(),
      chairs: Type.Integer(),
      bots: Type.Integer(),
      /** Does the lobby show it to everybody? The others are by invitation, or of a tournament. */
      listed: Type.Boolean(),
    }),
  ),
})
/** The room at a glance. */
export type OfficeShown = Static<typeof officeSchema>

const act = object({
  at: Type.Integer(),
  by: Type.String(),
  why: Type.String(),
  type: Type.String(),
  person: Type.Optional(Type.String()),
  table: Type.Optional(Type.String()),
  notice: Type.Optional(orNull(Type.String())),
  stopped: Type.Optional(Type.Boolean()),
  readOnly: Type.Optional(Type.Boolean()),
  node: Type.Optional(Type.String()),
  drained: Type.Optional(Type.Boolean()),
  days: Type.Optional(Type.Integer()),
  quota: Type.Optional(Type.String()),
  most: Type.Optional(orNull(Type.Integer())),
  chain: Type.String(),
})
/** Every act of the office in order, and the place of the first that isn't as it was written. */
export const auditSchema = object({ acts: list(act), chain: Type.String(), broken: orNull(Type.Integer()) })
/** Every act of the office in order, and the place of the first that isn't as it was written. */
export type AuditShown = Static<typeof auditSchema>
