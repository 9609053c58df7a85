import { simply } from '../../refusal.ts'
import { happens } from '../state/course.ts'
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
        if (order.open === open)
          return simply(
            'as-it-is',
            open ? 'The table is already open to everybody.' : 'The table is already for invited players only.',
          )
        happens(course, { type: 'DoorSet', open: order.open, at })
        return null
      },
    },
    revoke: {
      roles: HOST,
      decide: (course, { invitation }, { at }) => {
        if (!course.hosted.invitations.some(({ id }) => id === invitation))
          return simply('no-such-invitation', 'This invitation doesn’t exist.')
        happens(course, { type: 'InvitationRevoked', invitation, at })
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
