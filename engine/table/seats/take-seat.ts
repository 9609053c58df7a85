import type { Seat } from '../../deal/chips.ts'
import { NO_RULES } from '../../deal/work.ts'
import { RETURN } from '../button/missed-blinds.ts'
import { bringStack, transferOff } from '../chips/transfer.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { Member } from '../member.ts'
import { maySit } from '../people/may-sit.ts'
import { refused, type TableRefusal } from '../refusal.ts'
import type { Table } from '../table.ts'
import { type Handler, tell } from '../work.ts'
import { owedOnMoving } from './owed-on-moving.ts'
import { placeAfterMove } from './place-after-move.ts'
import type { SeatsOrder } from './seats.ts'

type TakeSeat = Extract<SeatsOrder, { readonly type: 'TakeSeat' }> & { readonly at: number }

/** Somebody sits down at a chair that is free. */
export const takeSeat: Handler<TakeSeat> = (work, order) => {
  const { state: table } = work
  const { player, seat, from, card = 'on-file', at } = order
  const off = chairOff(table, seat)
  if (off) return off
  if (memberOf(table, player)?.seat != null) return refused('has-a-seat', { player })
  const wrong = maySit(table, player, at, card) ?? (from === undefined ? null : transferOff(table, player, from, at))
  if (wrong !== null) return wrong
  const paid = from?.timeUntil !== undefined && from.timeUntil > at ? { timeUntil: from.timeUntil } : {}
  tell(work, { type: 'SeatTaken', player, seat, ...standingOf(table, order), ...paid, at, rules: NO_RULES })
  if (from !== undefined) bringStack(work, player, from, at)
  return null
}

/** Why nobody can sit down here, or null. */
export const chairOff = ({ chairs, placard, deals }: Table, seat: Seat): TableRefusal | null => {
  // rrp/2/seating/7: a new game may start with a chair more, which goes when somebody quits
  const { is: extra, rules } = bookOf({ placard }).extraStartSeat
  const most = deals === 0 ? placard.chairs + extra : Math.max(chairs.length, placard.chairs)
  if (!(Number.isInteger(seat) && seat >= 1 && seat <= most)) return refused('no-such-seat', { seat, most, rules })
  if ((chairs[seat - 1] ?? null) !== null) return refused('seat-is-taken', { seat })
  const taken = chairs.filter(player => player !== null).length
  if (deals > 0 && taken >= placard.chairs) {
    return refused('no-such-seat', { seat, most: placard.chairs, about: 'extra-chair-is-gone', rules })
  }
  return null
}

/** How they stand with the blinds: new, moved here, or a player who was gone for less than an hour and is no newcomer. */
const standingOf = (
  table: Table,
  { player, seat, from, missed = [], at }: TakeSeat,
): Pick<Member, 'standing' | 'place' | 'missed'> => {
  const before = memberOf(table, player)
  const left = before?.left ?? null
  // wsop/103d-carry: with the blinds that they missed where they were
  if (from?.how === 'must-move' && !from.otherGame) return { standing: 'moved', place: null, missed }
  if (before === undefined || left === null || at - left.at > RETURN || before.standing === 'new') {
    return { standing: 'new', place: null, missed: [] }
  }
  const { standing } = before
  if (left.seat === seat) return { standing, place: before.place, missed: before.missed }
  const mover = { ...before, seat: left.seat }
  return { standing, place: placeAfterMove(table, mover, seat).place, missed: owedOnMoving(table, mover) }
}
