import { bookOf, memberOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import type { Table } from '../table.ts'
import type { Time } from '../time.ts'
import { type TableWork, tell } from '../work.ts'
import { announceTime, timeDueAt } from './announce-time.ts'
import { hasPaidElsewhere, takeTime, timeOf } from './take-time.ts'

/** Before a deal of a game that pays time: it is called if it is due, and taken from those who owe it. */
export const collectTime = (work: TableWork, at: Time): void => {
  const { state: table } = work
  if (timeOf(table) === null) return
  if (at >= timeDueAt(table)) announceTime(work, at)
  if (table.time.last === null) return
  for (const player of newcomers(table)) newcomerPays(work, player, at)
  const owes = table.time.owes.filter(player => !table.time.courtesy.some(it => it.player === player))
  const together = table.time.way === 'individual' ? [] : owes.filter(player => !table.time.optedOut.includes(player))
  // a single player has nobody to play for it with
  const pooled = together.length > 1 ? together : []
  for (const player of owes) if (!pooled.includes(player)) takeTime(work, player, at)
  if (pooled.length > 0) poolTime(work, pooled, at)
}

/** wsop/31-time: the deal that comes pays for all of them. */
const poolTime = (work: TableWork, players: readonly PlayerId[], at: Time): void => {
  const { state: table } = work
  const chips = timeOf(table)!.amount * players.length
  const { rules } = bookOf(table).timeCollection
  tell(work, { type: 'TimePooled', way: table.time.way, ante: table.time.ante, chips, players, at, rules })
}

/** Those who took a seat after time was called, and have not been asked for it. A player who moved here has paid where they were. */
const newcomers = ({ chairs, time, members }: Table): readonly PlayerId[] =>
  chairs.flatMap(player => {
    if (player === null || time.paid.includes(player) || time.owes.includes(player)) return []
    if (time.courtesy.some(it => it.player === player) || time.pool?.players.includes(player)) return []
    return memberOf({ members }, player)!.stack > 0 ? [player] : []
  })

/** rrp/2/procedures/4/new-player: with few names waiting a newcomer pays nothing for the time that runs. */
const newcomerPays = (work: TableWork, player: PlayerId, at: Time): void => {
  const { state: table } = work
  const { is, rules } = bookOf(table).newPlayerCollectionFreeMaxWaiting
  const hasPaid = memberOf(table, player)!.standing === 'moved' || hasPaidElsewhere(table, player, at)
  const free = hasPaid || (is !== null && table.waiting <= is)
  tell(work, { type: free ? 'TimeWaived' : 'TimeOwed', player, at, rules })
}
