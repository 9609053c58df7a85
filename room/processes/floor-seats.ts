import type { FloorTable } from '@cardroom/engine/floor'
import type { CameFrom, NightOrder, PlayerId, Time } from '@cardroom/engine/table'
import { buyInRange } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import type { Temper } from '../protocol/named.ts'
import type { Refused } from '../refusal.ts'
import { nameAt } from '../table/people/name-at-table.ts'
import { type Course, tell } from '../table/state/course.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { orders } from '../table/state/night-orders.ts'

/** Somebody whom the floor wants in a seat, and from where they come if they played elsewhere. */
export type Wanted = {
  readonly person: PlayerId
  readonly name: string
  /** How a bot plays; null for people. */
  readonly bot: Temper | null
  readonly seat: number
  readonly from: Pick<CameFrom, 'how' | 'stack' | 'timeUntil'> | null
}

/** Seats somebody at a table that software deals: with what they had where they come from, or with the usual buy-in. */
export const seatsPlayer = (course: Course, { person, name, bot, seat, from }: Wanted, at: Time): Refused | null => {
  const { hosted } = course
  const { table } = hosted.night!
  if (table.chairs.includes(person)) return null
  if (heldIn(hosted.people, person) === undefined)
    tell(course, { type: 'PersonCame', person, name: nameAt(hosted, person, name), bot, role: 'player', at })
  const takes: NightOrder = { type: 'TakeSeat', player: person, seat, at, ...(from !== null && { from }) }
  if (from !== null) return orders(course, takes)
  const { least, most } = buyInRange(table.placard)
  const chips = Math.max(least, Math.min(most ?? Number.POSITIVE_INFINITY, usualBuyIn(hosted)))
  return orders(course, takes, { type: 'BuyIn', player: person, chips, at })
}

/** A hundred big bets, or what comes closest. */
const usualBuyIn = ({ night }: Hosted): number => 100 * (night!.table.placard.parts[0]!.stakes.unit ?? 1)

/** A player who has to move gets up when the deal in play is over. */
export const sendAway = (course: Course, players: readonly PlayerId[], at: Time): Refused | null => {
  const { chairs, members } = course.hosted.night!.table
  const isLeaving = (player: PlayerId): boolean => members.find(it => it.player === player)?.leaving === true
  const stay = players.filter(player => chairs.includes(player) && !isLeaving(player))
  return orders(course, ...stay.map((player): NightOrder => ({ type: 'Leave', player, gone: false, at })))
}

/** The table closes: everybody gets up. A deal that is on is played first. */
export const closeAfterDeal = (course: Course, at: Time): Refused | null => {
  const { deal, ended } = course.hosted.night!.table
  return deal !== null || ended ? null : orders(course, { type: 'CloseTable', at })
}

/** Those at a table of the floor who have to go now. */
export const playersToMove = ({ chairs }: FloorTable): readonly PlayerId[] =>
  chairs.flatMap(chair => (chair.is === 'taken' && chair.going?.due === true ? [chair.player] : []))
