import type { Time } from '@cardroom/engine/table'
import type { Role } from '../tables/hosted.ts'

/** An invitation to a table: for which role, how often and until when it lets somebody in; its code is kept as a hash. */
export type Invitation = {
  readonly id: string
  readonly code: string
  readonly role: Role
  /** How many it still lets in; null for any number. */
  readonly left: number | null
  /** When it ends; null if it does not. */
  readonly until: Time | null
  /** How many have come by it. */
  readonly used: number
}

/** Does it still let somebody in? */
export const isLive = ({ left, until }: Invitation, at: Time): boolean => left !== 0 && (until === null || at < until)

/** The invitations after one was used. */
export const afterUse = (invitations: readonly Invitation[], id: string): readonly Invitation[] =>
  invitations.map(it =>
    it.id === id ? { ...it, used: it.used + 1, left: it.left === null ? null : Math.max(0, it.left - 1) } : it,
  )
