import type { PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import type { PeopleShown } from '../protocol/people.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { isLive } from '../table/state/invitation.ts'

/** Everybody who has come to a table and its invitations, for the host alone; no code is in it. */
export const peopleAt = (
  { people, invitations, open, night }: Hosted,
  host: PlayerId,
  at: Time,
): PeopleShown | Refused => {
  const own = heldIn(people, host)
  if (own?.role !== 'host' || own.banned) return refusal('not-yours-to-do', { about: 'host-sees' })
  const seatOf = (person: PlayerId): number | null => {
    const seat = (night?.table.chairs.indexOf(person) ?? -1) + 1
    return seat === 0 ? null : seat
  }
  return {
    open,
    people: Object.entries(people)
      .map(([person, { name, role, bot, muted, banned }]) => ({
        person,
        name,
        role,
        bot: bot !== null,
        muted,
        banned,
        seat: seatOf(person),
      }))
      // bots that have got up do not come back
      .filter(({ bot, seat }) => !bot || seat !== null)
      .sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99)),
    invitations: invitations
      .filter(invitation => isLive(invitation, at))
      .map(({ id, role, left, until, used }) => ({ id, role, left, until, used })),
  }
}
