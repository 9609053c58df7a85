import type { Chips, Seat } from '@cardroom/engine'
import Type, { type Static } from 'typebox'
import { ROLES } from './named.ts'
import { list, object, oneOf, orNull, person, seat } from './schemas.ts'

/** What somebody may be at a table. */
export type RoleName = (typeof ROLES)[number]

const personShown = object({
  person,
  name: Type.String(),
  role: oneOf(ROLES),
  bot: Type.Boolean(),
  muted: Type.Boolean(),
  banned: Type.Boolean(),
  seat: orNull(seat),
})
/** A person at a table, or a bot. */
export type PersonShown = Static<typeof personShown>

const invitationShown = object({
  id: Type.String(),
  role: oneOf(ROLES),
  left: orNull(Type.Integer()),
  until: orNull(Type.Integer()),
  used: Type.Integer(),
})
/** An invitation that is good: for which role, how many it still lets in, until when, and how many have come. */
export type InvitationShown = Static<typeof invitationShown>

/** Who has come to a table and who may come, as its host sees it. */
export const peopleSchema = object({
  open: Type.Boolean(),
  people: list(personShown),
  invitations: list(invitationShown),
})
/** Who has come to a table and who may come. */
export type PeopleShown = Static<typeof peopleSchema>

const me = object({ person, name: Type.String(), account: Type.Boolean() })
/** You as the room knows you: a guest, or a player with an account. */
export type Me = Static<typeof me>

/** Who you are in the room; null until you enter a name. */
export const meSchema = object({ guest: orNull(me) })

const name = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' })

/** The name a guest takes. */
export const nameSchema = object({ name })

/** A guest's account: a name and a password, with the old password to change it. */
export const accountSchema = object({
  name,
  password: Type.String({ minLength: 8, maxLength: 200 }),
  before: Type.Optional(Type.String({ maxLength: 200 })),
})

/** Logging in. */
export const loginSchema = object({ name, password: Type.String({ minLength: 1, maxLength: 200 }) })

/** Logging out here, or everywhere. */
export const logoutSchema = object({ everywhere: Type.Optional(Type.Boolean()) })

/** An invitation to make: for which role, for how many people, for how long. */
export const invitationSchema = object({
  role: oneOf(ROLES),
  uses: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 * 24 * 365 })),
})

/** The code of an invitation. */
export const codeSchema = object({ code: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) })

/** A new invitation: its code is shown once. */
export const invitedSchema = object({
  code: Type.String(),
  role: oneOf(ROLES),
  uses: orNull(Type.Integer()),
  minutes: orNull(Type.Integer()),
})

/** The table to which one has come by invitation. */
export const joinedSchema = object({ table: Type.String() })

/** How long somebody has who is due: the time to act, then the time bank. */
export type ClockShown = {
  readonly seat: Seat
  readonly since: number
  /** Until then without the time bank. */
  readonly until: number
  readonly ends: number
  /** Somebody has called the clock on them. */
  readonly called: boolean
}

/** How a table hurries people, in seconds; null where nobody is hurried. */
export type ClockTerms = {
  readonly act: number
  readonly bank: number
  readonly refill?: { readonly seconds: number; readonly deals: number; readonly most: number }
}

/** What you can choose before your turn, and what it costs. */
export type PlanShown = { readonly plan: 'check-fold' | 'check' | 'call'; readonly chips: Chips }
