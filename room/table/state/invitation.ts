import type { PlayerId, Time } from '@cardroom/engine/table'
import type { Role } from './hosted.ts'

/** An invitation to a table: for which role, how often and until when it lets somebody in; its code is kept as a hash. */
export type Invitation = {
  readonly id: string
  readonly code: string
  readonly role: Role
  /** How many it still lets in; null for any number. */
  readonly left: number | null
  /** When it ends; null if it does not. */
  readonly until: Time | null
  /** How many have come by it, and who; who came before that was kept is not known. */
  readonly used: number
  readonly came?: readonly PlayerId[]
}

/** Does it still let somebody in? */
export const isLive = ({ left, until }: Invitation, at: Time): boolean => left !== 0 && (until === null || at < until)

/** The invitations after somebody has used one. */
export const afterUse = (invitations: readonly Invitation[], id: string, person: PlayerId): readonly Invitation[] =>
  invitations.map(it => (it.id === id ? { ...it, ...usedBy(it, person) } : it))

const usedBy = ({ used, left, came = [] }: Invitation, person: PlayerId): Partial<Invitation> => ({
  used: used + 1,
  left: left === null ? null : Math.max(0, left - 1),
  came: [...came, person],
})
