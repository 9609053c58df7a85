import { bookOf, memberOf } from '../draft.ts'
import type { At } from '../events.ts'
import type { Collection } from '../placard.ts'
import type { PlayerId } from '../player.ts'
import { refused } from '../refusal.ts'
import type { Table } from '../table.ts'
import { minutes, type Time } from '../time.ts'
import { type Handler, type TableWork, tell } from '../work.ts'
import type { CollectionsOrder } from './collections.ts'

/** The time collection of a table, or null where it has another, or none. */
export const timeOf = ({ placard: { collection } }: Table): Extract<Collection, { readonly way: 'time' }> | null =>
  collection.way === 'time' ? collection : null

/** Until when somebody has paid time at a table; null where they haven't, or nothing is paid. */
export const timePaidUntil = (table: Table, player: PlayerId): Time | null => {
  const { last, paid, elsewhere = [] } = table.time
  const time = timeOf(table)
  if (time === null) return null
  const before = elsewhere.find(it => it.player === player)?.until ?? null
  return last !== null && paid.includes(player) ? Math.max(last + minutes(time.everyMinutes), before ?? 0) : before
}

/** Has somebody who moved here paid for this time where they were? */
export const hasPaidElsewhere = ({ time: { elsewhere = [] } }: Table, player: PlayerId, at: Time): boolean =>
  elsewhere.some(it => it.player === player && at < it.until)

/** A player pays the time that they owe. */
export const payTime: Handler<Extract<CollectionsOrder, { readonly type: 'PayTime' }> & At> = (
  work,
  { player, at },
) => {
  const { state: table } = work
  const owes = table.time.owes.includes(player) || table.time.courtesy.some(it => it.player === player)
  if (!owes) return refused('not-due-for-it', { player, about: 'time' })
  return takeTime(work, player, at)
    ? null
    : refused('buy-in-too-small', { player, least: timeOf(table)!.amount, about: 'time' })
}

/** They pay their own time, if they have as much; otherwise nothing is taken. */
export const takeTime = (work: TableWork, player: PlayerId, at: Time): boolean => {
  const { amount } = timeOf(work.state)!
  if (memberOf(work.state, player)!.stack < amount) return false
  const { rules } = bookOf(work.state).timeCollection
  const from = [{ player, chips: amount }]
  tell(work, { type: 'CollectionTaken', why: 'individual', from, covers: [player], at, rules })
  return true
}
