import { bookOf } from '../draft.ts'
import type { At } from '../events.ts'
import type { Member } from '../member.ts'
import type { PlayerId } from '../player.ts'
import { refused } from '../refusal.ts'
import type { Table } from '../table.ts'
import { minutes, type Time } from '../time.ts'
import { type Handler, type TableWork, tell } from '../work.ts'
import { hasPaidElsewhere, timeOf } from './take-time.ts'

/** When time falls due next: at once before the first deal, since it is paid in advance, and then at equal intervals. */
export const timeDueAt = (table: Table): Time => {
  const time = timeOf(table)
  if (time === null) return Number.POSITIVE_INFINITY
  const { last } = table.time
  const every = minutes(time.everyMinutes)
  if (last !== null) return last + every
  return bookOf(table).timeCollectionTiming.is === 'in-advance' ? table.opened : table.opened + every
}

/** The dealer calls time, which has fallen due. */
export const callTime: Handler<At> = (work, { at }) => {
  const { state: table } = work
  if (timeOf(table) === null) return refused('not-played-here', { about: 'time-collection' })
  const until = timeDueAt(table)
  if (at < until) return refused('not-the-time', { until, rules: bookOf(table).timeCollection.rules })
  announceTime(work, at)
  return null
}

/** wsop/31-time: time is called, and all who have a seat owe it. A table that stood still owes for a single period. */
export const announceTime = (work: TableWork, at: Time): void => {
  const { state: table } = work
  const { timeCollection, timeCollectionTiming, playOverTimeCharge } = bookOf(table)
  const due = timeDueAt(table)
  const every = minutes(timeOf(table)!.everyMinutes)
  // the first period begins with the first deal, later ones follow each other by the clock
  const since = table.time.last === null ? at : due + Math.floor((at - due) / every) * every
  const over = table.members.some(({ playedOverBy }) => playedOverBy !== null)
  const rules = [...timeCollection.rules, ...timeCollectionTiming.rules, ...(over ? playOverTimeCharge.rules : [])]
  tell(work, { type: 'TimeAnnounced', since, players: whoPays(table, at), at, rules: [...new Set(rules)] })
}

/**
 * wsop/68-time: everybody with a seat, and of a seat that is played over both or one of the two; nobody who came from
 * another table and has paid there for the time that runs.
 */
const whoPays = (table: Table, at: Time): readonly PlayerId[] => {
  const { is } = bookOf(table).playOverTimeCharge
  const standIns = new Set(table.members.flatMap(({ playedOverBy }) => playedOverBy ?? []))
  const pays = ({ player, seat, stack, playedOverBy }: Member): boolean => {
    if (stack === 0 || hasPaidElsewhere(table, player, at)) return false
    if (playedOverBy !== null) return is !== 'stand-in'
    if (standIns.has(player)) return is !== 'seat-owner'
    return seat !== null
  }
  return table.members.filter(pays).map(({ player }) => player)
}
