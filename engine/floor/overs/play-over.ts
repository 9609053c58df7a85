import type { Seat } from '../../deal/chips.ts'
import { isRefusal } from '../../decider/refusal.ts'
import { openTable } from '../chairs/open-table.ts'
import { bookOf, chairAt, chairsOf, gameOf, seatPlayedOver, tableOf } from '../draft.ts'
import type { DealPlaces, FloorTable, TakenChair } from '../floor-table.ts'
import { maySitAt } from '../kept-off.ts'
import { meet } from '../people/people.ts'
import { refused } from '../refusal.ts'
import { type At, type FloorWork, type Handler, tell } from '../work.ts'
import type { OverOrder, WhyOver } from './overs.ts'

/** rrp/2/procedures/12: with leave of the floor and a box over their chips, somebody plays in an absent player’s seat. */
export const playOver: Handler<OverOrder> = (work, { player, table: id, seat, box, consent = false, at, by }) => {
  const floor = work.state
  const table = openTable(floor, id)
  if (isRefusal(table)) return table
  const chair = chairAt(table, seat)
  if (chair === undefined) return refused('no-such-seat', { table: id, seat })
  const book = bookOf(floor)
  const { is, rules } = book.playOver
  if (is.permission === 'not-allowed') return refused('no-playing-over', { rules })
  if (chair.is !== 'taken' || chair.away === null) return refused('not-away', { table: id, seat, rules })
  if (chair.over != null) return refused('seat-is-played-over', { table: id, seat, other: chair.over.player, rules })
  if (is.permission !== 'nobody' && by.office !== 'management' && by.office !== 'floor')
    return refused('not-your-office', { player, rules })
  if (is.playoverBox && !box) return refused('box-is-missing', { player: chair.player, rules })
  if (is.absentPlayerConsent && !consent) return refused('owner-must-agree', { player: chair.player, rules })
  if (chairsOf(floor, player).length > 0 || seatPlayedOver(floor, player) !== undefined)
    return refused('one-seat-each', { player, rules: book.maxSeatsPerPlayer.rules })
  const off = maySitAt(floor, player, table, at)
  if (off !== null) return off
  meet(work, player, 'here', { at, by })
  const { entersAs } = is
  tell(work, { type: 'PlayOverBegun', player, owner: chair.player, table: id, seat, entersAs, at, by, rules })
  return null
}

/** The owner is back: the stand-in goes at once, when the deal is over, or when the big blind comes to the seat. */
export const standInMakesRoom = (work: FloorWork, table: FloorTable, seat: Seat, when: At): void => {
  const chair = tableOf(work.state, table.id)!.chairs[seat - 1] as TakenChair
  if (chair.over == null) return
  const { is, rules } = bookOf(work.state).playOver
  const hasBlinds = gameOf(work.state, table.game)!.order === 'button'
  const goes = is.ownerReturns === 'stays-until-blind' && hasBlinds ? 'big-blind' : table.inDeal ? 'deal-over' : null
  if (goes === null) return endOver(work, table.id, seat, 'owner-is-back', when)
  const { player } = chair.over
  tell(work, { type: 'PlayOverEnding', player, owner: chair.player, table: table.id, seat, when: goes, ...when, rules })
}

/** wsop/68: a deal is about to begin with the big blind at a seat whose owner is back, or the one on has ended. */
export const endOversAt = (work: FloorWork, table: FloorTable, next: DealPlaces | null, when: At): void => {
  for (const [i, chair] of table.chairs.entries()) {
    if (chair.is !== 'taken' || chair.over?.goes == null) continue
    const isOver = chair.over.goes === 'deal-over' ? next === null : next?.big === i + 1
    if (isOver) endOver(work, table.id, i + 1, 'owner-is-back', when)
  }
}

/** Nobody plays over this seat any longer. */
export const endOver = (work: FloorWork, id: string, seat: Seat, why: WhyOver, when: At): void => {
  const chair = tableOf(work.state, id)!.chairs[seat - 1]
  if (chair?.is !== 'taken' || chair.over == null) return
  const { player } = chair.over
  const { rules } = bookOf(work.state).playOver
  tell(work, { type: 'PlayOverEnded', player, owner: chair.player, table: id, seat, why, ...when, rules })
}
