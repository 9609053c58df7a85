import { plays } from '../chips/buy-in.ts'
import type { Out } from '../deals/plan.ts'
import { bookOf, memberOf } from '../draft.ts'
import { cashOut } from '../leaving/leave.ts'
import type { Penalty } from '../member.ts'
import { refused } from '../refusal.ts'
import { minutes, type Time } from '../time.ts'
import { type Handler, type TableWork, tell } from '../work.ts'
import type { PeopleOrder } from './people.ts'

type Of<T extends PeopleOrder['type']> = Extract<PeopleOrder, { readonly type: T }> & { readonly at: number }

/** Somebody is warned. */
export const warn: Handler<Of<'Warn'>> = (work, { player, about, at }) => {
  const member = memberOf(work.state, player)
  if (member === undefined) return refused('not-at-the-table', { player })
  const { rules } = bookOf(work.state).etiquetteSanctions
  tell(work, { type: 'Warned', player, about, count: member.warnings + 1, at, rules })
  return null
}

/** rrp/1/etiquette/intro: where the book has it, they are dealt out for a number of deals, or for a time. */
export const penalize: Handler<Of<'Penalize'>> = (work, { player, deals, minutes: count, at }) => {
  if (memberOf(work.state, player)?.seat == null) return refused('no-seat', { player })
  const { is, rules } = bookOf(work.state).etiquetteSanctions
  if (!is.includes('suspend')) return refused('not-played-here', { player, about: { sanctions: is }, rules })
  const length = deals ?? count ?? 0
  if (!(Number.isSafeInteger(length) && length > 0) || (deals !== undefined && count !== undefined)) {
    return refused('no-such-penalty', { player, about: 'deals-or-minutes', rules })
  }
  const penalty: Penalty = deals === undefined ? { until: at + minutes(length) } : { deals: length }
  tell(work, { type: 'Penalized', player, penalty, at, rules })
  return null
}

/** The floor sends them out, when the deal is over if they are in one. */
export const remove: Handler<Of<'Remove'>> = (work, { player, bar, at }) => {
  const { state: table } = work
  if (memberOf(table, player)?.seat == null) return refused('no-seat', { player })
  const { is, rules } = bookOf(table).etiquetteSanctions
  const barring = is.includes('bar') || is.includes('bar-for-life') || is.includes('disqualify')
  if (bar ? !barring : !(barring || is.includes('remove'))) {
    return refused('not-played-here', { player, about: { sanctions: is }, rules })
  }
  if (bar) tell(work, { type: 'Barred', player, at, rules })
  if (plays(table, player)) tell(work, { type: 'LeavingSaid', player, gone: false, at, rules })
  else cashOut(work, player, 'removed', at, rules)
  return null
}

/** A deal is called without those who serve a penalty: it counts for them. */
export const servePenalties = (work: TableWork, out: readonly Out[], at: Time): void => {
  for (const { player, why, rules } of out) {
    const penalty = memberOf(work.state, player)?.penalty
    if (why !== 'penalty' || penalty == null || 'until' in penalty) continue
    const left = penalty.deals > 1 ? { deals: penalty.deals - 1 } : null
    tell(work, { type: 'PenaltyServed', player, left, at, rules })
  }
}
