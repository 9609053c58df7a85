import { bookOf, memberOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { PeopleOrder } from './people.ts'

type Of<T extends PeopleOrder['type']> = Extract<PeopleOrder, { readonly type: T }> & { readonly at: number }

/** rrp/2/procedures/27: somebody may sit behind a player in a cash game if nobody in the game objects. */
export const seatGuest: Handler<Of<'SeatGuest'>> = (work, { player, guest, objections, at }) => {
  const { state: table } = work
  const member = memberOf(table, player)
  if (member?.seat == null) return refused('no-seat', { player })
  const { is, rules } = bookOf(table).guestBehindPlayer
  const event = table.placard.setting === 'tournament'
  if (is.allowed === 'never' || (event && is.allowed !== 'always')) {
    return refused('not-played-here', { player, about: 'guests-in-cash-games', rules })
  }
  if (is.allowed === 'cash-games-if-no-objection' && objections > 0) return refused('not-all-agree', { player, rules })
  if (is.most !== null && member.guests.length >= is.most) {
    return refused('too-many-guests', { player, most: is.most, rules })
  }
  tell(work, { type: 'GuestSeated', player, guest, at, rules })
  return null
}

/** A guest leaves, by choice or because they looked at a hand. */
export const guestGoes: Handler<Of<'GuestGoes'>> = (work, { player, guest, looked = false, at }) => {
  const member = memberOf(work.state, player)
  if (member === undefined || !member.guests.includes(guest))
    return refused('not-at-the-table', { player, about: { guest } })
  tell(work, { type: 'GuestLeft', player, guest, looked, at, rules: bookOf(work.state).guestBehindPlayer.rules })
  return null
}
