import type { PlayerId, Time } from '@cardroom/engine/table'

/** How a token is known: whose it is, since when, and when it was last written down that it was used. */
export type KeptSession = {
  readonly person: PlayerId
  /** Unknown of those that an earlier version of the room gave out, until the room opens and counts from then on. */
  readonly since: Time | null
  readonly used: Time
}

/** How long a session lasts, in milliseconds: without being used, and at most. */
export type SessionLimits = { readonly idle: number; readonly longest: number }

const DAY = 24 * 3_600_000

/** Limits that are given in days. */
export const inDays = (idle: number, longest: number): SessionLimits => ({ idle: idle * DAY, longest: longest * DAY })

/** A month without coming, half a year in all. */
export const SESSIONS: SessionLimits = inDays(30, 180)

/** Is a session over by now? */
export const isOver = ({ since, used }: KeptSession, now: Time, { idle, longest }: SessionLimits): boolean =>
  since !== null && (now - used >= idle || now - since >= longest)

/** Is it to be written down that a session is used? Once a day is enough, or oftener where sessions are short. */
export const needsRenewal = ({ used }: KeptSession, now: Time, { idle }: SessionLimits): boolean =>
  now - used >= Math.min(DAY, idle / 4)
