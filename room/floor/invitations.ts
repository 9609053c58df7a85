import type { PlayerId, Time } from '@cardroom/engine/table'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Refused, refusal } from '../refusal.ts'
import { type FloorCourse, tell } from './course.ts'
import { type FloorInvitation, type HostedFloor, type InvitedFor, type Officer, officerOf } from './hosted-floor.ts'
import { isKnown } from './names.ts'
import { isStaff, NOBODY, NOT_YOURS } from './orders/staff-orders.ts'

/** How many links a floor has at most that still let somebody in. */
const MOST = 500

/** Staff make a link: what is kept is the hash of its code. */
export const makeFloorLink = (
  course: FloorCourse,
  { office }: Officer,
  wanted: { readonly for: InvitedFor; readonly uses: number | null; readonly minutes: number | null },
  code: string,
): Refused | null => {
  const { hosted, at } = course
  if (!mayInvite(office, wanted.for)) return NOT_YOURS
  if ('player' in wanted.for && !isKnown(hosted, wanted.for.player)) return NOBODY
  if ('table' in wanted.for && !isTable(hosted, wanted.for.table))
    return refusal('no-such-table', { about: 'no-name-like-it' })
  const live = hosted.invitations.filter(it => isLive(it, at)).length
  if (live >= MOST) return refusal('too-many', { about: { what: 'links', most: MOST } })
  const hash = hashOf(code)
  const until = wanted.minutes === null ? null : at + 60_000 * wanted.minutes
  // anyone with a player's link speaks for them: it works once
  const left = 'player' in wanted.for ? 1 : wanted.uses
  tell(course, {
    type: 'FloorInvited',
    invitation: { id: hash.slice(0, 12), code: hash, for: wanted.for, left, until },
  })
  return null
}

/** Somebody comes by a link, and has from then on what it is for: the screen they follow. */
export const joinByLink = (
  course: FloorCourse,
  person: PlayerId,
  name: string,
  code: string,
): { readonly what: string } | Refused => {
  const hash = hashOf(code)
  const invitation = course.hosted.invitations.filter(it => isSame(it.code, hash))[0]
  if (invitation === undefined || !isLive(invitation, course.at))
    return refusal('no-such-invitation', { about: 'link' })
  const { for: what, id } = invitation
  tell(course, { type: 'FloorInvitationUsed', invitation: id })
  if ('player' in what) {
    tell(course, { type: 'PhoneLinked', player: what.player, person })
    return { what: 'floor/me' }
  }
  const office = 'office' in what ? what.office : 'table' in what ? 'tablet' : 'kiosk'
  const table = 'table' in what ? what.table : null
  const own = officerOf(course.hosted, person)
  // somebody with an office keeps it: a link for less takes nothing away
  if (own === undefined || RANK.indexOf(office) < RANK.indexOf(own.office))
    tell(course, { type: 'OfficeGiven', person, name, office, table })
  if (table !== null) return { what: `floor/table/${table}` }
  return { what: office === 'kiosk' ? 'floor/kiosk' : 'floor' }
}

const RANK: readonly Officer['office'][] = ['management', 'floor', 'board', 'dealer', 'tablet', 'kiosk']

const mayInvite = (office: Officer['office'], what: InvitedFor): boolean => {
  if (!isStaff(office) || office === 'dealer') return false
  return 'office' in what ? office === 'management' || (office === 'floor' && what.office !== 'management') : true
}

const isTable = ({ floor }: HostedFloor, table: string): boolean =>
  floor?.tables.some(({ id, closed }) => id === table && !closed) === true

const isLive = ({ left, until }: FloorInvitation, at: Time): boolean => left !== 0 && (until === null || at < until)

const hashOf = (code: string): string => bytesToHex(sha256(utf8ToBytes(code)))

/** Compared to the last sign, so that the time it takes tells nothing. */
const isSame = (a: string, b: string): boolean => {
  let different = a.length ^ b.length
  for (let i = 0; i < Math.min(a.length, b.length); i++) different |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return different === 0
}
