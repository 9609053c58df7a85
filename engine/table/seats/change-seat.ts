import { bookOf, memberOf } from '../draft.ts'
import type { Member } from '../member.ts'
import { refused } from '../refusal.ts'
import type { Table } from '../table.ts'
import { type Handler, tell } from '../work.ts'
import { owedOnMoving } from './owed-on-moving.ts'
import { placeAfterMove } from './place-after-move.ts'
import type { SeatsOrder } from './seats.ts'

type ChangeSeat = Extract<SeatsOrder, { readonly type: 'ChangeSeat' }> & { readonly at: number }

/** A player in this game takes another chair in it, between deals. */
export const changeSeat: Handler<ChangeSeat> = (work, { player, seat, at }) => {
  const { state: table } = work
  const member = memberOf(table, player)
  if (member === undefined || member.seat === null) return refused('no-seat', { player })
  if (table.deal?.players.some(it => it.player === player)) {
    return refused('deal-is-on', { player, about: { deal: table.deal.number } })
  }
  if (member.playedOverBy !== null || table.members.some(it => it.playedOverBy === player)) {
    return refused('seat-is-played-over', { player, seat: member.seat, rules: bookOf(table).playOver.rules })
  }
  if (!(Number.isInteger(seat) && seat >= 1 && seat <= table.chairs.length)) {
    return refused('no-such-seat', { seat, most: table.chairs.length })
  }
  if (table.chairs[seat - 1] !== null) return refused('seat-is-taken', { seat })
  const { place, rules } = placeAfterMove(table, member, seat)
  const off = dealsOff(table, member)
  tell(work, {
    type: 'SeatChanged',
    player,
    from: member.seat,
    seat,
    place,
    missed: owedOnMoving(table, { ...member, seat: member.seat }),
    dealtOff: off,
    at,
    rules: off ? [...new Set([...rules, ...bookOf(table).dealOffFree.rules])] : rules,
  })
  return null
}

/** rrp/4/16: they have just played the button. */
const dealsOff = (table: Table, { seat, standing }: Member): boolean =>
  bookOf(table).dealOffFree.is && standing === 'active' && table.places?.button === seat
