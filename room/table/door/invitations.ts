import type { PlayerId, Time } from '@cardroom/engine/table'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { heldIn } from '../../held-in.ts'
import { type Refused, refusal } from '../../refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { nameAt } from '../people/name-at-table.ts'
import { type Course, tell } from '../state/course.ts'
import { type Hosted, ROLES, type Role } from '../state/hosted.ts'
import { type Invitation, isLive } from '../state/invitation.ts'

/** What the host says of an invitation. */
export type InvitationWanted = { readonly role: Role; readonly uses: number | null; readonly minutes: number | null }

/** A code that nobody guesses: 16 bytes of chance, as it stands in a link. */
export const newCode = ({ bytes }: Secrets): string => Buffer.from(bytes(16)).toString('base64url')

/** How many invitations a table has at most. */
const MOST = 50

/** The host invites: what is kept is the hash of the code. */
export const invite = (
  course: Course,
  host: PlayerId,
  { role, uses, minutes }: InvitationWanted,
  code: string,
  at: Time,
): Refused | null => {
  const { hosted } = course
  const own = heldIn(hosted.people, host)
  if (own?.role !== 'host' || own.banned) return refusal('not-yours-to-do', { about: { roles: ['host'] } })
  const live = hosted.invitations.filter(invitation => isLive(invitation, at))
  if (live.length >= MOST) return refusal('too-many', { about: { what: 'invitations', most: MOST } })
  const hash = hashOf(code)
  const until = minutes === null ? null : at + 60_000 * minutes
  const invitation: Invitation = { id: hash.slice(0, 12), code: hash, role, left: uses, until, used: 0 }
  tell(course, { type: 'Invited', invitation, at })
  return null
}

/**
 * Somebody comes with a code. People who are here already get the role if it is more than they have; no code lets in
 * anybody whom the host has banned.
 */
export const joinBy = (
  course: Course,
  { person, name }: { readonly person: PlayerId; readonly name: string },
  code: string,
  at: Time,
): Refused | null => {
  const { hosted } = course
  const own = heldIn(hosted.people, person)
  if (own?.banned === true) return refusal('banned')
  const invitation = withCode(hosted, code)
  if (invitation === undefined || !isLive(invitation, at)) return refusal('no-such-invitation', { about: 'over' })
  const { role } = invitation
  if (own !== undefined && ROLES.indexOf(own.role) <= ROLES.indexOf(role)) return null
  tell(course, { type: 'InvitationUsed', invitation: invitation.id, person, at })
  if (own === undefined)
    tell(course, { type: 'PersonCame', person, name: nameAt(hosted, person, name), bot: null, role, at })
  else tell(course, { type: 'RoleGiven', person, role, at })
  return null
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
