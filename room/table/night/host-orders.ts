import type { NightOrder, PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import type { PersonOrder } from '../../protocol/person-orders.ts'
import { type Refused, simply } from '../../refusal.ts'
import { correct } from '../bank/correct.ts'
import { boughtTooMuch } from '../bank/most-bought.ts'
import { type Course, happens } from '../dealer/dealer.ts'
import { nameAt } from '../people/name-at-table.ts'
import type { AtTable, Role } from '../state/hosted.ts'
import { endNight } from './end-night.ts'

/** What the host alone may order. */
export type HostOrder = Extract<
  PersonOrder,
  { readonly type: 'bot' | 'kick' | 'ban' | 'mute' | 'role' | 'pause' | 'end' | 'correct' | 'door' | 'revoke' }
>

/** Carries out what the host orders; `orders` carries out what the table is to do for it, all or none. */
export const hostOrders = (
  course: Course,
  host: PlayerId,
  order: HostOrder,
  at: Time,
  orders: (...list: readonly NightOrder[]) => Refused | null,
): Refused | null => {
  const { people, paused, open, invitations } = course.hosted
  if (order.type === 'bot') return seatBot(course, order, at, orders)
  if (order.type === 'end') return endNight(course, host, order.ends, at, orders)
  if (order.type === 'correct') return correct(course, host, order, at)
  if (order.type === 'pause') {
    if (order.paused === paused)
      return simply('as-it-is', paused ? 'The table is already paused.' : 'The table isn’t paused.')
    happens(course, { type: 'Paused', paused: order.paused, at })
    return null
  }
  if (order.type === 'door') {
    if (order.open === open)
      return simply(
        'as-it-is',
        open ? 'The table is already open to everybody.' : 'The table is already for invited players only.',
      )
    happens(course, { type: 'DoorSet', open: order.open, at })
    return null
  }
  if (order.type === 'revoke') {
    const { invitation } = order
    if (!invitations.some(({ id }) => id === invitation))
      return simply('no-such-invitation', 'This invitation doesn’t exist.')
    happens(course, { type: 'InvitationRevoked', invitation, at })
    return null
  }
  const other = heldIn(people, order.person)
  if (other === undefined) return simply('not-here', 'There’s nobody by that name at this table.')
  if (order.type === 'role') return giveRole(course, order.person, order.role, at, orders)
  if (order.person === host) return simply('not-oneself', 'You can’t do that to yourself: leave the table instead.')
  switch (order.type) {
    case 'mute':
      return bars(course, order.person, other, { muted: order.muted, banned: other.banned }, at)
    case 'ban': {
      const refused = bars(course, order.person, other, { muted: other.muted, banned: order.banned }, at)
      if (refused !== null || !order.banned) return refused
      endInvitationsOf(course, order.person, at)
      return getsUp(course, order.person, at, orders)
    }
    case 'kick':
      if (seatOf(course, order.person) === 0) return simply('no-seat', `${other.name} has no seat here.`)
      return getsUp(course, order.person, at, orders)
  }
}

const seatOf = ({ hosted }: Course, person: PlayerId): number => (hosted.night?.table.chairs.indexOf(person) ?? -1) + 1

/**
 * A player who is sent away gets up. Where software deals the hand is played first, by its player as before: nobody wins
 * a pot by sending somebody away. Where cards are real the helper tells that somebody has gone.
 */
const getsUp = (
  course: Course,
  player: PlayerId,
  at: Time,
  orders: (...list: readonly NightOrder[]) => Refused | null,
): Refused | null => {
  if (seatOf(course, player) === 0) return null
  return orders({ type: 'Leave', player, gone: course.hosted.night!.table.placard.told, at })
}

const bars = (
  course: Course,
  person: PlayerId,
  { name, muted, banned }: AtTable,
  now: { readonly muted: boolean; readonly banned: boolean },
  at: Time,
): Refused | null => {
  if (now.muted === muted && now.banned === banned) return simply('as-it-is', `Already set for ${name}.`)
  happens(course, { type: 'RightsChanged', person, ...now, at })
  return null
}

/** The links by which somebody came let nobody in any more: under another name he would come back by them. */
const endInvitationsOf = (course: Course, person: PlayerId, at: Time): void => {
  for (const { id, came = [] } of course.hosted.invitations) {
    if (came.includes(person)) happens(course, { type: 'InvitationRevoked', invitation: id, at })
  }
}

/** A table always has a host. */
const giveRole = (
  course: Course,
  person: PlayerId,
  role: Role,
  at: Time,
  orders: (...list: readonly NightOrder[]) => Refused | null,
): Refused | null => {
  const { people } = course.hosted
  const other = heldIn(people, person)!
  if (other.bot !== null) return simply('not-for-bots', 'Bots only play: they can’t have a role.')
  if (other.role === role) return simply('as-it-is', `${other.name} is ${role} already.`)
  const hosts = Object.values(people).filter(it => it.role === 'host').length
  if (other.role === 'host' && hosts === 1)
    return simply('host-is-needed', 'A table needs a host: make somebody else host first.')
  happens(course, { type: 'RoleGiven', person, role, at })
  // who looks on has no seat: he gets up when the deal is over
  if (role !== 'spectator' || seatOf(course, person) === 0) return null
  return orders({ type: 'Leave', player: person, gone: false, at })
}

const seatBot = (
  course: Course,
  { seat, chips, temper }: Extract<HostOrder, { readonly type: 'bot' }>,
  at: Time,
  orders: (...list: readonly NightOrder[]) => Refused | null,
): Refused | null => {
  const tooMuch = boughtTooMuch(course.hosted.night!.table, '', chips)
  if (tooMuch !== null) return tooMuch
  const count = Object.values(course.hosted.people).filter(({ bot }) => bot !== null).length
  const player = `bot-${count + 1}`
  const name = nameAt(course.hosted, player, BOT_NAMES[count % BOT_NAMES.length]!)
  happens(course, { type: 'PersonCame', person: player, name, bot: temper, role: 'player', at })
  return orders({ type: 'TakeSeat', player, seat, at }, { type: 'BuyIn', player, chips, at })
}

const BOT_NAMES = ['Ada', 'Blaise', 'Carl', 'Daniel', 'Emmy', 'Fermat', 'Grace', 'Hypatia', 'Ines', 'Jakob'] as const
