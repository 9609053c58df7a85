import { NO_RULES } from '../../deal/work.ts'
import { bookOf } from '../draft.ts'
import { refusedAt } from '../refusal.ts'
import { type Handlers, tellAt } from '../work.ts'
import { announceTime, timeDueAt } from './announce-time.ts'
import type { CollectionsOrder } from './collections-orders.ts'
import { declineTime } from './courtesy.ts'
import { optOut, payTimeBy } from './pay-time-by.ts'
import { takeTime, timeOf } from './take-time.ts'

/** Who carries out what is ordered about collections. */
export const collectionsHandlers: Handlers<CollectionsOrder> = {
  TellWaiting: (work, { names, at }) => {
    if (!(Number.isSafeInteger(names) && names >= 0)) return refusedAt('chips-not-whole', { about: 'names', least: 0 })
    tellAt(work, { type: 'WaitingTold', names, at, rules: NO_RULES })
    return null
  },
  AnnounceTime: (work, { at }) => {
    const time = timeOf(work.table)
    if (time === null) return refusedAt('not-played-here', { about: 'a time collection' })
    const until = timeDueAt(work.table)
    if (at < until) return refusedAt('not-the-time', { until, rules: bookOf(work.table).timeCollection.rules })
    announceTime(work, at)
    return null
  },
  PayTimeBy: payTimeBy,
  OptOut: optOut,
  DeclineTime: declineTime,
  PayTime: (work, { player, at }) => {
    const { table } = work
    const owes = table.time.owes.includes(player) || table.time.courtesy.some(it => it.player === player)
    if (!owes) return refusedAt('not-due-for-it', { player, about: 'time' })
    return takeTime(work, player, at)
      ? null
      : refusedAt('buy-in-too-small', { player, least: timeOf(table)!.amount, about: 'time' })
  },
}
