import { refusal } from '../../refusal.ts'
import { tell } from '../state/course.ts'
import { afterUse } from '../state/invitation.ts'
import { HOST, subject } from '../state/subject.ts'

/** Who may come to the table: everybody, or by invitation only. */
export const door = subject<'door' | 'revoke', 'DoorSet' | 'Invited' | 'InvitationUsed' | 'InvitationRevoked'>({
  orders: {
    door: {
      roles: HOST,
      notInEvent: true,
      decide: (course, order, { at }) => {
        const { open } = course.hosted
        if (order.open === open) return refusal('as-it-is', { about: open ? 'open-door' : 'closed-door' })
        tell(course, { type: 'DoorSet', open: order.open, at })
        return null
      },
    },
    revoke: {
      roles: HOST,
      decide: (course, { invitation }, { at }) => {
        if (!course.hosted.invitations.some(({ id }) => id === invitation))
          return refusal('no-such-invitation', { about: 'unknown' })
        tell(course, { type: 'InvitationRevoked', invitation, at })
        return null
      },
    },
  },
  events: {
    DoorSet: (hosted, { open }) => ({ ...hosted, open }),
    Invited: (hosted, { invitation }) => ({ ...hosted, invitations: [...hosted.invitations, invitation] }),
    InvitationUsed: (hosted, { invitation, person }) => ({
      ...hosted,
      invitations: afterUse(hosted.invitations, invitation, person),
    }),
    InvitationRevoked: (hosted, { invitation }) => ({
      ...hosted,
      invitations: hosted.invitations.filter(({ id }) => id !== invitation),
    }),
  },
})
