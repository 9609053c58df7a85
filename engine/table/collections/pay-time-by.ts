import { bombPot } from '../../forms/bomb-pot.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import { noBombPot, refused, type TableRefusal } from '../refusal.ts'
import type { Table, TimeWay } from '../table.ts'
import { type Handler, tell } from '../work.ts'
import type { CollectionsOrder } from './collections.ts'
import { timeOf } from './take-time.ts'

type Order<T extends CollectionsOrder['type']> = Extract<CollectionsOrder, { readonly type: T }> & {
  readonly at: number
}

/** wsop/31-time: the table agrees on how the next time is paid. */
export const payTimeBy: Handler<Order<'PayTimeBy'>> = (work, { way, agreed, ante, at }) => {
  const { state: table } = work
  const off = wayOff(table, way)
  if (off !== null) return off
  if (ante !== undefined && !(Number.isSafeInteger(ante) && ante > 0))
    return refused('chips-not-whole', { about: 'ante' })
  const { rules } = bookOf(table).timeCollection
  const silent = table.chairs.filter(
    (player): player is PlayerId =>
      player !== null && !agreed.includes(player) && !table.time.optedOut.includes(player),
  )
  if (way !== 'individual' && silent.length > 0) return refused('not-all-agree', { about: silent, rules })
  tell(work, { type: 'TimeWayAgreed', way, ante: ante ?? null, at, rules })
  return null
}

/** wsop/31a, 31b, 31c: a player who opts out pays their own time. */
export const optOut: Handler<Order<'OptOut'>> = (work, { player, at }) => {
  const { state: table } = work
  const { is, rules } = bookOf(table).timeCollection
  if (timeOf(table) === null) return refused('not-played-here', { player, about: 'time-collection' })
  if (memberOf(table, player)?.seat == null) return refused('no-seat', { player })
  if (!is.optOut) return refused('not-theirs-to-say', { player, rules })
  tell(work, { type: 'OptedOut', player, at, rules })
  return null
}

/** Why time cannot be paid in this way here, or null. */
const wayOff = (table: Table, way: TimeWay): TableRefusal | null => {
  const { is, rules } = bookOf(table).timeCollection
  if (timeOf(table) === null) return refused('not-played-here', { about: 'time-collection' })
  if (!is.ways.includes(way)) return refused('not-played-here', { about: { ways: is.ways }, rules })
  const { form } = table.placard.parts[table.rotation.part]!
  if (way === 'time-flop' && form.boards === 0)
    return refused('not-played-here', { about: { noFlopIn: form.name }, rules })
  const played = way !== 'bomb-pot' || bombPot(form).ok
  return played ? null : refused('not-played-here', { about: noBombPot(form), rules })
}
