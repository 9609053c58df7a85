import type { PlayerId, Time } from '@cardroom/engine/table'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { heldIn } from '../../held-in.ts'
import { type Refused, simply } from '../../refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { type Course, happens } from '../dealer/dealer.ts'
import { nameAt } from '../people/name-at-table.ts'
import { type Hosted, ROLES, type Role } from '../state/hosted.ts'
import { type Invitation, isLive } from '../state/invitation.ts'

/** What the host says of an invitation. */
export type InvitationWanted = { readonly role: Role; readonly uses: number | null; readonly minutes: number | null }

/** A code that nobody guesses: 16 bytes of chance, as it stands in a link. */
export const newCode = ({ bytes }: Secrets): string => Buffer.from(bytes(16)).toString('base64url')

/** How many invitations a table has at most. */
const MOST = 50

/** The host invites: what is kept is the hash of the code. */
export const invites = (
  hosted: Hosted,
  host: PlayerId,
  { role, uses, minutes }: InvitationWanted,
  code: string,
  at: Time,
): Course | Refused => {
  const own = heldIn(hosted.people, host)
  if (own?.role !== 'host' || own.banned) return simply('not-yours-to-do', 'Only the host can do that.')
  const live = hosted.invitations.filter(invitation => isLive(invitation, at))
  if (live.length >= MOST) return simply('too-many', `There are already ${MOST} invitations: revoke one first.`)
  const hash = hashOf(code)
  const until = minutes === null ? null : at + 60_000 * minutes
  const course: Course = { hosted, events: [] }
  const invitation: Invitation = { id: hash.slice(0, 12), code: hash, role, left: uses, until, used: 0 }
  happens(course, { type: 'Invited', invitation, at })
  return course
}

/**
 * Somebody comes with a code. One who is here already gets the role if it is more than he has; one whom the host has
 * banned is not let in by any code.
 */
export const joins = (
  hosted: Hosted,
  { person, name }: { readonly person: PlayerId; readonly name: string },
  code: string,
  at: Time,
): Course | Refused => {
  const own = heldIn(hosted.people, person)
  if (own?.banned === true) return simply('banned', 'The host has banned you from this table.')
  const invitation = withCode(hosted, code)
  if (invitation === undefined || !isLive(invitation, at))
    return simply('no-such-invitation', 'This invitation isn’t valid any more: ask the host for another.')
  const course: Course = { hosted, events: [] }
  const { role } = invitation
  if (own !== undefined && ROLES.indexOf(own.role) <= ROLES.indexOf(role)) return course
  happens(course, { type: 'InvitationUsed', invitation: invitation.id, person, at })
  if (own === undefined)
    happens(course, { type: 'PersonCame', person, name: nameAt(hosted, person, name), bot: null, role, at })
  else happens(course, { type: 'RoleGiven', person, role, at })
  return course
}

/** All are compared to the last sign, so that the time it takes tells nothing. */
const withCode = ({ invitations }: Hosted, code: string): Invitation | undefined => {
  const hash = hashOf(code)
  return invitations.filter(invitation => isSame(invitation.code, hash))[0]
}

const isSame = (a: string, b: string): boolean => {
  let differs = a.length ^ b.length
  for (let i = 0; i < a.length; i++) differs |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return differs === 0
}

const hashOf = (code: string): string => bytesToHex(sha256(utf8ToBytes(code)))
