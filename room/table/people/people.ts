import type { PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import type { Role } from '../../protocol/named.ts'
import { type Refused, refusal } from '../../refusal.ts'
import { type Course, tell } from '../state/course.ts'
import type { AtTable, Hosted } from '../state/hosted.ts'
import { ordersBy } from '../state/night-orders.ts'
import { seatOf, withChange, withPerson } from '../state/person.ts'
import { HOST, type Orderer, subject } from '../state/subject.ts'

/** The people at a table: who has come, under which name and in which role, and what the host does about them. */
export const people = subject<
  'kick' | 'ban' | 'mute' | 'role',
  'PersonCame' | 'Renamed' | 'RoleGiven' | 'RightsChanged'
>({
  orders: {
    kick: {
      roles: HOST,
      notInEvent: true,
      decide: (course, { person }, by) =>
        aboutAnother(course, person, by, other =>
          seatOf(course.hosted, person) === 0
            ? refusal('no-seat', { about: { name: other.name } })
            : sendAway(course, person, by),
        ),
    },
    ban: {
      roles: HOST,
      notInEvent: true,
      decide: (course, { person, banned }, by) =>
        aboutAnother(course, person, by, other => {
          const refused = changeRights(course, person, other, { muted: other.muted, banned }, by.at)
          if (refused !== null || !banned) return refused
          endInvitationsOf(course, person, by.at)
          return sendAway(course, person, by)
        }),
    },
    mute: {
      roles: HOST,
      decide: (course, { person, muted }, by) =>
        aboutAnother(course, person, by, other =>
          changeRights(course, person, other, { muted, banned: other.banned }, by.at),
        ),
    },
    role: { roles: HOST, decide: (course, { person, role }, by) => giveRole(course, person, role, by) },
  },
  events: {
    PersonCame: (hosted, event) =>
      withPerson(hosted, event.person, {
        ...newcomer(event, hosted.policy.clock?.bank ?? 0),
        // an invitation to an office is worth as much as a host's word
        ...(event.role !== 'player' && inOffice(hosted)),
      }),
    Renamed: (hosted, { person, name }) => withChange(hosted, person, () => ({ name })),
    RoleGiven: (hosted, { person, role }) => withChange(hosted, person, () => ({ role, ...inOffice(hosted) })),
    RightsChanged: (hosted, { person, muted, banned }) => withChange(hosted, person, () => ({ muted, banned })),
  },
})

/** Somebody who has just come, with this many seconds in their time bank. */
export const newcomer = ({ name, role, bot }: Pick<AtTable, 'name' | 'role' | 'bot'>, bank: number): AtTable => ({
  name,
  role,
  bot,
  bank,
  muted: false,
  banned: false,
  missed: 0,
  lost: false,
  grace: null,
  satOut: false,
  said: [],
})

const inOffice = ({ night }: Hosted): Pick<AtTable, 'inOfficeAfter'> =>
  night?.table.deal == null ? {} : { inOfficeAfter: night.table.deal.number }

const NOT_HERE = refusal('not-here', { about: 'them' })

const aboutAnother = (
  { hosted }: Course,
  person: PlayerId,
  by: Orderer,
  decide: (other: AtTable) => Refused | null,
): Refused | null => {
  const other = heldIn(hosted.people, person)
  if (other === undefined) return NOT_HERE
  if (person === by.person) return refusal('not-oneself', { about: 'rights' })
  return decide(other)
}

/**
 * A player who is sent away gets up. Where software deals the hand is played first, by its player as before: nobody wins
 * a pot by sending somebody away. Where cards are real the helper enters that somebody has gone.
 */
const sendAway = (course: Course, player: PlayerId, { person, at }: Orderer): Refused | null => {
  const { hosted } = course
  if (seatOf(hosted, player) === 0) return null
  return ordersBy(course, person, [{ type: 'Leave', player, gone: hosted.night!.table.placard.realCards, at }])
}

const changeRights = (
  course: Course,
  person: PlayerId,
  { name, muted, banned }: AtTable,
  now: { readonly muted: boolean; readonly banned: boolean },
  at: Time,
): Refused | null => {
  if (now.muted === muted && now.banned === banned) return refusal('as-it-is', { about: { name } })
  tell(course, { type: 'RightsChanged', person, ...now, at })
  return null
}

/** The links by which somebody came let nobody in any more: under another name they would come back by them. */
const endInvitationsOf = (course: Course, person: PlayerId, at: Time): void => {
  for (const { id, came = [] } of course.hosted.invitations) {
    if (came.includes(person)) tell(course, { type: 'InvitationRevoked', invitation: id, at })
  }
}

/** A table always has a host. */
const giveRole = (course: Course, person: PlayerId, role: Role, by: Orderer): Refused | null => {
  const { people: all } = course.hosted
  const other = heldIn(all, person)
  if (other === undefined) return NOT_HERE
  if (other.bot !== null) return refusal('not-for-bots')
  if (other.role === role) return refusal('as-it-is', { about: { name: other.name, role } })
  const hosts = Object.values(all).filter(it => it.role === 'host').length
  if (other.role === 'host' && hosts === 1) return refusal('host-is-needed')
  tell(course, { type: 'RoleGiven', person, role, at: by.at })
  // spectators have no seat: they get up when the deal is over
  if (role !== 'spectator' || seatOf(course.hosted, person) === 0) return null
  return ordersBy(course, by.person, [{ type: 'Leave', player: person, gone: false, at: by.at }])
}
