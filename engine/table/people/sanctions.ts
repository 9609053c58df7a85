import { plays } from '../chips/buy-in.ts'
import type { Out } from '../deals/plan.ts'
import { bookOf, memberOf } from '../draft.ts'
import { cashOut } from '../leaving/leave.ts'
import type { Penalty } from '../member.ts'
import { refusedAt } from '../refusal.ts'
import { minutes, type Time } from '../time.ts'
import { type Handler, type TableWork, tellAt } from '../work.ts'
import type { PeopleOrder } from './people-orders.ts'

type Of<T extends PeopleOrder['type']> = Extract<PeopleOrder, { readonly type: T }> & { readonly at: number }

/** Somebody is warned. */
export const warn: Handler<Of<'Warn'>> = (work, { player, about, at }) => {
  const member = memberOf(work.table, player)
  if (member === undefined) return refusedAt('not-at-the-table', { player })
  const { rules } = bookOf(work.table).etiquetteSanctions
  tellAt(work, { type: 'Warned', player, about, count: member.warnings + 1, at, rules })
  return null
}

/** rrp/1/etiquette/intro: where the book has it, he is dealt out for a number of deals, or for a time. */
export const penalize: Handler<Of<'Penalize'>> = (work, { player, deals, minutes: count, at }) => {
  if (memberOf(work.table, player)?.seat == null) return refusedAt('no-seat', { player })
  const { is, rules } = bookOf(work.table).etiquetteSanctions
  if (!is.includes('suspend')) return refusedAt('not-played-here', { player, about: is.join(', '), rules })
  const length = deals ?? count ?? 0
  if (!(Number.isSafeInteger(length) && length > 0) || (deals !== undefined && count !== undefined)) {
    return refusedAt('no-such-penalty', { player, about: 'deals or minutes', rules })
  }
  const penalty: Penalty = deals === undefined ? { until: at + minutes(length) } : { deals: length }
  tellAt(work, { type: 'Penalized', player, penalty, at, rules })
  return null
}

/** The floor sends him out, when the deal is over if he is in one. */
export const remove: Handler<Of<'Remove'>> = (work, { player, bar, at }) => {
  const { table } = work
  if (memberOf(table, player)?.seat == null) return refusedAt('no-seat', { player })
  const { is, rules } = bookOf(table).etiquetteSanctions
  const barring = is.includes('bar') || is.includes('bar-for-life') || is.includes('disqualify')
  if (bar ? !barring : !(barring || is.includes('remove'))) {
    return refusedAt('not-played-here', { player, about: is.join(', '), rules })
  }
  if (bar) tellAt(work, { type: 'Barred', player, at, rules })
  if (plays(table, player)) tellAt(work, { type: 'LeavingSaid', player, gone: false, at, rules })
  else cashOut(work, player, 'removed', at, rules)
  return null
}

/** A deal is called without those who serve a penalty: it counts for them. */
export const servePenalties = (work: TableWork, out: readonly Out[], at: Time): void => {
  for (const { player, why, rules } of out) {
    const penalty = memberOf(work.table, player)?.penalty
    if (why !== 'penalty' || penalty == null || 'until' in penalty) continue
    const left = penalty.deals > 1 ? { deals: penalty.deals - 1 } : null
    tellAt(work, { type: 'PenaltyServed', player, left, at, rules })
  }
}
