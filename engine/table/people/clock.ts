import type { Seat } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import { clockTerms, hasClock } from '../../rulings/people/clock-terms.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import { refused, type TableRefusal } from '../refusal.ts'
import type { Table } from '../table.ts'
import { seconds, type Time } from '../time.ts'
import { type Handler, tell } from '../work.ts'
import type { PeopleOrder } from './people.ts'

/** A clock on a player: when it started, when they're warned, and when time runs out. */
export type Clock = {
  readonly player: PlayerId
  readonly seat: Seat
  readonly by: PlayerId | 'floor'
  readonly from: Time
  readonly warns: Time
  readonly ends: Time
}

/** The rules for calling the clock on a player. */
export const clockRules = (table: Table): readonly RuleId[] => bookOf(table).clock.rules

type CallClock = Extract<PeopleOrder, { readonly type: 'CallClock' }> & { readonly at: number }

/** rrp/14/nl/16, wsop/85: somebody calls the clock on a player. */
export const callClock: Handler<CallClock> = (work, order) => {
  const { state: table } = work
  const { player, by, since, seconds: shorter, at } = order
  if (table.deal === null) return refused('no-deal-is-on')
  const place = table.deal.players.find(it => it.player === player)
  if (place === undefined) return refused('not-in-the-deal', { player })
  if (table.clock !== null && table.clock.from >= since) return refused('clock-runs', { until: table.clock.ends })
  const book = bookOf(table)
  const { think, runs, warning, countdown, rules } = clockTerms(table.deal.start.form, book)
  const wrong = callerOff(table, order, book)
  if (wrong !== null) return wrong
  // the floor may act on stalling at any time
  const earliest = since + seconds(by === 'floor' ? 0 : think)
  if (at < earliest) return refused('not-the-time', { player, until: earliest, rules })
  const time = shorter ?? runs
  if (!(Number.isSafeInteger(time) && time > 0 && time <= runs)) return refused('not-the-time', { player, most: runs })
  const ends = at + seconds(shorter ?? runs + countdown)
  const warns = shorter === undefined ? ends - seconds(warning + countdown) : at
  tell(work, { type: 'ClockCalled', clock: { player, seat: place.seat, by, from: at, warns, ends }, at, rules })
  return null
}

/** Who may call it: by the book anybody at the table, anybody else, or anybody who was dealt in; some must be at their seat. */
const callerOff = (
  table: Table,
  { player, by, seconds: shorter, atSeat = true }: CallClock,
  book: Rulebook,
): TableRefusal | null => {
  const { is, rules } = book.clock
  const { form, stakes } = table.deal!.start
  if (!hasClock(form, stakes, book)) {
    return refused('not-played-here', { about: { clockAt: is.structures }, rules })
  }
  if (shorter !== undefined && (by !== 'floor' || !is.mayBeShortened)) {
    return refused('not-theirs-to-say', { about: is.mayBeShortened ? 'floor' : 'full-clock', rules })
  }
  if (by === 'floor') return null
  const caller = memberOf(table, by)
  if (caller?.seat == null) return refused('no-seat', { player: by, rules })
  if (is.requesterAtSeat && (!atSeat || caller.away !== null)) return refused('away', { player: by, rules })
  const dealtIn = table.deal!.players.some(it => it.player === by)
  if (is.requestedBy === 'anyone-dealt-in' && !dealtIn) return refused('not-in-the-deal', { player: by, rules })
  if (is.requestedBy === 'another-player' && by === player) return refused('not-theirs-to-say', { player: by, rules })
  return null
}

/** Their time is up: the deal decides what that means. */
export const endClock: Handler<Extract<PeopleOrder, { readonly type: 'EndClock' }> & { readonly at: number }> = (
  work,
  { at },
) => {
  const { clock } = work.state
  if (clock === null) return refused('no-clock-runs')
  const { rules } = bookOf(work.state).clock
  if (at < clock.ends) return refused('not-the-time', { player: clock.player, until: clock.ends, rules })
  tell(work, { type: 'ClockRanOut', player: clock.player, seat: clock.seat, at, rules })
  return null
}
