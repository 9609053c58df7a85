import type { FloorTable } from '@cardroom/engine/floor'
import type { CameFrom, NightOrder, PlayerId, Time } from '@cardroom/engine/table'
import { buyInRange } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import type { Refused } from '../refusal.ts'
import { type Course, happens } from '../table/dealer/dealer.ts'
import { nameAt } from '../table/people/name-at-table.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { orders } from '../table/state/night-orders.ts'

/** Somebody whom the floor wants in a seat, and from where they come if they played elsewhere. */
export type Wanted = {
  readonly person: PlayerId
  readonly name: string
  readonly seat: number
  readonly from: Pick<CameFrom, 'how' | 'stack'> | null
}

/** Seats somebody at a table that software deals: with what they had where they come from, or with the usual buy-in. */
export const seatsPlayer = (hosted: Hosted, { person, name, seat, from }: Wanted, at: Time): Course | Refused => {
  const course: Course = { hosted, events: [] }
  const table = hosted.night!.table
  if (table.chairs.includes(person)) return course
  if (heldIn(hosted.people, person) === undefined)
    happens(course, { type: 'PersonCame', person, name: nameAt(hosted, person, name), bot: null, role: 'player', at })
  const moved: NightOrder = { type: 'TakeSeat', player: person, seat, at, ...(from !== null && { from }) }
  if (from !== null) return orders(course, moved) ?? course
  const { least, most } = buyInRange(table.placard)
  const chips = Math.max(least, Math.min(most ?? Number.POSITIVE_INFINITY, usualBuyIn(hosted)))
  return orders(course, moved, { type: 'BuyIn', player: person, chips, at }) ?? course
}

/** A hundred big bets, or what comes closest. */
const usualBuyIn = ({ night }: Hosted): number => 100 * (night!.table.placard.parts[0]!.stakes.unit ?? 1)

/** Whoever has to move gets up when the deal is over that is on. */
export const sendsAway = (hosted: Hosted, players: readonly PlayerId[], at: Time): Course | Refused => {
  const course: Course = { hosted, events: [] }
  const { chairs, members } = hosted.night!.table
  for (const player of players) {
    const isLeaving = members.find(it => it.player === player)?.leaving === true
    if (!chairs.includes(player) || isLeaving) continue
    const refused = orders(course, { type: 'Leave', player, gone: false, at })
    if (refused !== null) return refused
  }
  return course
}

/** The table closes: everybody gets up. A deal that is on is played first. */
export const closesTable = (hosted: Hosted, at: Time): Course | Refused => {
  const course: Course = { hosted, events: [] }
  const { deal, ended } = hosted.night!.table
  return deal !== null || ended ? course : (orders(course, { type: 'CloseTable', at }) ?? course)
}

/** Those at a table of the floor who have to go now. */
export const dueToGo = ({ chairs }: FloorTable): readonly PlayerId[] =>
  chairs.flatMap(chair => (chair.is === 'taken' && chair.going?.due === true ? [chair.player] : []))
